import Conformance
import EngineKit
import Synchronization
import Wording

/// The run that all cases of a suite belong to: the engine, and the results so far.
final class ConformanceRun: Sendable {
  /// The engine.
  let engine: ReadyEngine
  /// Knows what the suite's words mean.
  let domain: any Domain
  /// The texts of failures.
  let failures: FailureText

  private let plan: Plan
  private let progress: Mutex<Progress>

  /// The progress of the cases.
  private struct Progress {
    /// The ids of the cases that have not ended yet.
    var open: Set<PlannedCase.ID>
    var coverage: CoverageCount
    var bugs: KnownBugCount
    var summary: FailureSummary
  }

  /// The findings about the run as a whole, once its last case has ended.
  struct Ending {
    /// What is wrong with the run, one sentence each.
    var shortcomings: [String] = []
    /// What its failures have in common, or `nil` if there is nothing to say.
    var summary: String?
  }

  /// Prepares a run of a plan's cases.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - cases: The cases of the plan that will be run; the others are planned as skipped.
  ///   - engine: The engine.
  ///   - domain: Knows what the suite's words mean.
  ///   - failures: The texts of failures.
  init(
    _ plan: Plan, running cases: [PlannedCase], on engine: ReadyEngine, of domain: any Domain,
    failures: FailureText
  ) {
    (self.plan, self.engine) = (plan, engine)
    (self.domain, self.failures) = (domain, failures)
    let open = Set(cases.map(\.id))
    var coverage = CoverageCount(plan)
    for planned in plan.cases where !open.contains(planned.id) {
      if let skip = planned.skip {
        coverage.count(CaseResult(planned: planned, verdict: .skipped(skip)))
      }
    }
    progress = Mutex(
      Progress(
        open: open, coverage: coverage, bugs: KnownBugCount(plan),
        summary: FailureSummary(plan.suite)))
  }

  /// Returns a result with the clauses that the engine was seen to break, if the case failed: those that the
  /// suite's own monitors watch, and the built-in ones.
  func examined(_ result: CaseResult) -> CaseResult {
    result.examined(
      by: domain.examiner, reporting: plan.manifest.kinds(with: plan.suite.words),
      within: failures.jurisdiction)
      ?? result
  }

  /// Records the result of a case.
  ///
  /// - Returns: The findings about the run if this case was its last; no findings before that, or
  ///   when a case is run again.
  func ending(after result: CaseResult) -> Ending {
    let ended = progress.withLock { progress -> Progress? in
      guard progress.open.remove(result.planned.id) != nil else { return nil }
      progress.coverage.count(result)
      progress.bugs.count(result)
      progress.summary.count(result)
      return progress.open.isEmpty ? progress : nil
    }
    guard let ended else { return Ending() }
    return Ending(
      shortcomings: (plan.listFindings + ended.bugs.findings).map(\.sentence)
        + CoverageText(ended.coverage.coverage).shortfalls,
      summary: ended.summary.text)
  }
}
