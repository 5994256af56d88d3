import SpecModel

/// What is logged and handed over with a message.
struct AnalyticsPolicy: Sendable {
  /// Tells whether the engine logs an impression of this message (`local.no-analytics`), given the
  /// message that was displayed before it.
  var logsImpression: @Sendable (Entry, _ previous: StoredMessage?) -> Bool = { entry, _ in
    !entry.stored.message.isLocal
  }
  /// Tells whether the engine logs the clicks on this message (`local.no-analytics`), given the
  /// message that was displayed before it.
  var logsClick: @Sendable (Entry, _ previous: StoredMessage?) -> Bool = { entry, _ in
    !entry.stored.message.isLocal
  }
  /// The messages for which an impression is recorded that the host logs (`local.manual-logging`).
  var impressionsByHost: @Sendable (HostLog) -> [String] = { [$0.message] }
  /// The messages for which a click is recorded that the host logs (`local.manual-logging`).
  var clicksByHost: @Sendable (HostLog) -> [String] = { [$0.message] }
  /// The extras that the host gets with a message (`extras.delivered`), given the message that was
  /// displayed before it and the one that is on top of the stack.
  var extras:
    @Sendable (Entry, _ previous: StoredMessage?, _ waiting: StoredMessage?) -> [String: String] = {
      entry, _, _ in entry.stored.message.extras
    }

  /// An impression or a click that the host logs.
  struct HostLog {
    /// The message that the host names.
    var message: String
    /// The message that is on the screen.
    var visible: Entry?
    /// What the host has logged before of the same sort.
    var earlier: [String]
  }
}
