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
  /// Whether a message that this kind of event triggers starts the interval, given whether others wait then:
  /// each does.
  ///
  /// Whether the trigger or the display counts is open (`open.rate-limit-base`).
  package var starts: @Sendable (EventKind, _ othersWait: Bool) -> Bool = { _, _ in true }
  /// How much of the interval has passed, in milliseconds, from one time to another.
  package var passed: @Sendable (_ start: Int, _ now: Int) -> Int = { $1 - $0 }
  /// Whether time in the background counts: it does.
  package var passesInBackground = true
  /// Whether each start counts, and not only the first: it does.
  package var isRestarted = true
}
