import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.sdk-events-only`.
  static let triggerSdkEventsOnly = [
    Monitor(.triggerSdkEventsOnlyCustomEvents, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        misfit == .api(.customEvent) ? "the custom event came to the service by its API" : nil
      }
    },
    Monitor(.triggerSdkEventsOnlyPurchases, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        misfit == .api(.purchase) ? "the purchase came to the service by its API" : nil
      }
    },
  ]
}
