import SpecModel

/// Counts during a run which rules are judged.
package struct CoverageCount: Sendable {
  private let scope: Plan.Scope
  private let requirements: Requirements
  private var total = 0
  private var skipped = 0
  /// The number of cases that bind the core and are not run on a presenter.
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
    /// Whether a case is filed under the rule, and does not just test it besides another.
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
  ///   - scope: How much of the suite is counted.
  ///   - requirements: How much the engine must be judged on.
  package init(scope: Plan.Scope, requirements: Requirements) {
    self.scope = scope
    self.requirements = requirements
  }

  /// Counts a result.
  package mutating func count(_ result: CaseResult) {
    count(result.verdict, rules: result.planned.case.rules, profile: result.planned.profile)
  }

  /// Counts the verdict on a case of some rules in a profile.
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

  /// Adds to a cell, looking it up only once, because this runs for each case.
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

  /// The coverage of the run; complete once all of its cases have been counted.
  package var coverage: Coverage {
    let concerned = order.filter { cell in
      guard let count = cells[cell], count.judged + count.skipped > 0 else { return false }
      // A selection may contain only a few cases of a rule that other rules' cases also test.
      return scope == .suite || count.isFiled
    }
    let unjudged = concerned.compactMap { cell -> Coverage.UnjudgedRule? in
      guard let count = cells[cell], count.judged == 0 else { return nil }
      return Coverage.UnjudgedRule(rule: cell.rule, profile: cell.profile, skipped: count.skipped)
    }
    return Coverage(
      rules: Set(concerned.map(\.rule)).count, unjudged: unjudged, shortfalls: shortfalls)
  }

  /// The requirements that are not met; in a part of a run, only the limit of skipped cases is
  /// checked.
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
