package import Conformance
import SpecModel

/// A run with everything that reports show, whether it just ended or was read from a file.
package struct ReportedRun: Sendable {
  /// The header of the results.
  package var header: ResultsHeader
  /// The plan.
  package var plan: Plan
  /// The results of the cases, in the order of the plan; passed cases have no transcript.
  package var results: [CaseResult]
  /// The engine's answers to open questions.
  package var answers: [ResultsAnswer]
  /// How the run ended.
  package var end: RunEnd
}

extension ReportedRun {
  /// The failed cases, as far as they decide which rules are broken.
  var failed: FailedCases {
    results.reduce(into: FailedCases()) { $0.count($1) }
  }

  /// The rules that only seem broken, in reading order.
  var unjudged: [RuleBlame.UnjudgedRule] {
    failed.unjudged(end.diagnosis, order: plan.suite.rules.map(\.id))
  }

  /// The broken rules that account for the failed cases if nobody looked for causes.
  var blame: RuleBlame { failed.blame(order: plan.suite.rules.map(\.id)) }
}
