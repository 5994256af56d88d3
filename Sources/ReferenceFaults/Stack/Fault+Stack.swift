import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern the stack and its opportunities (`stack.*`).
extension Fault {
  /// Puts an entry at the bottom.
  static let atBottom: StackPolicy.Put = { $0.insert($1, at: 0) }
  /// Puts an entry below the top one.
  static let belowTop: StackPolicy.Put = { $0.insert($1, at: max($0.count - 1, 0)) }

  static let stack: [Fault] = [
    Fault(
      "trigger-pushes-to-bottom", breaks: .stackPushOnTriggerOnTop,
      "A triggered message goes to the bottom of the stack."
    ) {
      $0.stack.push = atBottom
    },
    Fault(
      "trigger-pushes-below-top", breaks: .stackPushOnTriggerOnTop,
      "A triggered message goes below the top message."
    ) {
      $0.stack.push = belowTop
    },
    Fault(
      "trigger-replaces-waiting", breaks: .stackPushOnTriggerOthersStay,
      "A triggered message replaces all that wait."
    ) {
      $0.stack.push = { $0 = [$1] }
    },
    Fault(
      "trigger-dropped-while-others-wait", breaks: .stackPushOnTriggerGoesOn,
      "A message that is triggered while another waits is dropped."
    ) {
      $0.stack.push = { if $0.isEmpty { $0.append($1) } }
    },

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
