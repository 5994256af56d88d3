import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern messages that wait when a similar one is triggered (`stack.push-on-trigger`).
extension Fault {
  static let whileWaiting: [Fault] = [
    replaced("same-asset-replaces-waiting", "the same assets") { waiting, new in
      !new.assets.isEmpty && waiting.assets == new.assets
    },
    replaced("same-event-replaces-waiting", "the same trigger") { waiting, new in
      !new.message.triggers.isEmpty && waiting.message.triggers == new.message.triggers
    },
  ]

  private static func replaced(
    _ id: String, _ words: String,
    _ isReplaced: @escaping @Sendable (_ waiting: StoredMessage, _ new: StoredMessage) -> Bool
  ) -> Fault {
    Fault(
      id, breaks: .stackPushOnTriggerOthersStay,
      "A triggered message replaces a waiting message with \(words)."
    ) {
      $0.stack.push = { stack, entry in
        stack.removeAll { $0.stored !== entry.stored && isReplaced($0.stored, entry.stored) }
        stack.append(entry)
      }
    }
  }
}
