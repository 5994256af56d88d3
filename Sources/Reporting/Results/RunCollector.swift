package import Conformance

/// Collects a run for reports that can only be written at its end.
package final class RunCollector: Recorder {
  private let header: ResultsHeader
  private let finish: (ReportedRun) -> Void
  private var plan: Plan?
  private var results: [CaseResult] = []
  private var answers: [ResultsAnswer] = []

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - header: The header of the results.
  ///   - finish: Called with the run after it has ended.
  package init(_ header: ResultsHeader, finish: @escaping (ReportedRun) -> Void) {
    self.header = header
    self.finish = finish
  }

  /// Records an event.
  package func record(_ event: RunEvent) {
    switch event {
    case .started(let plan): self.plan = plan
    case .finished(var result):
      if result.verdict.misbehavior == nil { result.transcript = nil }
      results.append(result)
    case .ended(let end):
      guard let plan else { return }
      finish(
        ReportedRun(header: header, plan: plan, results: results, answers: answers, end: end))
    }
  }

  /// Records the engine's answer to an open question; call this before the run ends.
  package func record(_ answer: ResultsAnswer) {
    answers.append(answer)
  }
}
