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
