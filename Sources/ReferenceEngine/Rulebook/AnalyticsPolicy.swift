import SpecModel

/// What is logged and handed over with a message.
struct AnalyticsPolicy: Sendable {
  /// Tells whether the engine logs an impression of this message (`local.no-analytics`).
  var logsImpression: @Sendable (StoredMessage) -> Bool = { !$0.message.isLocal }
  /// Tells whether the engine logs the clicks on this message (`local.no-analytics`).
  var logsClick: @Sendable (StoredMessage) -> Bool = { !$0.message.isLocal }
  /// How often an impression is recorded that the host logs (`local.manual-logging`).
  var impressionsByHost = 1
  /// How often a click is recorded that the host logs (`local.manual-logging`).
  var clicksByHost = 1
  /// The extras that the host gets with a message (`extras.delivered`), given the message that was
  /// displayed before it.
  var extras: @Sendable (StoredMessage, _ previous: StoredMessage?) -> [String: String] = {
    message, _ in message.message.extras
  }
}
