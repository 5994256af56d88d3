import SpecModel

/// Counts during a run which rules are judged.
package struct CoverageCount: Sendable {
  private let scope: Plan.Scope
  private let requirements: Requirements
  private var total = 0
  private var skipped = 0
  /// The number of cases that bind the core and are not run on a presenter.
  private var ofCore = 0
  /// The rules in each profile, in the order of their first cases.
  private var cells: [Cell] = []
  /// The cases of each of them.
  private var counts: [Count] = []
  /// Where each of them is.
  private var places: [Cell: Int] = [:]
  /// The rules and the profile of the last case, and where they are: most cases have those of the one before.
  private var last: (rules: [String], profile: String, places: [Int]) = ([], "", [])

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
    if last.rules != rules || last.profile != profile {
      last = (rules, profile, rules.map { place(of: Cell(rule: $0, profile: profile)) })
    }
    if let filed = last.places.first { counts[filed].isFiled = true }
    for place in last.places {
      counts[place].judged += one.judged
      counts[place].skipped += one.skipped
      counts[place].ofCore += one.ofCore
    }
  }

  /// Returns where a rule in a profile is, which it has from its first case on.
  private mutating func place(of cell: Cell) -> Int {
    if let place = places[cell] { return place }
    places[cell] = cells.count
    cells.append(cell)
    counts.append(Count())
    return cells.count - 1
  }

  /// Returns the cases of a rule in a profile.
  private func count(of cell: Cell) -> Count? { places[cell].map { counts[$0] } }

  /// The coverage of the run; complete once all of its cases have been counted.
  package var coverage: Coverage {
    let concerned = cells.filter { cell in
      guard let count = count(of: cell), count.judged + count.skipped > 0 else { return false }
      // A selection may contain only a few cases of a rule that other rules' cases also test.
      return scope == .suite || count.isFiled
    }
    let unjudged = concerned.compactMap { cell -> Coverage.UnjudgedRule? in
      guard let count = count(of: cell), count.judged == 0 else { return nil }
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
    let ofRule = cells.filter { $0.rule == rule }
    if ofRule.isEmpty { return scope == .suite ? [.ruleNotPlanned(rule)] : [] }
    return ofRule.compactMap { cell in
      guard let count = count(of: cell), count.judged == 0 else { return nil }
      return .ruleSkipped(
        Coverage.UnjudgedRule(
          rule: rule, profile: cell.profile, skipped: count.skipped + count.ofCore))
    }
  }
}
