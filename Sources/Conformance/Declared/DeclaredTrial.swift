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
  /// Whether the scope has begun, or what must come before has come.
  private var isOpen: Bool
  private var opening: SeenEvent?
  private var count = 0
  private var first: SeenEvent?
  private var owed: SeenEvent?
  /// Whether the action that is going on is the one of the scope.
  private var isDuring = true

  /// Begins to watch; `nil` if the monitor says nothing about this script.
  ///
  /// - Parameters:
  ///   - monitor: The monitor.
  ///   - message: The message that it calls `it`.
  ///   - given: The start of the case.
  init?(_ monitor: DeclaredMonitor, for message: Message?, given: Given) {
    guard monitor.scope.messages.allSatisfy({ message?.own[$0] == $1 }) else { return nil }
    self.monitor = monitor
    it = message?.name
    switch monitor.demand {
    case .atMost(let amount, of: _), .atLeast(let amount, between: _, _):
      guard let number = amount.number(of: message, given) else { return nil }
      self.amount = number
    case .never, .only, .each: amount = 0
    }
    isOpen = monitor.scope.after == nil
  }

  /// Watches an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - stage: What is so just before it.
  /// - Returns: Why it breaks the clause; `nil` if no breach can be seen.
  mutating func see(_ event: SeenEvent, _ stage: Stage) -> String? {
    if event.isAction, let during = monitor.scope.during {
      isDuring = isOnlyDuring ? possibly(during, event) : surely(during, event)
    }
    defer { move(event) }
    return complaint(event, stage).map { sentence($0, circumstances(stage)) }
  }

  /// Watches the end of an action.
  mutating func end() -> String? {
    defer { owed = nil }
    guard case .each(_, leadsTo: let effect) = monitor.demand, let owed else { return nil }
    return sentence(
      Complaint("`\(owed.text)` leads to no `\(effect.text(it: it))`", about: owed), "")
  }

  /// What is wrong, as the pattern tells it, and what an author's words can name.
  private struct Complaint {
    let text: String
    let event: SeenEvent
    /// The number or the span that was found.
    let found: String?

    init(_ text: String, about event: SeenEvent, found: String? = nil) {
      (self.text, self.event, self.found) = (text, event, found)
    }
  }

  private mutating func complaint(_ event: SeenEvent, _ stage: Stage) -> Complaint? {
    switch monitor.demand {
    case .never(let pattern):
      guard surely(pattern, event), applies(stage) else { return nil }
      return Complaint("`\(event.text)` is seen", about: event)
    case .only(let pattern):
      guard surely(pattern, event), holds(stage), !isOpen || !isDuring else { return nil }
      return Complaint("`\(event.text)` is seen", about: event)
    case .atMost(_, of: let pattern):
      guard surely(pattern, event), applies(stage) else { return nil }
      count += 1
      guard count > amount else { return nil }
      return Complaint(
        "`\(event.text)` is seen \(count) times, more than \(amount)", about: event,
        found: "\(count)")
    case .atLeast(_, between: let begin, let end):
      guard applies(stage) else { return nil }
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
      if surely(cause, event), applies(stage) { owed = event }
      return nil
    }
  }

  /// Notes where the scope ends and begins.
  private mutating func move(_ event: SeenEvent) {
    let ends =
      isOnly
      ? monitor.scope.until.contains { surely($0, event) }
      : monitor.scope.until.contains { possibly($0, event) }
    if ends {
      isOpen = isOnly && monitor.scope.after == nil
      (count, first, owed, opening) = (0, nil, nil, nil)
    }
    guard let after = monitor.scope.after else { return }
    if isOnly ? possibly(after, event) : surely(after, event) {
      if !isOpen { (count, first) = (0, nil) }
      (isOpen, opening) = (true, event)
    }
  }

  private var isOnly: Bool { if case .only = monitor.demand { true } else { false } }

  private var isOnlyDuring: Bool { isOnly && monitor.scope.during != nil }

  /// Whether the demand holds here for certain.
  private func applies(_ stage: Stage) -> Bool { isOpen && isDuring && holds(stage) }

  private func holds(_ stage: Stage) -> Bool { monitor.scope.conditions.allSatisfy(stage.meets) }

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
    var values: [BreachWords.Value: String] = [.seen: complaint.event.text]
    values[.it] = it
    values[.found] = complaint.found
    switch monitor.demand {
    case .atMost: values[.limit] = "\(amount)"
    case .atLeast: values[.limit] = "\(TimeSpan(milliseconds: amount))"
    case .never, .only, .each: break
    }
    return says.filled(values)
  }

  /// Where the breach is seen, as the end of a sentence.
  private func circumstances(_ stage: Stage) -> String {
    let scope = monitor.scope
    var words: [String] = []
    for condition in scope.conditions {
      switch condition {
      case .state(let name, is: let value): words.append("while `\(name)` is `\(value)`")
      case .visible:
        words.append("while \(stage.visible.map { "`\($0)`" }.joined(separator: ", ")) is visible")
      }
    }
    if let during = scope.during, !isOnly || !isDuring {
      words.append("\(isOnly ? "not during" : "during") `\(during.text(it: it))`")
    }
    if let after = scope.after {
      if isOnly {
        if !isOpen { words.append("without `\(after.text(it: it))` before") }
      } else {
        words.append("after `\(opening?.text ?? after.text(it: it))`")
        let ends = scope.until.map { "`\($0.text(it: it))`" }
        if !ends.isEmpty { words.append("with no \(ends.joined(separator: " or ")) between") }
      }
    }
    return words.map { " \($0)" }.joined()
  }
}

extension DeclaredMonitor.Amount {
  /// The number in a case; `nil` if the message or the start of the case has none.
  fileprivate func number(of message: Message?, _ given: Given) -> Int? {
    switch self {
    case .exactly(let number): number
    case .ofMessage(let path, let unit): message?.own.number(at: path).map { $0 * unit }
    case .ofGiven(let path, let unit): given.own.number(at: path).map { $0 * unit }
    }
  }
}

extension OwnKeys {
  /// The whole number to which a path leads.
  fileprivate func number(at path: [String]) -> Int? {
    path.reduce(Optional(WordValue.members(values))) { $0?.members?[$1] }?.number.flatMap {
      Int(exactly: $0)
    }
  }
}
