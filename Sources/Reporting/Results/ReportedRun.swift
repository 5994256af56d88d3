package import Conformance
import SpecModel

/// A run with everything that a report says of it, whether it has just ended or was read from a file.
package struct ReportedRun: Sendable {
  /// What was run.
  package var header: ResultsHeader
  /// The plan.
  package var plan: Plan
  /// What came of the cases, in the order of the plan; of those that passed, no transcript.
  package var results: [CaseResult]
  /// How the engine answers open questions.
  package var answers: [ResultsAnswer]
  /// How the run ended.
  package var end: RunEnd
}

/// Collects a run for reports that can only be written when all of it is known.
package final class RunCollector: Recorder {
  private let header: ResultsHeader
  private let finish: (ReportedRun) -> Void
  private var plan: Plan?
  private var results: [CaseResult] = []
  private var answers: [ResultsAnswer] = []

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - header: What is run.
  ///   - finish: Called with the run when it has ended.
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

  /// Records how the engine answers an open question; call it before the run ends.
  package func record(_ answer: ResultsAnswer) {
    answers.append(answer)
  }
}

extension RunEvent {
  /// The event with its times in whole microseconds, as results hold them: a report made during a
  /// run and one made from its results are the same to the byte.
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
