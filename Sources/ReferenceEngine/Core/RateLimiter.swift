import SpecModel

/// The clock of the minimum interval between messages (`rate-limit.default`,
/// `rate-limit.override`).
struct RateLimiter {
  private let policy: RateLimitPolicy
  /// The minimum interval in milliseconds; 0 switches the limit off.
  private let interval: Int
  /// When the interval that runs was started; `nil` before the first.
  private var startedAt: Int?
  /// When the interval before that was started, should its successor be taken back.
  private var previouslyStartedAt: Int?
  private var isEndPending = false

  /// Creates a limiter.
  ///
  /// - Parameters:
  ///   - policy: What the interval is and what starts it.
  ///   - configured: The configured interval in whole seconds; `nil` where it is not configured.
  init(policy: RateLimitPolicy, configured: Int?) {
    self.policy = policy
    interval = policy.interval(configured)
  }

  /// Whether less than the interval has passed since it was started.
  func isBlocking(at now: Int) -> Bool {
    guard interval > 0, let startedAt else { return false }
    return policy.isEdgeEnough ? now - startedAt < interval : now - startedAt <= interval
  }

  /// Whether the interval holds back messages that come this way.
  func holdsBack(_ way: Entry.Way, at now: Int) -> Bool {
    switch way {
    case .trigger: isBlocking(at: now)
    case .stack: policy.holdsBackStack && isBlocking(at: now)
    case .request: false
    case .local: policy.holdsBackLocal && isBlocking(at: now)
    }
  }

  /// Starts the interval if this is a thing that starts it.
  mutating func note(_ start: RateLimitPolicy.Starts, at time: Int) {
    guard policy.starts.contains(start), interval > 0 else { return }
    if let startedAt, startedAt >= time || !policy.isRestarted { return }
    previouslyStartedAt = startedAt
    startedAt = time
    isEndPending = true
  }

  /// Takes the interval back that the trigger of this message started, if that is not to count
  /// (`open.rate-limit-waiting`, `open.rate-limit-discarded`).
  mutating func takeBackTrigger(of entry: Entry, unless counts: Bool) {
    guard !counts, entry.way == .trigger, startedAt == entry.triggeredAt,
      policy.starts.contains(.trigger)
    else { return }
    startedAt = previouslyStartedAt
    isEndPending = false
  }

  /// Starts the interval if the display of this message starts it.
  mutating func noteDisplay(of entry: Entry, at now: Int) {
    switch entry.way {
    case .trigger: note(.displayAfterTrigger, at: now)
    case .stack, .request: note(.displayFromStack, at: now)
    case .local: note(.displayOfLocal, at: now)
    }
  }

  /// When the interval that runs will be over, until that is marked.
  var end: Int? {
    guard isEndPending, let startedAt else { return nil }
    return startedAt + interval + (policy.isEdgeEnough ? 0 : 1)
  }

  /// Takes note that the end of the interval was acted upon.
  mutating func markEnd() {
    isEndPending = false
  }

  /// Forgets the interval that runs if this action ends it; only in faulty engines does any.
  mutating func noteEnd(by action: Action) {
    switch action {
    case .startSession where policy.ends.contains(.sessionStart): forget()
    case .enterForeground where policy.ends.contains(.foreground): forget()
    default: break
    }
  }

  /// Forgets the interval that runs.
  mutating func forget() {
    startedAt = nil
    previouslyStartedAt = nil
    isEndPending = false
  }
}
