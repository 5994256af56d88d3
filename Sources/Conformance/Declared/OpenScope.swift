import SpecModel

/// Where a monitor demands something, as far as that is certain.
///
/// A scope counts for a breach only if it is certain. For what may happen only within the scope, that is the other
/// way round: there, it excuses what happens already if it is possible.
struct OpenScope {
  private let scope: DeclaredMonitor.Scope
  private let it: String?
  /// Whether everything outside the scope is forbidden, not what is in it.
  private let isAllowance: Bool
  /// The time that has to pass first, in milliseconds.
  private let span: Int
  /// Whether the scope has begun, or what must come before has come.
  private(set) var isOpen: Bool
  /// What began it.
  private(set) var opening: SeenEvent?
  /// Whether the action that is going on is the one of the scope.
  private(set) var isDuring = true
  /// Whether `once` has happened, and whether one of `before` has.
  private var hasBegun: Bool
  private var isOver = false
  /// When the time began to pass: not before, and not after; `nil` if that is not certain.
  private var start: ClosedRange<Int>?
  /// Since when it passes, and whether it may be passing.
  private var started: SeenEvent?
  private var mayHaveStarted: Bool

  /// Begins with a case.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - it: The message that the monitor calls `it`.
  ///   - span: The time that has to pass first, in milliseconds.
  ///   - isAllowance: Whether everything outside the scope is forbidden, not what is in it.
  init(_ scope: DeclaredMonitor.Scope, it: String?, span: Int, isAllowance: Bool) {
    self.scope = scope
    self.it = it
    self.span = span
    self.isAllowance = isAllowance
    isOpen = scope.after == nil
    hasBegun = scope.once == nil
    mayHaveStarted = scope.wait?.since == nil
    start = mayHaveStarted ? 0...0 : nil
  }

  /// Notes that an action begins.
  mutating func begin(_ action: SeenEvent) {
    if let during = scope.during { isDuring = opens(during, action) }
  }

  /// Whether the scope is here.
  ///
  /// - Parameters:
  ///   - stage: What is so.
  ///   - time: The moment, or the earliest that it can be.
  func holds(_ stage: Stage, at time: Int) -> Bool {
    isOpen && isDuring && isInPast && meets(stage) && hasWaited(until: time)
  }

  /// Whether what may only happen in the scope cannot happen here.
  ///
  /// - Parameters:
  ///   - stage: What is so.
  ///   - time: The latest moment that it can be.
  func excludes(_ stage: Stage, at time: Int) -> Bool {
    meets(stage) && !(isOpen && isDuring && isInPast && mayHaveWaited(until: time))
  }

  private var isInPast: Bool { hasBegun && !isOver }

  private func meets(_ stage: Stage) -> Bool {
    scope.conditions.allSatisfy { stage.meets($0, it: it) }
  }

  private func hasWaited(until time: Int) -> Bool {
    guard scope.wait != nil else { return true }
    return start.map { time - $0.upperBound >= span } ?? false
  }

  private func mayHaveWaited(until time: Int) -> Bool {
    guard scope.wait != nil else { return true }
    return start.map { time - $0.lowerBound >= span } ?? mayHaveStarted
  }

  /// Notes an event.
  ///
  /// - Returns: What begins anew.
  mutating func move(_ event: SeenEvent) -> Change {
    var change = Change.none
    if scope.until.contains(where: { closes($0, event) }) {
      isOpen = isAllowance && scope.after == nil
      opening = nil
      change = .ends
    }
    if let once = scope.once, opens(once, event) { hasBegun = true }
    if scope.before.contains(where: { closes($0, event) }) { isOver = true }
    if let after = scope.after, hasBegun, opens(after, event) {
      if !isOpen { change = change == .ends ? .ends : .begins }
      (isOpen, opening) = (true, event)
    }
    if let since = scope.wait?.since { pass(since, event) }
    return change
  }

  /// What becomes of a scope.
  enum Change {
    case none
    case begins
    case ends
  }

  /// Notes since when time passes: since the last event that may be the one.
  private mutating func pass(_ since: WordPattern, _ event: SeenEvent) {
    switch since.matches(event, it: it) {
    case .no: break
    case .possible:
      mayHaveStarted = true
      start = start.map { $0.lowerBound...max($0.upperBound, event.time.upperBound) }
    case .certain:
      let latest = max(start?.upperBound ?? event.time.upperBound, event.time.upperBound)
      (start, started) = (event.time.lowerBound...latest, event)
    }
  }

  private func opens(_ pattern: WordPattern, _ event: SeenEvent) -> Bool {
    let certainty = pattern.matches(event, it: it)
    return isAllowance ? certainty != .no : certainty == .certain
  }

  private func closes(_ pattern: WordPattern, _ event: SeenEvent) -> Bool {
    let certainty = pattern.matches(event, it: it)
    return isAllowance ? certainty == .certain : certainty != .no
  }

  // MARK: In words

  /// Where the breach is seen, as the end of a sentence.
  func circumstances(_ stage: Stage) -> String {
    let conditions = scope.conditions.map { text($0, stage) }.joined(separator: " and ")
    let parts =
      (conditions.isEmpty ? [] : ["while \(conditions)"]) + [duringText].compactMap(\.self) + past
    return parts.isEmpty ? "" : " \(parts.joined(separator: ", "))"
  }

  private func text(_ condition: DeclaredMonitor.Condition, _ stage: Stage) -> String {
    switch condition {
    case .state(let name, is: let value): "`\(name)` is `\(value)`"
    case .visible(.nothing): "nothing is visible"
    case .visible(.it): "`\(it ?? "")` is visible"
    case .visible(.something), .visible(.another):
      "\(stage.visible.map { "`\($0)`" }.joined(separator: ", ")) is visible"
    }
  }

  private var duringText: String? {
    guard let during = scope.during, !isAllowance || !isDuring else { return nil }
    return "\(isAllowance ? "not during" : "during") `\(during.text(it: it))`"
  }

  private var past: [String] {
    if isAllowance {
      if isOver { return ["after \(alternatives(scope.before))"] }
      if isOpen, hasBegun {
        return isDuring ? [waitText].compactMap { $0.map { "not \($0)" } } : []
      }
      return [scope.once, scope.after].compactMap(\.self)
        .map { "without `\($0.text(it: it))` before" }
    }
    var words: [String] = []
    if let once = scope.once { words.append("once `\(once.text(it: it))` has come") }
    if let after = scope.after {
      let end = scope.until.isEmpty ? "" : " with no \(alternatives(scope.until)) between"
      words.append("after `\(opening?.text ?? after.text(it: it))`\(end)")
    }
    if !scope.before.isEmpty { words.append("with no \(alternatives(scope.before)) before") }
    return words + [waitText].compactMap(\.self)
  }

  private var waitText: String? {
    guard let wait = scope.wait else { return nil }
    let start = started?.text ?? wait.since?.text(it: it)
    return "\(TimeSpan(milliseconds: span)) after \(start.map { "`\($0)`" } ?? "the start")"
  }

  private func alternatives(_ patterns: [WordPattern]) -> String {
    patterns.map { "`\($0.text(it: it))`" }.joined(separator: " or ")
  }
}
