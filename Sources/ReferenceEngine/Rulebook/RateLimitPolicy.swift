import SpecModel

/// How far messages lie apart.
struct RateLimitPolicy: Sendable {
  /// The minimum interval in milliseconds: as configured in whole seconds (`rate-limit.override`),
  /// and 30 seconds where it is not (`rate-limit.default`); 0 switches the limit off.
  var interval: @Sendable (_ configured: Int?) -> Int = { ($0 ?? 30) * 1000 }
  /// What starts the interval (`open.rate-limit-base`).
  var starts: Starts = .trigger
  /// Whether a trigger counts whose message went back on the stack (`open.rate-limit-waiting`).
  var countsReenqueued = true
  /// Whether a trigger counts whose message was discarded (`open.rate-limit-discarded`).
  var countsDiscarded = true
  /// Whether a message that is held back waits on the stack (`open.rate-limit-kept`).
  var keepsBlocked = false
  /// Whether a message from the stack is held back, too (`open.rate-limit-stack`).
  var holdsBackStack = false
  /// Whether a local message is held back, too (`open.rate-limit-local`).
  var holdsBackLocal = false
  /// Whether exactly the interval is enough (`open.rate-limit-edge`).
  var isEdgeEnough = true
  /// Whether the interval goes on over a relaunch (`open.relaunch-rate-limit`).
  var survivesRelaunch = false
  /// Whether each new start counts, and not the first alone.
  var isRestarted = true

  /// Whether only the message that started the interval is held back; only in faulty engines.
  var isForEachMessage = false
  /// What ends the interval before its time; something only in faulty engines.
  var ends: Ends = []
  /// Tells whether a message that this kind of event triggers is never held back; only in faulty
  /// engines is any.
  var exempts: @Sendable (EventKind) -> Bool = { _ in false }
  /// Tells whether a trigger event of this kind starts the interval; not all do in faulty engines.
  var isStarted: @Sendable (EventKind) -> Bool = { _ in true }

  /// The things that can start the interval.
  struct Starts: OptionSet, Sendable {
    let rawValue: Int

    /// A message is triggered.
    static let trigger = Starts(rawValue: 1)
    /// A message is displayed that was triggered by the event just now.
    static let displayAfterTrigger = Starts(rawValue: 2)
    /// A message from the stack is displayed.
    static let displayFromStack = Starts(rawValue: 4)
    /// A local message is displayed.
    static let displayOfLocal = Starts(rawValue: 8)
    /// An event within the interval matches; only in faulty engines.
    static let blockedTrigger = Starts(rawValue: 16)
    /// Any event is heard; only in faulty engines.
    static let event = Starts(rawValue: 32)
    /// A session starts; only in faulty engines.
    static let sessionStart = Starts(rawValue: 64)
    /// The visible message is dismissed; only in faulty engines.
    static let dismissal = Starts(rawValue: 128)
    /// An event reaches the service by its API; only in faulty engines.
    static let apiEvent = Starts(rawValue: 256)
  }

  /// The things that can end the interval before its time.
  struct Ends: OptionSet, Sendable {
    let rawValue: Int

    /// The visible message is dismissed.
    static let dismissal = Ends(rawValue: 1)
    /// A session starts.
    static let sessionStart = Ends(rawValue: 2)
    /// The app comes to the foreground.
    static let foreground = Ends(rawValue: 4)
  }
}
