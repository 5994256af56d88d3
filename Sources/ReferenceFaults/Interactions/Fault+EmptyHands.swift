import ClauseIDs
import ReferenceEngine

/// Faults that show after a dismissal or a request that had nothing to work on.
extension Fault {
  static let emptyHands: [Fault] = [
    Fault(
      "dismissal-of-nothing-counted", breaks: .reenqueueOtherVisibleNotDisplayed,
      "Once the user has dismissed nothing, the engine no longer notices visible messages."
    ) {
      $0.display.overlooksVisibleAfterEmptyDismissal = true
    },
    Fault(
      "request-for-nothing-remembered", breaks: .discardDisplayChoiceNotDisplayed,
      "After the host asks for a message when none waits, it is not asked about the next one.",
      in: [.legacy]
    ) {
      $0.display.remembersRequest = true
    },
  ]
}
