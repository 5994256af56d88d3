/// What the interval holds back, and what starts it.
extension Reading {
  /// Answers to `open.rate-limit-kept`.
  ///
  /// Is a message whose trigger event falls within the interval lost, or does it wait?
  public enum RateLimitKept: String, Answer {
    /// The event triggers nothing.
    case lost
    /// The message waits on the stack for an opportunity.
    case waits

    static var question: String { "open.rate-limit-kept" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .waits { rulebook.rateLimit.keepsBlocked = true }
    }
  }

  /// Answers to `open.rate-limit-base`.
  ///
  /// Is the interval counted from the last trigger or from the last display?
  public enum RateLimitBase: String, Answer {
    /// It begins when a message is triggered.
    case trigger
    /// It begins when a message is displayed.
    case display

    static var question: String { "open.rate-limit-base" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .display else { return }
      rulebook.rateLimit.starts.remove(.trigger)
      rulebook.rateLimit.starts.insert(.displayAfterTrigger)
    }
  }

  /// Answers to `open.rate-limit-waiting`.
  ///
  /// Does a trigger start the interval although its message went back on the stack?
  public enum RateLimitWaiting: String, Answer {
    /// Every trigger starts the interval, whatever becomes of its message.
    case starts
    /// A message that goes back starts no interval.
    case doesNotStart = "does-not-start"

    static var question: String { "open.rate-limit-waiting" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .doesNotStart { rulebook.rateLimit.countsReenqueued = false }
    }
  }

  /// Answers to `open.rate-limit-discarded`.
  ///
  /// Does a trigger start the interval although its message was discarded?
  public enum RateLimitDiscarded: String, Answer {
    /// Every trigger starts the interval, whatever becomes of its message.
    case starts
    /// A discarded message starts no interval.
    case doesNotStart = "does-not-start"

    static var question: String { "open.rate-limit-discarded" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .doesNotStart { rulebook.rateLimit.countsDiscarded = false }
    }
  }

  /// Answers to `open.rate-limit-stack`.
  ///
  /// Is a message from the stack held back by the interval, and does its display start one?
  public enum RateLimitStack: String, Answer {
    /// Neither.
    case exempt
    /// Both; what the host asks for itself is not held back, but its display starts one.
    case heldBack = "held-back"

    static var question: String { "open.rate-limit-stack" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .heldBack else { return }
      rulebook.rateLimit.holdsBackStack = true
      rulebook.rateLimit.starts.insert(.displayFromStack)
    }
  }

  /// Answers to `open.rate-limit-local`.
  ///
  /// Is a local message held back by the interval, and does its display start one?
  public enum RateLimitLocal: String, Answer {
    /// Neither.
    case exempt
    /// Both; it waits on the stack.
    case heldBack = "held-back"

    static var question: String { "open.rate-limit-local" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .heldBack else { return }
      rulebook.rateLimit.holdsBackLocal = true
      rulebook.rateLimit.starts.insert(.displayOfLocal)
    }
  }

  /// Answers to `open.rate-limit-edge`.
  ///
  /// Is a message let through when exactly the interval has passed?
  public enum RateLimitEdge: String, Answer {
    /// Exactly the interval is enough.
    case enough
    /// More than the interval has to pass.
    case notEnough = "not-enough"

    static var question: String { "open.rate-limit-edge" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .notEnough { rulebook.rateLimit.isEdgeEnough = false }
    }
  }

  /// Answers to `open.relaunch-rate-limit`.
  ///
  /// Does the interval go on when the app is relaunched?
  public enum RelaunchRateLimit: String, Answer {
    /// After a relaunch the first trigger is let through.
    case forgotten
    /// The interval outlives the relaunch.
    case kept

    static var question: String { "open.relaunch-rate-limit" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .kept { rulebook.rateLimit.survivesRelaunch = true }
    }
  }
}
