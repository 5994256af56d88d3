import SpecModel

extension Monitors {
  /// The monitors of `trigger.sdk-events-only`.
  static let sdkEventsOnly = [
    Monitor("trigger.sdk-events-only/custom-events", .withoutCause) { moment in
      moment.misfit { misfit, _ in
        misfit == .api(.customEvent) ? "the custom event came to the service by its API" : nil
      }
    },
    Monitor("trigger.sdk-events-only/purchases", .withoutCause) { moment in
      moment.misfit { misfit, _ in
        misfit == .api(.purchase) ? "the purchase came to the service by its API" : nil
      }
    },
  ]
}
