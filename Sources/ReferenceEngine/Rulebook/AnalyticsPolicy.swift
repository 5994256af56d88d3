import SpecModel

/// What is logged about a message, and what is handed over with it.
package struct AnalyticsPolicy: Sendable {
  /// How many impressions of a campaign's message the engine logs besides the one of its display, when the
  /// message is displayed and when the device is turned: none (`local.no-analytics`).
  package var furtherImpressions: @Sendable (World) -> Int = { _ in 0 }
  /// The message for which a click is logged, given the visible one and the one on top of the stack:
  /// the visible one (`local.no-analytics`).
  package var clicked: @Sendable (Entry, _ waiting: StoredMessage?) -> StoredMessage = {
    visible, _ in visible.stored
  }
  /// Whether a click on the empty screen is logged for the message that was displayed last: it is not.
  package var logsClickOnEmptyScreen = false
  /// The messages for which an impression by the host is recorded: the one that it names, once
  /// (`local.manual-logging`).
  package var impressionsByHost: @Sendable (HostLog) -> [String] = { [$0.message] }
  /// The messages for which a click by the host is recorded: the one that it names, once
  /// (`local.manual-logging`).
  package var clicksByHost: @Sendable (HostLog) -> [String] = { [$0.message] }
  /// Whether a click that the host logs dismisses the visible message: it does not
  /// (`local.manual-logging`).
  package var clickByHostDismisses = false
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
    /// The messages for which the host has logged the same before.
    package let earlier: [String]
  }
}
