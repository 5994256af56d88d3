/// What the presenter does with the stack and with a message on its way.
extension Reading {
  /// Answers to `open.check-order`.
  ///
  /// Which decides when two conditions hold at once?
  public enum CheckOrder: String, Answer {
    /// The surroundings, then the reasons to discard, then the host.
    case returnsFirst = "returns-first"
    /// The reasons to discard, then the surroundings, then the host.
    case discardsFirst = "discards-first"
    /// The surroundings, then the host, then the reasons to discard.
    case hostBetween = "host-between"
    /// The host, then the surroundings, then the reasons to discard.
    case hostFirst = "host-first"

    static var question: String { "open.check-order" }

    func edit(_ rulebook: inout Rulebook) {
      switch self {
      case .returnsFirst: rulebook.orderChecks(by: [.surroundings, .message, .host])
      case .discardsFirst: rulebook.orderChecks(by: [.message, .surroundings, .host])
      case .hostBetween: rulebook.orderChecks(by: [.surroundings, .host, .message])
      case .hostFirst: rulebook.orderChecks(by: [.host, .surroundings, .message])
      }
    }
  }

  /// Answers to `open.duplicate-on-stack`.
  ///
  /// Can the same message wait on the stack twice?
  public enum DuplicateOnStack: String, Answer {
    /// Each trigger adds the message once more.
    case twice
    /// The message waits once and moves to the top.
    case onceOnTop = "once-on-top"
    /// The message waits once and keeps its place.
    case onceInPlace = "once-in-place"

    static var question: String { "open.duplicate-on-stack" }

    func edit(_ rulebook: inout Rulebook) {
      switch self {
      case .twice: break
      case .onceOnTop: rulebook.stack.duplicates = .moves
      case .onceInPlace: rulebook.stack.duplicates = .stays
      }
    }
  }

  /// Answers to `open.no-presenter`.
  ///
  /// Is a message that is triggered while no presenter is assigned lost, or kept?
  public enum NoPresenter: String, Answer {
    /// The message has nobody to go to and is lost.
    case lost
    /// The message waits on the stack.
    case kept

    static var question: String { "open.no-presenter" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .kept { rulebook.display.keepsWithoutPresenter = true }
    }
  }

  /// Answers to `open.manual-choice`.
  ///
  /// Is the host asked for its display choice when it asked for the next message itself?
  public enum ManualChoice: String, Answer {
    /// The host is asked as at any other opportunity.
    case asked
    /// The message is displayed without a question.
    case notAsked = "not-asked"

    static var question: String { "open.manual-choice" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .notAsked { rulebook.display.asksHostOnRequest = false }
    }
  }

  /// Answers to `open.timeout-on-stack`.
  ///
  /// Does the time that a message spends on the stack count against its timeout?
  public enum TimeoutOnStack: String, Answer {
    /// The timeout runs on.
    case counts
    /// The timeout stands still.
    case doesNotCount = "does-not-count"

    static var question: String { "open.timeout-on-stack" }

    func edit(_ rulebook: inout Rulebook) {
      guard self == .doesNotCount else { return }
      let age = rulebook.display.age
      rulebook.display.age = { age($0, $1) - $0.timeOnStack }
    }
  }

  /// Answers to `open.timeout-edge`.
  ///
  /// Is a message displayed that becomes ready when exactly its timeout has passed?
  public enum TimeoutEdge: String, Answer {
    /// It is displayed.
    case inTime = "in-time"
    /// It is discarded.
    case tooLate = "too-late"

    static var question: String { "open.timeout-edge" }

    func edit(_ rulebook: inout Rulebook) {
      if self == .tooLate { rulebook.display.isTimeoutEdgeInTime = false }
    }
  }
}
