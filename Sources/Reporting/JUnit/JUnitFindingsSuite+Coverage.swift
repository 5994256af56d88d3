import Conformance
import Wording

extension JUnitFindingsSuite {
  /// Creates a suite for requirements that were not met.
  init(_ coverage: Coverage) {
    self.init(
      name: "coverage",
      properties: [
        ("rules", "\(coverage.rules)"), ("rules.judged", "\(coverage.judgedRules)"),
      ],
      findings: coverage.shortfalls.map {
        Finding(subject: $0.subject, sort: $0.sort, sentence: $0.sentence)
      })
  }
}

extension Coverage.Shortfall {
  fileprivate var sort: String {
    switch self {
    case .nothingJudged: "nothing-judged"
    case .tooManySkipped: "too-many-skipped"
    case .ruleSkipped, .ruleNotPlanned: "rule-not-judged"
    }
  }

  fileprivate var subject: String {
    switch self {
    case .nothingJudged: "nothing judged"
    case .tooManySkipped: "too many cases skipped"
    case .ruleSkipped(let item): "\(item.rule) not judged in \(item.profile)"
    case .ruleNotPlanned(let rule): "\(rule) not judged"
    }
  }
}
