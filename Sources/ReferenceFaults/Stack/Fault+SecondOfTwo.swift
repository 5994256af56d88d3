import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that show only with the second of two: two messages that wait for the same reason, or a
/// message that goes back twice.
extension Fault {
  static let secondOfTwo: [Fault] = [
    Fault(
      "second-newest-first", breaks: .stackLastInFirstOutNewestFirst,
      "The message below the newest is displayed first."
    ) {
      $0.stack.take = { stack in
        guard stack.count > 1, stack.last?.way == .stack else { return stack.popLast() }
        return stack.remove(at: stack.count - 2)
      }
    },
    Fault(
      "without-asset-first", breaks: .stackLastInFirstOutNewestFirst,
      "A message without assets is displayed before newer ones that have some."
    ) {
      $0.stack.take = { stack in
        guard stack.last?.way == .stack else { return stack.popLast() }
        let place = stack.lastIndex { $0.stored.assets.isEmpty && $0.way == .stack }
        return place.map { stack.remove(at: $0) } ?? stack.popLast()
      }
    },
    lastOnly("background", .reenqueueBackgroundWaits, "goes back in the background") {
      $0 == .background
    },
    lastOnly(
      "behind-visible", .reenqueueOtherVisibleWaits, "goes back behind a visible message"
    ) {
      $0 == .otherVisible
    },
    lastOnly("put-off", .reenqueueDisplayChoiceWaits, "the host puts off") {
      $0 == .displayChoice
    },
    lastOnly("keyboard", .reenqueueKeyboardWaits, "goes back because of the keyboard", [.legacy]) {
      $0 == .keyboard
    },
    lost(
      "second-return-lost-behind-visible", .reenqueueOtherVisibleWaits,
      "goes back behind a visible message a second time"
    ) {
      $0.returns.filter { $0 == .otherVisible }.count > 1
    },
    lost(
      "put-off-lost-the-third-time", .reenqueueDisplayChoiceWaits,
      "the host puts off a third time"
    ) {
      $0.returns.filter { $0 == .displayChoice }.count > 2
    },
    Fault(
      "local-replaces-waiting-local", breaks: .localDisplayWaits,
      "A local message replaces other local messages that wait."
    ) {
      $0.local.push = { stack, entry in
        stack.removeAll { $0.message.isLocal }
        stack.append(entry)
      }
    },
  ]

  private static func lastOnly(
    _ id: String, _ clause: ClauseID, _ words: String,
    _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isMeant: @escaping @Sendable (ReenqueueReason?) -> Bool
  ) -> Fault {
    Fault(
      "\(id)-keeps-last-only", breaks: clause,
      "Only the last message that \(words) is kept.", in: profiles
    ) {
      let original = $0.stack.putBack
      $0.stack.putBack = { stack, entry in
        if isMeant(entry.returns.last) { stack.removeAll { isMeant($0.returns.last) } }
        original(&stack, entry)
      }
    }
  }

  private static func lost(
    _ id: String, _ clause: ClauseID, _ words: String,
    _ profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isLost: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    Fault(id, breaks: clause, "A message that \(words) is dropped.", in: profiles) {
      let original = $0.stack.putBack
      $0.stack.putBack = { if !isLost($1) { original(&$0, $1) } }
    }
  }
}
