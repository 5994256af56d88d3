package import Conformance
package import Explanations
import ReferenceFaults
import SpecModel

/// Listens to a run, and adds to its end why cases failed.
package final class RunDiagnosis {
  private var plan: Plan?
  private var failed: [CaseResult] = []
  /// What a diagnosis asks of cases that passed: all of a result would take ten times the memory.
  private var passed: [(planned: PlannedCase, transcript: Transcript?)] = []
  private var unexamined = 0
  /// How many causes have their case run again where none passes, and how many at most.
  private static let (fewTries, manyTries) = (6, 30)

  private let explained: [ExplainedScript]

  /// Creates a listener for one run.
  ///
  /// - Parameter explained: Scripts without a case in which the engine did nothing wrong.
  package init(explained: [ExplainedScript] = []) {
    self.explained = explained
  }

  /// Returns an event as others should hear it: the end with its diagnosis, unless it has one.
  package func hear(_ event: RunEvent) -> RunEvent {
    switch event {
    case .started(let plan): self.plan = plan
    case .finished(let result): note(result)
    case .ended(var end):
      if end.diagnosis.isEmpty, let plan, !failed.isEmpty {
        end.diagnosis = Diagnostician(suite: plan.suite, manifest: plan.manifest).diagnose(
          failed: failed,
          passed: passed.map {
            CaseResult(planned: $0.planned, verdict: .passed, transcript: $0.transcript)
          }, explained: explained)
        end.diagnosis.unexamined = unexamined
      }
      return .ended(end)
    }
    return event
  }

  /// Has the case to look at of each cause run again alone, and takes those together that pass then: what
  /// they failed for is no mistake of their rules.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis of the run.
  ///   - run: Runs a case in a new process; `nil` where that is not possible.
  /// - Returns: The diagnosis; unchanged where none passes.
  package func doubting(
    _ diagnosis: Diagnosis, alone run: (PlannedCase) async -> CaseResult?
  ) async -> Diagnosis {
    let places = Dictionary(
      zip(failed.map(\.planned.id), failed.indices), uniquingKeysWith: { first, _ in first })
    var (passing, tries) = ([Cause](), 0)
    for cause in diagnosis.causes {
      // Where none of the first passes, the others are believed.
      if tries >= (passing.isEmpty ? Self.fewTries : Self.manyTries) { break }
      // What is in trouble was sent again alone already.
      if case .trouble = cause.finding { continue }
      guard let place = cause.cases.first.flatMap({ places[$0] }),
        let result = await run(failed[place].planned)
      else { continue }
      tries += 1
      if case .passed = result.verdict { passing.append(cause) }
    }
    if passing.isEmpty { return diagnosis }
    let cases = passing.flatMap(\.cases).sorted { places[$0] ?? .max < places[$1] ?? .max }
    // The case that passed is the one to look at.
    let shown = passing.min { $0.actions < $1.actions }
    let others = cases.filter { $0 != shown?.cases.first }
    let joined = Cause(
      .passesAlone, cases: (shown?.cases.prefix(1) ?? []) + others, actions: shown?.actions ?? 0)
    var doubtful = diagnosis
    doubtful.causes = [joined] + diagnosis.causes.filter { !passing.contains($0) }
    return doubtful
  }

  private func note(_ result: CaseResult) {
    switch result.verdict.kind {
    case .failed, .errored:
      if failed.count < Diagnostician.limit { failed.append(result) } else { unexamined += 1 }
    case .passed:
      if passed.count < Diagnostician.limit {
        passed.append((result.planned, result.transcript))
      }
    case .unexpectedPass, .knownFailure, .skipped: break
    }
  }
}
