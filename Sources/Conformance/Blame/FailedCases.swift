import SpecModel

/// The failed cases of a run, as far as they decide which rules are broken.
///
/// Every report learns from here which rules only seem broken, so that all say the same.
package struct FailedCases: Sendable {
  /// How many failed cases depend on each combination of rules; known failures included, errored
  /// cases not.
  private var counts: [RuleBlame.CaseRules: Int] = [:]
  /// The first red cases, whose causes a diagnosis may know.
  private var first: [Item] = []
  /// The rules of the other red cases, whose causes no diagnosis knows.
  private var otherRules: Set<String> = []
  /// The rules of the cases that the engine did not answer properly.
  private var erroredRules: Set<String> = []

  /// A failed case in one profile.
  package struct Item: Hashable, Sendable {
    /// The case's id with its profile, in the form of ``PlannedCase/id``.
    package var id: String
    /// The ids of the rules that it tests.
    package var rules: [String]

    /// Creates the value from ids.
    package init(id: String, rules: [String]) {
      (self.id, self.rules) = (id, rules)
    }
  }

  /// Creates the value for a run without results.
  package init() {}

  /// Counts a result.
  package mutating func count(_ result: CaseResult) {
    count(result.verdict, id: result.planned.id, RuleBlame.CaseRules(result.planned.case))
  }

  /// Counts the verdict on a case.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - id: The case's id with its profile.
  ///   - rules: The rules that the case depends on.
  package mutating func count(
    _ verdict: Verdict, id: @autoclosure () -> String,
    _ rules: @autoclosure () -> RuleBlame.CaseRules
  ) {
    guard let misbehavior = verdict.misbehavior else { return }
    let rules = rules()
    if case .failed = misbehavior { counts[rules, default: 0] += 1 }
    guard verdict.kind == .failed || verdict.kind == .errored else { return }
    if verdict.kind == .errored { erroredRules.formUnion(rules.rules) }
    if first.count < Diagnosis.limit {
      first.append(Item(id: id(), rules: rules.rules))
    } else {
      otherRules.formUnion(rules.rules)
    }
  }

  /// Returns the broken rules that account for the failed cases if nobody looked for causes.
  ///
  /// - Parameter order: The ids of all rules in reading order.
  package func blame(order: [String]) -> RuleBlame { RuleBlame(counts, order: order) }

  /// Returns the rules that only seem broken, in reading order: each of their failed cases has its
  /// cause in another rule or, without a diagnosis, needs a broken one.
  ///
  /// - Parameters:
  ///   - diagnosis: Why cases failed; empty if nobody looked for causes.
  ///   - order: The ids of all rules in reading order.
  package func unjudged(
    _ diagnosis: Diagnosis, order: [String]
  ) -> [RuleBlame.UnjudgedRule] {
    let unjudged =
      diagnosis.isEmpty
      ? blame(order: order).unjudged : diagnosis.unjudged(first, order: order)
    return unjudged.filter { !otherRules.contains($0.rule) && !erroredRules.contains($0.rule) }
  }
}

/// How an engine stands on a rule, according to the results of its cases.
package enum RuleStanding: Hashable, Sendable {
  /// It passed every case that was run.
  case kept
  /// It failed cases, or did not answer them properly.
  case broken
  /// It failed cases, but each because of another rule.
  case couldNotBeJudged
  /// It only failed cases that are on its list of known failures.
  case knownToFail
  /// Every case was skipped.
  case notJudged
  /// It has no case in the run: the engine does not follow its profile, or others were selected.
  case notRun
  /// Every case is about the core, and the engine is only a presenter.
  case bindsCore

  /// Decides how an engine stands on a rule.
  ///
  /// - Parameters:
  ///   - tally: The results of the rule's cases.
  ///   - ofCore: The number of skipped cases that bind the core, and not this engine.
  ///   - onlySeemsBroken: Whether the rule only seems broken; see ``FailedCases``.
  package init(_ tally: Tally, ofCore: Int = 0, onlySeemsBroken: Bool) {
    if tally.total == tally[.skipped] {
      self = tally.total == 0 ? .notRun : ofCore == tally.total ? .bindsCore : .notJudged
    } else if tally[.failed] + tally[.errored] > 0 {
      self = onlySeemsBroken ? .couldNotBeJudged : .broken
    } else {
      self = tally[.knownFailure] > 0 ? .knownToFail : .kept
    }
  }
}
