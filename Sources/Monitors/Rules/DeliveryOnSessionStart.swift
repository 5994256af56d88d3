import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `delivery.on-session-start`.
  static let deliveryOnSessionStart = [
    Monitor(.deliveryOnSessionStartAll, .missingAtAll) { moment in
      moment.unheard { _, _ in "it had been delivered, and its event came" }
    },
    Monitor(.deliveryOnSessionStartNotBefore, .withoutCause) { moment in
      moment.misfit { misfit, _ in misfit == .undelivered ? "it had not been delivered" : nil }
    },
  ]
}
