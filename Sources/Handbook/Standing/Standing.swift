package import Conformance
package import Reporting
import SpecModel

/// How an engine stands to a rule in a profile, as the results of a run say.
package struct Standing: Hashable, Sendable {
  /// The engine's name and version, and how it was varied; with the file of the run where there are
  /// several runs of that engine.
  package var engine: String
  /// The id of the profile.
  package var profile: String
  /// How many cases of the rule came to which verdict.
  package var tally: Tally
  /// How many of those that were skipped bind the core, where the engine is a presenter alone.
  package var ofCore = 0

  /// Counts the results of several runs, rule by rule, in the order of the runs.
  ///
  /// Runs are never added up, even of one engine; the shards of one run are.
  ///
  /// - Parameter files: The results; incomplete ones count for as far as they go.
  package static func byRule(_ files: [ResultsFile]) -> [String: [Standing]] {
    var standings: [String: [Standing]] = [:]
    for run in StandingRun.runs(of: files) {
      var ofRun: [String: [Standing]] = [:]
      for item in run.cases {
        for rule in item.rules {
          var ofRule = ofRun[rule] ?? []
          let place = ofRule.firstIndex { $0.profile == item.profile } ?? ofRule.endIndex
          if place == ofRule.endIndex {
            ofRule.append(Standing(engine: run.name, profile: item.profile, tally: Tally()))
          }
          ofRule[place].tally.count(item.verdict.kind)
          if case .skipped(.bindsCore) = item.verdict { ofRule[place].ofCore += 1 }
          ofRun[rule] = ofRule
        }
      }
      standings.merge(ofRun) { $0 + $1 }
    }
    return standings
  }

  /// How many cases the engine was asked.
  var asked: Int { tally.total - tally[.skipped] }

  /// What it comes to, in a word that needs no color.
  var word: String {
    if asked == 0 { return ofCore == tally.total ? "binds the core" : "not judged" }
    if tally.isRed { return "broken" }
    return tally[.knownFailure] > 0 ? "known to fail" : "kept"
  }
}
