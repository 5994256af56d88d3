import Conformance
import SpecModel

/// How an engine conforms to a rule, according to the results of a run.
struct RuleResult: Hashable, Sendable {
  /// The id of the profile; absent where several are counted together.
  var profile: String?
  /// The number of the rule's cases by verdict.
  var tally = Tally()
  /// The number of skipped cases that bind the core, if the engine is only a presenter.
  var ofCore = 0

  /// The number of cases that were sent to the engine.
  var asked: Int { tally.total - tally[.skipped] }

  /// The number of cases that the engine failed unexpectedly.
  var failed: Int { tally[.failed] + tally[.errored] }

  /// What there is to say of the rule.
  var state: State {
    if asked == 0 { return tally.total > 0 && ofCore == tally.total ? .bindsCore : .notJudged }
    if failed > 0 { return .broken }
    return tally[.knownFailure] > 0 ? .knownToFail : .kept
  }

  /// What there is to say of a rule, in words, so that it needs no color.
  enum State: String, Sendable {
    case kept
    case broken
    case knownToFail = "known to fail"
    case bindsCore = "binds the core"
    case notJudged = "not judged"
  }

  /// The state with its numbers: `broken 3 of 12`.
  var words: String {
    switch state {
    case .broken: "broken \(failed) of \(asked)"
    case .knownToFail: "known to fail \(tally[.knownFailure]) of \(asked)"
    case .kept, .bindsCore, .notJudged: state.rawValue
    }
  }

  /// The number that stands for the state in a table of many engines; `nil` where a sign does.
  var mark: String? {
    switch state {
    case .broken: "\(failed)"
    case .knownToFail: "\(tally[.knownFailure])"
    case .kept, .bindsCore, .notJudged: nil
    }
  }

  /// Adds what another profile or another part of the run came to.
  mutating func add(_ other: RuleResult) {
    tally.add(other.tally)
    ofCore += other.ofCore
  }
}

extension Tally {
  /// Adds the numbers of another tally.
  mutating func add(_ other: Tally) {
    for kind in Verdict.Kind.allCases where other[kind] > 0 { count(kind, times: other[kind]) }
  }
}
