import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern local messages (`local.display`).
extension Fault {
  static let local: [Fault] = [
    Fault(
      "local-unchecked", breaks: .localDisplaySameConditions,
      "A local message is displayed without any checks."
    ) {
      $0.display.isChecked = { !$0.message.isLocal }
    }
  ]

  static let localOfSome: [Fault] = [
    Fault(
      "local-first", breaks: .stackLastInFirstOutNewestFirst,
      "Waiting local messages are displayed before campaigns, even newer ones.", in: [.legacy]
    ) {
      $0.stack.take = { stack in
        guard let index = stack.lastIndex(where: \.message.isLocal),
          stack.last?.way == .stack
        else { return stack.popLast() }
        return stack.remove(at: index)
      }
    },
    Fault(
      "local-triggered-by-session-start", breaks: .localDisplayOnRequest,
      "A local message is displayed when a session starts."
    ) {
      $0.delivery.everythingAtLaunch()
      $0.triggers.triggers = { $0.isLocal ? [.sessionStart] : $0.triggers }
      $0.delivery.merge = { known, arrived, _ in known + arrived }
    },
    Fault(
      "local-triggered-by-push-click", breaks: .localDisplayOnRequest,
      "A local message is displayed when a push click opens the app."
    ) {
      $0.delivery.everythingAtLaunch()
      $0.triggers.triggers = { $0.isLocal ? [.pushClick] : $0.triggers }
      $0.delivery.merge = { known, arrived, _ in known + arrived }
    },
  ]
}
