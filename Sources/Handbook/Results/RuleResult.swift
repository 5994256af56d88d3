import Conformance
import SpecModel
import Wording

/// How an engine conforms to a rule, according to the results of a run.
struct RuleResult: Sendable {
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
  /// Whether the rule only seems broken, because each of its failed cases has its cause elsewhere.
  var onlySeemsBroken = false
  /// The profiles in which the rule was kept and in which it was not judged, if there are both.
  var judgedInPart: (kept: [String], unjudged: [String])?

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
    switch RuleStanding(tally, ofCore: ofCore, onlySeemsBroken: onlySeemsBroken) {
    case .broken: return .broken
    case .couldNotBeJudged: return .couldNotBeJudged
    case .knownToFail: return .knownToFail
    case .bindsCore: return .bindsCore
    case .notJudged: return .notJudged
    case .notRun: return .notRun
    case .kept where incomparable + added > 0: return .keptSoFar
    case .kept: return judgedInPart == nil ? .kept : .keptInPart
    }
  }

  /// The state of a rule, in words, so that it needs no color.
  enum State: String, Sendable {
    case kept
    case broken
    /// Each of its failed cases has its cause in another rule.
    case couldNotBeJudged = "could not be judged"
    case knownToFail = "known to fail"
    case bindsCore = "binds the core"
    case notJudged = "not judged"
    case notRun = "not run"
    /// The engine passed what was run, but in some profile every case was skipped.
    case keptInPart = "kept in part"
    /// The engine passed the comparable cases; others are new or had other contents.
    case keptSoFar = "kept as far as it compares"
    /// The rule's cases had other or unknown contents in the run's suite.
    case incomparable = "not comparable"
    /// The run's suite had no case of the rule.
    case absent = "not in its suite"

    /// Whether the engine failed cases of the rule that are not on its list.
    var isFailing: Bool { self == .broken || self == .couldNotBeJudged }
  }

  /// The state with its counts: `broken 3 of 12`.
  var words: String {
    switch state {
    case .broken: "broken \(failed) of \(asked)"
    case .couldNotBeJudged: "could not be judged, \(failed) of \(asked) failed"
    case .knownToFail: "known to fail \(tally[.knownFailure]) of \(asked)"
    case .keptSoFar: "passed \(passed), \(incomparable + added) not comparable"
    case .kept where tally[.skipped] > 0: "kept, \(tally[.skipped]) skipped"
    case .keptInPart:
      judgedInPart.map {
        VisibleText.line(
          "kept in \($0.kept.joined(separator: ", ")), "
            + "not judged in \($0.unjudged.joined(separator: ", "))")
      } ?? state.rawValue
    case .kept, .bindsCore, .notJudged, .notRun, .incomparable, .absent: state.rawValue
    }
  }

  /// The number that represents the state in a table of many engines; `nil` if a sign does.
  var mark: String? {
    switch state {
    case .broken: "\(failed)"
    case .knownToFail: "\(tally[.knownFailure])"
    case .couldNotBeJudged: "?"
    case .kept, .keptInPart, .bindsCore, .notJudged, .notRun, .keptSoFar, .incomparable, .absent:
      nil
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
