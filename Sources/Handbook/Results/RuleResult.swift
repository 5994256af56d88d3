package import Conformance
package import Reporting
import SpecModel

/// How an engine conforms to a rule in a profile, according to the results of a run.
package struct RuleResult: Hashable, Sendable {
  /// The engine's name, version and variation, and the file of the run if the engine has several runs.
  package var engine: String
  /// The id of the profile.
  package var profile: String
  /// The number of the rule's cases by verdict.
  package var tally: Tally
  /// The number of skipped cases that bind the core, if the engine is only a presenter.
  package var ofCore = 0

  /// Counts the results of several runs, rule by rule, in the order of the runs.
  ///
  /// The shards of one run are added up. Different runs never are, even if they test the same engine.
  ///
  /// - Parameter files: The results; an incomplete file counts as far as it goes.
  package static func byRule(_ files: [ResultsFile]) -> [String: [RuleResult]] {
    var results: [String: [RuleResult]] = [:]
    for run in RunResults.runs(of: files) {
      var ofRun: [String: [RuleResult]] = [:]
      for item in run.cases {
        for rule in item.rules {
          var ofRule = ofRun[rule] ?? []
          let place = ofRule.firstIndex { $0.profile == item.profile } ?? ofRule.endIndex
          if place == ofRule.endIndex {
            ofRule.append(RuleResult(engine: run.name, profile: item.profile, tally: Tally()))
          }
          ofRule[place].tally.count(item.verdict.kind)
          if case .skipped(.bindsCore) = item.verdict { ofRule[place].ofCore += 1 }
          ofRun[rule] = ofRule
        }
      }
      results.merge(ofRun) { $0 + $1 }
    }
    return results
  }

  /// The number of cases that were sent to the engine.
  var asked: Int { tally.total - tally[.skipped] }

  /// The result in words, so that it needs no color.
  var word: String {
    if asked == 0 { return ofCore == tally.total ? "binds the core" : "not judged" }
    if tally.isRed { return "broken" }
    return tally[.knownFailure] > 0 ? "known to fail" : "kept"
  }
}
