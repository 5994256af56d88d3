import SpecModel

extension Monitors {
  /// The monitors of `delivery.on-session-start`.
  static let onSessionStart = [
    Monitor("delivery.on-session-start/all", .missingAtAll) { moment in
      moment.unheard { _, _ in "it had been delivered, and its event came" }
    },
    Monitor("delivery.on-session-start/not-before", .withoutCause) { moment in
      moment.misfit { misfit, _ in misfit == .undelivered ? "it had not been delivered" : nil }
    },
  ]
}
