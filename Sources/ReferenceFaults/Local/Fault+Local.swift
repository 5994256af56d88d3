import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern local messages (`local.display`).
extension Fault {
  static let local: [Fault] = [
    Fault("local-ignored", breaks: .localDisplayDisplayed, "Local messages are not displayed.") {
      $0.local.isDisplayed = { _ in false }
    },
    Fault(
      "local-unchecked", breaks: .localDisplaySameConditions,
      "A local message is displayed without any checks."
    ) {
      $0.display.isChecked = { !$0.message.isLocal }
    },
    Fault(
      "local-pushed-to-bottom", breaks: .localDisplayOnTop,
      "A local message goes to the bottom of the stack."
    ) {
      $0.local.push = atBottom
    },
  ]

  static let localOfSome: [Fault] = [
    Fault(
      "local-pushed-below-top", breaks: .localDisplayOnTop,
      "A local message goes below the top message of the stack."
    ) {
      $0.local.push = belowTop
    },
    Fault(
      "local-first", breaks: .stackLastInFirstOutNewestFirst,
      "Waiting local messages are displayed before campaigns, even newer ones."
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
