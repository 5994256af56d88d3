import SpecModel

/// A declared monitor that watches a script, for one message if it is about messages.
///
/// It objects only if the breach is certain: what breaks a clause has to be seen for certain, and what
/// excuses an engine only has to be possible.
struct DeclaredTrial {
  private let monitor: DeclaredMonitor
  private let it: String?
  /// The number that the demand is about, if it is about one.
  private let amount: Int
  private var scope: OpenScope
  private var count = 0
  private var first: SeenEvent?
  private var owed: SeenEvent?
  /// Whether what is due has come in this action.
  private var hasCome = false

  /// Begins to watch; `nil` if the monitor says nothing about this script.
  ///
  /// - Parameters:
  ///   - monitor: The monitor.
  ///   - message: The message that it calls `it`.
  ///   - given: The start of the case.
  init?(_ monitor: DeclaredMonitor, for message: Message?, given: Given) {
    guard monitor.scope.includes(message, given) else { return nil }
    self.monitor = monitor
    it = message?.name
    switch monitor.demand {
    case .atMost(let amount, of: _), .atLeast(let amount, between: _, _):
      guard let number = amount.number(of: message, given) else { return nil }
      self.amount = number
    case .never, .only, .each, .due: amount = 0
    }
    var span = 0
    if let amount = monitor.scope.wait?.amount {
      guard let number = amount.number(of: message, given) else { return nil }
      span = number
    }
    scope = OpenScope(monitor.scope, it: it, span: span, isAllowance: monitor.isAllowance)
  }

  /// Watches an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - stage: What is so just before it.
  /// - Returns: Why it breaks the clause; `nil` if no breach can be seen.
  mutating func see(_ event: SeenEvent, _ stage: Stage) -> String? {
    if event.isAction {
      scope.begin(event)
      hasCome = false
    }
    defer { move(event) }
    return complaint(event, stage).map { sentence($0, scope.circumstances(stage)) }
  }

  /// Watches the end of an action.
  ///
  /// - Parameters:
  ///   - stage: What is so then.
  ///   - time: The earliest moment at which it can end.
  /// - Returns: Why the action breaks the clause; `nil` if no breach can be seen.
  mutating func end(_ stage: Stage, at time: Int) -> String? {
    defer { owed = nil }
    switch monitor.demand {
    case .each(_, leadsTo: let effect):
      guard let owed else { return nil }
      return sentence(
        Complaint("`\(owed.text)` leads to no `\(effect.text(it: it))`", about: owed), "")
    case .due(let pattern):
      guard !hasCome, scope.holds(stage, at: time) else { return nil }
      return sentence(
        Complaint("no `\(pattern.text(it: it))` is seen"), scope.circumstances(stage))
    case .never, .only, .atMost, .atLeast: return nil
    }
  }

  /// What is wrong, as the pattern tells it, and what an author's words can name.
  private struct Complaint {
    let text: String
    /// What was seen, unless nothing was.
    let event: SeenEvent?
    /// The number or the span that was found.
    let found: String?

    init(_ text: String, about event: SeenEvent? = nil, found: String? = nil) {
      (self.text, self.event, self.found) = (text, event, found)
    }
  }

  private mutating func complaint(_ event: SeenEvent, _ stage: Stage) -> Complaint? {
    func isHere() -> Bool { scope.holds(stage, at: event.time.lowerBound) }
    switch monitor.demand {
    case .never(let pattern):
      guard surely(pattern, event), isHere() else { return nil }
      return Complaint("`\(event.text)` is seen", about: event)
    case .only(let pattern):
      guard surely(pattern, event), scope.excludes(stage, at: event.time.upperBound) else {
        return nil
      }
      return Complaint("`\(event.text)` is seen", about: event)
    case .atMost(_, of: let pattern):
      guard surely(pattern, event), isHere() else { return nil }
      count += 1
      guard count > amount else { return nil }
      return Complaint(
        "`\(event.text)` is seen \(count) times, more than \(amount)", about: event,
        found: "\(count)")
    case .atLeast(_, between: let begin, let end):
      guard isHere() else { return nil }
      defer { if surely(begin, event) { first = event } }
      guard surely(end, event), let first else { return nil }
      let most = event.time.upperBound - first.time.lowerBound
      guard most < amount else { return nil }
      let isExact = event.time.count == 1 && first.time.count == 1
      let found = "\(isExact ? "" : "at most ")\(TimeSpan(milliseconds: most))"
      return Complaint(
        "`\(event.text)` is seen \(found) after `\(first.text)`, and not "
          + "\(TimeSpan(milliseconds: amount))", about: event, found: found)
    case .each(let cause, leadsTo: let effect):
      if possibly(effect, event) { owed = nil }
      if surely(cause, event), isHere() { owed = event }
      return nil
    case .due(let pattern):
      if possibly(pattern, event) { hasCome = true }
      return nil
    }
  }

  /// Notes where the scope ends and begins.
  private mutating func move(_ event: SeenEvent) {
    switch scope.move(event) {
    case .none: break
    case .begins: (count, first) = (0, nil)
    case .ends: (count, first, owed) = (0, nil, nil)
    }
  }

  private func surely(_ pattern: WordPattern, _ event: SeenEvent) -> Bool {
    pattern.matches(event, it: it) == .certain
  }

  private func possibly(_ pattern: WordPattern, _ event: SeenEvent) -> Bool {
    pattern.matches(event, it: it) != .no
  }

  // MARK: In words

  /// A complaint in the words of the monitor's author, or in those that follow from the pattern.
  private func sentence(_ complaint: Complaint, _ circumstances: String) -> String {
    guard let says = monitor.says else { return complaint.text + circumstances }
    var values: [BreachWords.Value: String] = [:]
    values[.seen] = complaint.event?.text
    values[.it] = it
    values[.found] = complaint.found
    switch monitor.demand {
    case .atMost: values[.limit] = "\(amount)"
    case .atLeast: values[.limit] = "\(TimeSpan(milliseconds: amount))"
    case .never, .only, .each, .due: break
    }
    return says.filled(values)
  }
}

extension DeclaredMonitor {
  /// Whether it says where something may happen, and not where it may not.
  fileprivate var isAllowance: Bool { if case .only = demand { true } else { false } }
}

extension DeclaredMonitor.Scope {
  /// Whether a message in a case is one of those that the scope is about.
  fileprivate func includes(_ message: Message?, _ start: Given) -> Bool {
    let values = message?.own.values ?? [:]
    return given.allSatisfy { start.own.values[$0] == $1 }
      && messages.allSatisfy { values[$0] == $1 } && with.allSatisfy { values[$0] != nil }
      && without.allSatisfy { values[$0] == nil }
  }
}

extension DeclaredMonitor.Amount {
  /// The number in a case; `nil` if the message or the start of the case has none.
  fileprivate func number(of message: Message?, _ given: Given) -> Int? {
    switch self {
    case .exactly(let number): number
    case .ofMessage(let path, let unit): message?.own.number(at: path).map { $0 * unit }
    case .ofGiven(let path, let unit): given.own.number(at: path).map { $0 * unit }
    case .untilDate(let path, from: let start):
      message?.own.date(at: path).flatMap { end in
        given.own.date(at: start).map { 1000 * (end.secondsSince1970 - $0.secondsSince1970) }
      }
    }
  }
}

extension OwnKeys {
  /// The whole number to which a path leads.
  fileprivate func number(at path: [String]) -> Int? {
    value(at: path)?.number.flatMap { Int(exactly: $0) }
  }

  /// The date to which a path leads.
  fileprivate func date(at path: [String]) -> CalendarDate? {
    value(at: path)?.members?["date"]?.text.flatMap(CalendarDate.init)
  }

  private func value(at path: [String]) -> WordValue? {
    path.reduce(Optional(WordValue.members(values))) { $0?.members?[$1] }
  }
}
