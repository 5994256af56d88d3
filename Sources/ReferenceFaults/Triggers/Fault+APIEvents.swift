import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern events that arrive through the API (`trigger.sdk-events-only`).
extension Fault {
  static let eventsOfAPI: [Fault] = [
    Fault(
      "api-events-start-interval", breaks: .rateLimitOverrideBetweenMessages,
      "Events that arrive through the API start the interval."
    ) {
      $0.triggers.hearAPI()
      $0.triggers.narrow { _, event, _ in !event.isFromAPI }
      $0.interventions.append(Intervention(.apiEvaluated, [], .startsInterval))
    },
    Fault(
      "api-events-kept-for-session", breaks: .triggerSdkEventsOnlyCustomEvents,
      "Events that arrive through the API are evaluated at the next session start."
    ) {
      $0.triggers.hearAPI()
      $0.triggers.isEvaluatedAtOnce = { event, _ in !event.isFromAPI }
    },
    Fault(
      "api-purchases-trigger-by-product", breaks: .triggerSdkEventsOnlyPurchases,
      "Purchases that arrive through the API trigger messages for their product."
    ) {
      $0.triggers.hearAPI()
      $0.triggers.narrow { trigger, event, _ in
        if case .specificPurchase = trigger { true } else { !event.isFromAPI }
      }
    },
    Fault(
      "api-purchases-trigger-any", breaks: .triggerSdkEventsOnlyPurchases,
      "Purchases that arrive through the API trigger messages for any purchase."
    ) {
      $0.triggers.hearAPI()
      $0.triggers.narrow { trigger, event, _ in trigger == .anyPurchase || !event.isFromAPI }
    },
  ]
}

extension TriggerPolicy {
  /// Makes the engine hear events that arrive through the API.
  fileprivate mutating func hearAPI() {
    let original = event
    event = { action, before in
      guard case .receiveAPIEvent(let kind, let name) = action else {
        return original(action, before)
      }
      return Event(kind: kind, name: name, isFromAPI: true)
    }
  }
}
