import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the stack and its opportunities (`stack.*`).
extension Fault {
  static let stack: [Fault] = [
    Fault(
      "queue-instead-of-stack", breaks: .stackLastInFirstOutNewestFirst,
      "The message that has waited longest is displayed first."
    ) {
      $0.stack.take = { $0.isEmpty ? nil : $0.removeFirst() }
    },
    Fault(
      "waiting-by-priority", breaks: .stackLastInFirstOutNewestFirst,
      "Of the messages that wait, the one of highest priority is displayed first."
    ) {
      $0.stack.take = { stack in
        let best = stack.indices.max {
          stack[$0].message.priority < stack[$1].message.priority
        }
        return best.map { stack.remove(at: $0) }
      }
    },

    Fault(
      "no-offer-at-session-start", breaks: .stackOfferWhenEligibleSessionStart,
      "A session start is not an opportunity for a waiting message."
    ) {
      $0.opportunities.named.remove(.sessionStart)
    },
    Fault(
      "no-offer-at-push-click", breaks: .stackOfferWhenEligiblePushClick,
      "A push click is not an opportunity for a waiting message."
    ) {
      $0.opportunities.named.remove(.pushClick)
    },
    Fault(
      "no-offer-at-trigger", breaks: .stackOfferWhenEligibleTriggerEvent,
      "A trigger event puts its message on the stack without offering it."
    ) {
      $0.opportunities.atTrigger = false
    },
    Fault(
      "never-offered-again", breaks: .stackOfferWhenEligiblePushClick,
      "Waiting messages are offered neither at a session start nor at a push click."
    ) {
      $0.opportunities.named.subtract([.sessionStart, .pushClick])
    },
  ]
}
