import SpecModel

/// Counts, as a run goes on, which rules are judged.
package struct CoverageCount: Sendable {
  private let scope: Plan.Scope
  private let requirements: Requirements
  private var total = 0
  private var skipped = 0
  /// Cases that bind the core, of which a presenter is not asked.
  private var ofCore = 0
  private var cells: [Cell: Count] = [:]
  private var order: [Cell] = []

  private struct Cell: Hashable {
    var rule: String
    var profile: String
  }

  private struct Count {
    var judged = 0
    var skipped = 0
    var ofCore = 0
    /// Whether a case is filed under the rule, and does not ask for it beside another alone.
    var isFiled = false

    /// Whether no case has been counted.
    var isEmpty: Bool { judged + skipped + ofCore == 0 }
  }

  /// Starts counting for a plan.
  package init(_ plan: Plan) {
    self.init(scope: plan.scope, requirements: plan.requirements)
  }

  /// Starts counting.
  ///
  /// - Parameters:
  ///   - scope: How much of the suite will be counted.
  ///   - requirements: How much the engine must be judged on.
  package init(scope: Plan.Scope, requirements: Requirements) {
    self.scope = scope
    self.requirements = requirements
  }

  /// Counts a result.
  package mutating func count(_ result: CaseResult) {
    count(result.verdict, rules: result.planned.case.rules, profile: result.planned.profile)
  }

  /// Counts the result of a case of some rules in a profile.
  package mutating func count(_ verdict: Verdict, rules: [String], profile: String) {
    var one = Count()
    switch verdict {
    case .skipped(.bindsCore): one.ofCore = 1
    case .skipped: one.skipped = 1
    default: one.judged = 1
    }
    total += 1
    skipped += one.skipped
    ofCore += one.ofCore
    for (index, rule) in rules.enumerated() {
      add(one, to: Cell(rule: rule, profile: profile), isFiled: index == 0)
    }
  }

  /// Adds to a cell, which is looked up once: this happens for each case of a run.
  private mutating func add(_ one: Count, to cell: Cell, isFiled: Bool) {
    var isNew = false
    func merge(_ count: inout Count) {
      isNew = count.isEmpty
      count.judged += one.judged
      count.skipped += one.skipped
      count.ofCore += one.ofCore
      if isFiled { count.isFiled = true }
    }
    merge(&cells[cell, default: Count()])
    if isNew { order.append(cell) }
  }

  /// What the run covered, once all of its cases have been counted.
  package var coverage: Coverage {
    let concerned = order.filter { cell in
      guard let count = cells[cell], count.judged + count.skipped > 0 else { return false }
      // What is selected may be but a few of the cases of a rule that is asked for in passing.
      return scope == .suite || count.isFiled
    }
    let unjudged = concerned.compactMap { cell -> Coverage.UnjudgedRule? in
      guard let count = cells[cell], count.judged == 0 else { return nil }
      return Coverage.UnjudgedRule(rule: cell.rule, profile: cell.profile, skipped: count.skipped)
    }
    return Coverage(
      rules: Set(concerned.map(\.rule)).count, unjudged: unjudged, shortfalls: shortfalls)
  }

  /// What of the requirements is not met; a part of a run knows only of too many skipped cases.
  private var shortfalls: [Coverage.Shortfall] {
    var shortfalls: [Coverage.Shortfall] = []
    if scope != .part, total > 0, skipped + ofCore == total {
      shortfalls.append(.nothingJudged(skipped: total))
    }
    if let limit = requirements.maxSkipped, skipped > limit {
      shortfalls.append(.tooManySkipped(skipped, limit: limit))
    }
    if scope == .part { return shortfalls }
    return shortfalls + requirements.rules.flatMap { self.shortfalls(of: $0) }
  }

  private func shortfalls(of rule: String) -> [Coverage.Shortfall] {
    let ofRule = order.filter { $0.rule == rule }
    if ofRule.isEmpty { return scope == .suite ? [.ruleNotPlanned(rule)] : [] }
    return ofRule.compactMap { cell in
      guard let count = cells[cell], count.judged == 0 else { return nil }
      return .ruleSkipped(
        Coverage.UnjudgedRule(
          rule: rule, profile: cell.profile, skipped: count.skipped + count.ofCore))
    }
  }
}
