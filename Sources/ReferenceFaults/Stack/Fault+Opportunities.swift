import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern opportunities (`stack.offer-when-eligible`).
extension Fault {
  static let opportunities: [Fault] = [
    Fault(
      "push-before-foreground", breaks: .stackOfferWhenEligiblePushClick,
      "When a push click opens the app, it still counts as in the background."
    ) {
      $0.editCheck("reenqueue.background") { check in
        let holds = check.holds
        check.holds = {
          $0.world.action == .openFromPush && $0.world.appBefore == .background || holds($0, &$1)
        }
      }
    },
    Fault(
      "last-repeated-at-push-click", breaks: .stackOfferWhenEligibleOnlyWhatWaits,
      "If nothing waits, a push click displays the last message again."
    ) {
      $0.opportunities.repeatsLast = { $1.action == .openFromPush && $0 == .stack }
    },
    Fault(
      "last-repeated-at-session-start", breaks: .stackOfferWhenEligibleOnlyWhatWaits,
      "If nothing waits, a session start displays the last message again."
    ) {
      $0.opportunities.repeatsLast = { way, world in
        if case .startSession = world.action { way == .stack } else { false }
      }
    },
    Fault(
      "opportunity-drops-others", breaks: .stackOfferWhenEligibleWaitsOn,
      "An opportunity empties the stack and offers only the newest message."
    ) {
      $0.stack.take = { stack in
        guard stack.last?.way == .stack else { return stack.popLast() }
        defer { stack = [] }
        return stack.last
      }
    },
    Fault(
      "trigger-offers-oldest", breaks: .stackOfferWhenEligibleTheNewest,
      "A trigger event offers the message that has waited longest."
    ) {
      $0.stack.take = { stack in
        guard stack.last?.way == .trigger else { return stack.popLast() }
        return stack.removeFirst()
      }
    },
  ]
}
