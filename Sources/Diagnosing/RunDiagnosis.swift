package import Conformance
import ReferenceFaults

/// Listens to a run, and adds to its end why cases failed.
package final class RunDiagnosis {
  private var plan: Plan?
  private var failed: [CaseResult] = []
  private var passed: [CaseResult] = []
  private var unexamined = 0

  /// Creates a listener for one run.
  package init() {}

  /// Returns an event as others should hear it: the end with its diagnosis, unless it has one.
  package func hear(_ event: RunEvent) -> RunEvent {
    switch event {
    case .started(let plan): self.plan = plan
    case .finished(let result): note(result)
    case .ended(var end):
      if end.diagnosis.isEmpty, let plan, !failed.isEmpty {
        end.diagnosis = Diagnostician(suite: plan.suite, manifest: plan.manifest)
          .diagnose(failed: failed, passed: passed)
        end.diagnosis.unexamined = unexamined
      }
      return .ended(end)
    }
    return event
  }

  private func note(_ result: CaseResult) {
    switch result.verdict.kind {
    case .failed, .errored:
      if failed.count < Diagnostician.limit { failed.append(result) } else { unexamined += 1 }
    case .passed:
      if passed.count < Diagnostician.limit { passed.append(result) }
    case .unexpectedPass, .knownFailure, .skipped: break
    }
  }
}
