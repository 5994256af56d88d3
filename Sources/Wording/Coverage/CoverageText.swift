package import Conformance
import SpecModel

/// How much of a run the engine was judged on, in words.
package struct CoverageText {
  private let coverage: Coverage
  private static let limit = 12

  /// Creates the words for a coverage.
  package init(_ coverage: Coverage) {
    self.coverage = coverage
  }

  /// The requirements that were not met, one sentence each.
  package var shortfalls: [String] { coverage.shortfalls.map(\.sentence) }

  /// The number of rules not judged: `2 of 64 rules were not judged`; `nil` if all were.
  package var unjudged: String? {
    let count = Set(coverage.unjudged.map(\.rule)).count
    guard count > 0 else { return nil }
    let rules = NumberText.count(coverage.rules, "rule")
    return "\(count) of \(rules) \(count == 1 ? "was" : "were") not judged"
  }

  /// The rules that were not judged, each with its profile: `reenqueue.keyboard [swift]`; if there
  /// are many, the first and the number of others.
  package var rules: [String] {
    let all = coverage.unjudged.map { item in
      VisibleText.line("\(item.rule) [\(item.profile)]: ")
        + (item.skipped == 1
          ? "its only case was skipped" : "all \(item.skipped) cases were skipped")
    }
    guard all.count > Self.limit else { return all }
    return all.prefix(Self.limit - 1) + ["and \(all.count - Self.limit + 1) more"]
  }
}

extension Coverage.Shortfall {
  /// The shortfall, as a sentence.
  package var sentence: String {
    switch self {
    case .nothingJudged(let skipped):
      "Nothing was judged: "
        + (skipped == 1 ? "the only case was skipped." : "all \(skipped) cases were skipped.")
    case .tooManySkipped(let skipped, let limit):
      "\(NumberText.count(skipped, "case")) \(skipped == 1 ? "was" : "were") skipped; at most "
        + "\(limit) may be."
    case .ruleSkipped(let item):
      VisibleText.line("\(item.rule) must be judged in \(item.profile), but ")
        + (item.skipped == 1
          ? "its only case was skipped." : "all of its \(item.skipped) cases were skipped.")
    case .ruleNotPlanned(let rule):
      VisibleText.line(
        "\(rule) must be judged, but none of its cases ran: the engine follows no profile that has "
          + "this rule.")
    }
  }
}
