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

extension RunEvent {
  /// The event with times rounded to whole microseconds, like those in results, so that reports
  /// made during a run and from its results are identical.
  package var inWholeMicroseconds: RunEvent {
    switch self {
    case .started: return self
    case .finished(var result):
      result.duration = .microseconds(result.duration.wholeMicroseconds)
      return .finished(result)
    case .ended(var end):
      end.duration = .microseconds(end.duration.wholeMicroseconds)
      return .ended(end)
    }
  }
}
