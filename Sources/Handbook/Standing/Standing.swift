package import Conformance
package import Reporting
import SpecModel

/// How an engine stands to a rule in a profile, as its results say.
package struct Standing: Hashable, Sendable {
  /// The engine's name and version, and how it was varied.
  package var engine: String
  /// The id of the profile.
  package var profile: String
  /// How many cases of the rule came to which verdict.
  package var tally: Tally

  /// Counts the results of several runs, rule by rule, in the order of the runs.
  ///
  /// - Parameter files: The results; incomplete ones count for as far as they go.
  package static func byRule(_ files: [ResultsFile]) -> [String: [Standing]] {
    var standings: [String: [Standing]] = [:]
    for file in files {
      let engine = file.header.engine
      for item in file.cases {
        for rule in item.rules {
          var ofRule = standings[rule] ?? []
          let place =
            ofRule.firstIndex { $0.engine == engine && $0.profile == item.profile }
            ?? ofRule.endIndex
          if place == ofRule.endIndex {
            ofRule.append(Standing(engine: engine, profile: item.profile, tally: Tally()))
          }
          ofRule[place].tally.count(item.verdict.kind)
          standings[rule] = ofRule
        }
      }
    }
    return standings
  }

  /// How many cases the engine was asked.
  var asked: Int { tally.total - tally[.skipped] }

  /// What it comes to, in a word that needs no color.
  var word: String {
    if asked == 0 { return "not asked" }
    if tally.isRed { return "broken" }
    return tally[.knownFailure] > 0 ? "known to fail" : "kept"
  }
}
