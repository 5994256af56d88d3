package import SpecModel

/// How far apart messages are.
package struct RateLimitPolicy: Sendable {
  /// The minimum interval in milliseconds: the configured whole number of seconds
  /// (`rate-limit.override`), or else 30 seconds (`rate-limit.default`); 0 switches the limit off.
  package var interval: @Sendable (_ configured: Int?) -> Int = { ($0 ?? 30) * 1000 }
  /// Whether the interval concerns a message that this kind of event triggers, given the message that was
  /// triggered last: it concerns every message.
  package var concerns: @Sendable (EventKind, StoredMessage, _ last: StoredMessage?) -> Bool = {
    _, _, _ in true
  }
  /// Whether a moment starts the interval: a trigger does.
  ///
  /// Whether the trigger or the display counts is open (`open.rate-limit-base`).
  package var starts: @Sendable (Moment) -> Bool = {
    if case .trigger = $0 { true } else { false }
  }
  /// Whether a moment ends the interval early: none does.
  package var ends: @Sendable (Moment) -> Bool = { _ in false }
  /// How much of the interval has passed, in milliseconds, from one time to another.
  package var passed: @Sendable (_ start: Int, _ now: Int) -> Int = { $1 - $0 }
  /// Whether time in the background counts: it does.
  package var passesInBackground = true
  /// Whether each start counts, and not only the first: it does.
  package var isRestarted = true

  /// The moments that the core hears of.
  package enum Moment: Sendable {
    /// An event of this kind triggers a message; others may wait for an opportunity then.
    case trigger(EventKind, othersWait: Bool)
    /// An event would trigger a message if the interval did not hold it back.
    case heldBackTrigger
    /// An event triggers nothing; the interval may be running then.
    case unmatchedEvent(isWithinInterval: Bool)
    /// An event was heard.
    case event(Event)
    /// A session starts.
    case sessionStart
    /// The visible message was dismissed.
    case dismissal
    /// A message went back on the stack.
    case reenqueue
    /// A message was discarded.
    case discard
    /// The app comes to the foreground.
    case foreground
    /// The fetch of an asset ends.
    case assetArrival
    /// The user or the app does something else.
    case action(Action.Kind)
  }
}
