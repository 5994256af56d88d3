import Conformance
import SpecModel

/// The causes of failed cases that no fault explains.
///
/// The rule with the most votes accounts for the cases in which it may be broken, then the next
/// rule, and so on.
struct SightedCauses {
  /// The causes, each with its cases.
  private(set) var causes: [Seen] = []

  /// What was seen in some cases.
  struct Seen {
    /// The finding, as it was seen in the shortest script.
    fileprivate(set) var finding: Cause.Finding
    /// The cases.
    fileprivate(set) var cases: [Evidence]
    /// The number of actions of the shortest script.
    fileprivate var fewestActions: Int

    /// The rule that is broken.
    fileprivate var rule: String? {
      switch finding {
      case .clause(let clause, _): Clause.rule(of: clause)
      case .rule(let rule): rule
      default: nil
      }
    }

    /// Whether nothing says why the cases failed.
    fileprivate var isUnclear: Bool { if case .difference = finding { true } else { false } }

    /// Returns the causes of which one rule is the cause, as one.
    fileprivate func joined(with other: Seen, breaking rule: String) -> Seen {
      let (few, many) = cases.count < other.cases.count ? (self, other) : (other, self)
      var joined = many
      joined.cases = cases + other.cases
      guard case .clause(let clause, _) = many.finding else { return joined }
      let isSeenInAll = few.cases.allSatisfy { $0.breaches.contains { $0.clause == clause } }
      if !isSeenInAll { joined.finding = .rule(rule) }
      return joined
    }
  }

  /// Finds the causes of what was seen.
  init(_ sightings: [Sighting]) {
    let allowed = sightings.filter(\.isAllowed).map(\.evidence)
    var rest = sightings.filter { !$0.isAllowed && !$0.isUnclear }
      .map { (sighting: $0, votes: $0.votes) }
    while let rule = Self.likeliest(rest.map(\.votes)) {
      for item in rest where item.votes[rule] != nil { add(item.sighting, breaking: rule) }
      rest.removeAll { $0.votes[rule] != nil }
    }
    joinClauses()
    for sighting in sightings where sighting.isUnclear { addUnclear(sighting) }
    nameOwnRules()
    for evidence in allowed { add(evidence, .convention) }
  }

  /// Joins the clauses of one rule, which one defect breaks: as the clause that was seen to be broken in
  /// all of the cases, or else as the rule.
  private mutating func joinClauses() {
    for index in causes.indices.reversed() {
      guard let rule = causes[index].rule,
        let first = causes.firstIndex(where: { $0.rule == rule }), first < index
      else { continue }
      let other = causes.remove(at: index)
      causes[first] = causes[first].joined(with: other, breaking: rule)
    }
  }

  /// Names for each cause the clause that its cases show to be broken, if that is of another rule, and joins the causes of
  /// a clause.
  ///
  /// - Parameter totals: How many of the examined cases are about each rule.
  mutating func nameShownClauses(of totals: CaseCounts) {
    joinClauses()
    for index in causes.indices {
      let cases = causes[index].cases
      guard let rule = causes[index].rule,
        let clause = ShownClauses(cases, of: totals).instead(of: [rule])
      else { continue }
      causes[index].finding = Self.finding(of: clause, in: cases)
    }
    joinClauses()
  }

  /// The clause, as it was seen in the shortest script, if it was seen to be broken in all cases; otherwise its rule.
  static func finding(of clause: String, in cases: [Evidence]) -> Cause.Finding {
    var shortest: (breach: Breach, actions: Int)?
    for item in cases {
      guard let breach = item.breaches.first(where: { $0.clause == clause }) else {
        return .rule(Clause.rule(of: clause))
      }
      let actions = item.script.actions.count
      if actions < shortest?.actions ?? .max { shortest = (breach, actions) }
    }
    return .clause(clause, because: shortest?.breach.because ?? "")
  }

  /// Adds a case for which no rule is known to be broken: to a rule that other cases show to be broken, if
  /// the reference engine's behavior rests on it, or else to those that differ in the same way.
  private mutating func addUnclear(_ sighting: Sighting) {
    let item = sighting.evidence
    guard let hint = sighting.hint, let index = causes.firstIndex(where: { $0.rule == hint }) else {
      return add(item, .difference(item.difference))
    }
    causes[index].cases.append(item)
  }

  /// Names the rule of cases of which nothing says why they failed, if they agree on it: all together, or else
  /// those that differ in the same way.
  private mutating func nameOwnRules() {
    let unclear = causes.indices.filter { causes[$0].isUnclear }
    let agreed = Self.ownRule(of: unclear.flatMap { causes[$0].cases })
    for index in unclear.reversed() {
      guard let rule = agreed ?? Self.ownRule(of: causes[index].cases) else { continue }
      if let known = causes.firstIndex(where: { $0.rule == rule }) {
        causes[known].cases += causes[index].cases
        causes.remove(at: index)
      } else {
        causes[index].finding = .rule(rule)
      }
    }
  }

  /// The rule that every case is about in the step that failed: the only one, or the one that all cases name
  /// first; `nil` if they do not agree.
  private static func ownRule(of cases: [Evidence]) -> String? {
    // What is reported beyond what is displayed and logged may have a reason that no rule speaks of.
    guard let first = cases.first, cases.allSatisfy(\.differsInDisplays) else { return nil }
    let common = cases.dropFirst().reduce(first.rulesAtFailure) {
      $0.intersection($1.rulesAtFailure)
    }
    if common.count == 1 { return common.first }
    guard let named = first.result.planned.case.rules.first, common.contains(named) else {
      return nil
    }
    return cases.allSatisfy { $0.result.planned.case.rules.first == named } ? named : nil
  }

  /// Returns the clause that was seen to be broken in all cases, as it was seen in the shortest
  /// script; of several, one of the likeliest rule.
  ///
  /// If other clauses of the rule say more in every case, but a different one in each, only the rule
  /// is certain: a filter that compares wrongly triggers one message and does not trigger another. If
  /// the cases show a clause of another rule, it is named instead.
  static func common(to sightings: [Sighting], of totals: CaseCounts) -> Cause.Finding? {
    let shortest = sightings.min {
      $0.evidence.script.actions.count < $1.evidence.script.actions.count
    }
    var common = shortest?.breaches ?? []
    for sighting in sightings where !common.isEmpty {
      let seen = Set(sighting.breaches.map(\.clause))
      common.removeAll { !seen.contains($0.clause) }
    }
    let rules = Set(common.map(\.rule))
    let votes = sightings.map { $0.votes.filter { rules.contains($0.key) } }
    guard let rule = likeliest(votes) else { return nil }
    let cases = sightings.map(\.evidence)
    if let clause = ShownClauses(cases, of: totals).instead(of: [rule]) {
      return finding(of: clause, in: cases)
    }
    guard let breach = common.first(where: { $0.rule == rule }) else { return nil }
    let isFirst = sightings.contains { sighting in
      sighting.breaches.first { $0.rule == rule }?.clause == breach.clause
    }
    return isFirst ? .clause(breach.clause, because: breach.because) : .rule(rule)
  }

  /// Takes over cases that a fault explains if more evidence points to a broken rule.
  ///
  /// In some cases, an engine may happen to do what a fault of another rule would do. If the engine
  /// was seen to break the rule in these cases, too, they belong to whichever accounts for more of
  /// the other cases. A breach in the reports alone takes over nothing: an event that the engine does not
  /// hear is also reported as matching nothing.
  ///
  /// - Parameters:
  ///   - found: The faults with their cases; those that keep none are removed.
  ///   - investigator: Knows which breaches are only reported.
  mutating func claim(from found: inout [ExplainedCases], by investigator: any Investigator) {
    for (rule, count) in counts {
      for index in found.indices {
        let group = found[index]
        if group.faults.contains(where: { Clause.rule(of: $0.clause) == rule }) { continue }
        let breaching = group.cases.map { item in
          item.breaches.first {
            Clause.rule(of: $0.clause) == rule
              && !investigator.isOnlyReported($0.clause, in: item)
          }
        }
        let kept = breaching.count { $0 == nil }
        guard count > kept, kept < breaching.count else { continue }
        for (item, breach) in zip(group.cases, breaching) {
          if let breach { add(item, .clause(breach.clause, because: breach.because)) }
        }
        found[index].cases = zip(group.cases, breaching).filter { $0.1 == nil }.map(\.0)
      }
    }
    found.removeAll(where: \.cases.isEmpty)
  }

  /// The number of cases that each broken rule accounts for, highest first.
  private var counts: [(rule: String, count: Int)] {
    var counts: [String: Int] = [:]
    for cause in causes {
      switch cause.finding {
      case .clause(let clause, _): counts[Clause.rule(of: clause), default: 0] += cause.cases.count
      case .rule(let rule): counts[rule, default: 0] += cause.cases.count
      default: continue
      }
    }
    return counts.map { (rule: $0.key, count: $0.value) }
      .sorted { (-$0.count, $0.rule) < (-$1.count, $1.rule) }
  }

  /// Returns the rule with the most votes; of several, the first by name, so that the result is
  /// stable.
  private static func likeliest(_ votes: [[String: Double]]) -> String? {
    var sums: [String: Double] = [:]
    for votes in votes { sums.merge(votes, uniquingKeysWith: +) }
    return sums.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// Adds a case to the cause with the same finding.
  private mutating func add(_ sighting: Sighting, breaking rule: String) {
    add(sighting.evidence, sighting.finding(of: rule))
  }

  private mutating func add(_ item: Evidence, _ finding: Cause.Finding) {
    let actions = item.script.actions.count
    guard let index = causes.firstIndex(where: { Self.areSame($0.finding, finding) }) else {
      causes.append(Seen(finding: finding, cases: [item], fewestActions: actions))
      return
    }
    if actions < causes[index].fewestActions {
      causes[index].finding = finding
      causes[index].fewestActions = actions
    }
    causes[index].cases.append(item)
  }

  private static func areSame(_ one: Cause.Finding, _ other: Cause.Finding) -> Bool {
    if case .clause(let one, _) = one, case .clause(let other, _) = other { return one == other }
    return one == other
  }
}

extension Evidence {
  /// The rules that may be broken in the step that failed.
  fileprivate var rulesAtFailure: Set<String> {
    let clauses = result.brokenClauses
    return Set(clauses.isEmpty ? result.planned.case.rules : clauses.map(Clause.rule(of:)))
  }
}
