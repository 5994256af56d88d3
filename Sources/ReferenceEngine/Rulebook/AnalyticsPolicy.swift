import SpecModel

/// What is logged and handed over with a message.
package struct AnalyticsPolicy: Sendable {
  /// Tells whether the engine logs an impression of this message (`local.no-analytics`), given the
  /// message that was displayed before it.
  package var logsImpression: @Sendable (Entry, _ previous: StoredMessage?) -> Bool = { entry, _ in
    !entry.message.isLocal
  }
  /// Tells whether the engine logs the clicks on this message (`local.no-analytics`), given the
  /// message that was displayed before it.
  package var logsClick: @Sendable (Entry, _ previous: StoredMessage?) -> Bool = { entry, _ in
    !entry.message.isLocal
  }
  /// The message for which a click is logged, given the visible one and the one on top of the stack:
  /// the visible one (`local.no-analytics`).
  package var clicked: @Sendable (Entry, _ waiting: StoredMessage?) -> StoredMessage = {
    visible, _ in visible.stored
  }
  /// Whether a click on the empty screen is logged for the message that was displayed last.
  package var logsClickOnEmptyScreen = false
  /// The messages for which an impression is recorded that the host logs (`local.manual-logging`).
  package var impressionsByHost: @Sendable (HostLog) -> [String] = { [$0.message] }
  /// The messages for which a click is recorded that the host logs (`local.manual-logging`).
  package var clicksByHost: @Sendable (HostLog) -> [String] = { [$0.message] }
  /// The extras that the host gets with a message (`extras.delivered`), given the message that was
  /// displayed before it, the one that is on top of the stack, and the one that came last.
  package var extras:
    @Sendable (
      Entry, _ previous: StoredMessage?, _ waiting: StoredMessage?, _ newest: StoredMessage?
    ) -> [String: String] = { entry, _, _, _ in entry.message.extras }

  /// An impression or a click that the host logs.
  package struct HostLog {
    /// The message that the host names.
    package let message: String
    /// The message that is on the screen.
    package let visible: Entry?
    /// What the host has logged before of the same sort.
    package let earlier: [String]
  }
}
