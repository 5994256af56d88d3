import Conformance
import SpecModel

/// How an engine conforms to a rule, according to the results of a run.
struct RuleResult: Hashable, Sendable {
  /// The id of the profile; `nil` if several are counted together.
  var profile: String?
  /// The number of the rule's cases by verdict.
  var tally = Tally()
  /// The number of skipped cases that bind the core, if the engine is only a presenter.
  var ofCore = 0
  /// The number of the rule's cases that had other or unknown contents in the run's suite.
  var incomparable = 0
  /// The number of the rule's cases that the run's suite did not have.
  var added = 0

  /// The number of cases that were sent to the engine.
  var asked: Int { tally.total - tally[.skipped] }

  /// The number of cases that the engine passed, listed or not.
  var passed: Int { tally[.passed] + tally[.unexpectedPass] }

  /// The number of cases that the engine failed unexpectedly.
  var failed: Int { tally[.failed] + tally[.errored] }

  /// The state of the rule.
  var state: State {
    if tally.total == 0, incomparable + added > 0 {
      return incomparable == 0 ? .absent : .incomparable
    }
    if asked == 0 { return tally.total > 0 && ofCore == tally.total ? .bindsCore : .notJudged }
    if failed > 0 { return .broken }
    if tally[.knownFailure] > 0 { return .knownToFail }
    return incomparable + added > 0 ? .keptSoFar : .kept
  }

  /// The state of a rule, in words, so that it needs no color.
  enum State: String, Sendable {
    case kept
    case broken
    case knownToFail = "known to fail"
    case bindsCore = "binds the core"
    case notJudged = "not judged"
    /// The engine passed the comparable cases; others are new or had other contents.
    case keptSoFar = "kept as far as it compares"
    /// The rule's cases had other or unknown contents in the run's suite.
    case incomparable = "not comparable"
    /// The run's suite had no case of the rule.
    case absent = "not in its suite"
  }

  /// The state with its counts: `broken 3 of 12`.
  var words: String {
    switch state {
    case .broken: "broken \(failed) of \(asked)"
    case .knownToFail: "known to fail \(tally[.knownFailure]) of \(asked)"
    case .keptSoFar: "passed \(passed), \(incomparable + added) not comparable"
    case .kept, .bindsCore, .notJudged, .incomparable, .absent: state.rawValue
    }
  }

  /// The number that represents the state in a table of many engines; `nil` if a sign does.
  var mark: String? {
    switch state {
    case .broken: "\(failed)"
    case .knownToFail: "\(tally[.knownFailure])"
    case .kept, .bindsCore, .notJudged, .keptSoFar, .incomparable, .absent: nil
    }
  }

  /// Adds the result for another profile or another part of the run.
  mutating func add(_ other: RuleResult) {
    tally.add(other.tally)
    ofCore += other.ofCore
    incomparable += other.incomparable
    added += other.added
  }
}

extension Tally {
  /// Adds the counts of another tally.
  mutating func add(_ other: Tally) {
    for kind in Verdict.Kind.allCases where other[kind] > 0 { count(kind, times: other[kind]) }
  }
}
