package import EngineKit
import SpecModel

extension CaseResult {
  /// Runs a case, unless it is planned as skipped.
  package init(of planned: PlannedCase, on host: any EngineHost) async {
    if let skipped = planned.skipped {
      self = skipped
    } else {
      self.init(planned, from: await host.timedOutcome(of: planned.script))
    }
  }

  /// Creates the result of a case from the outcome of its script.
  ///
  /// - Parameters:
  ///   - planned: The case.
  ///   - timed: The outcome of its script, and its duration.
  init(_ planned: PlannedCase, from timed: TimedOutcome) {
    let outcome = timed.outcome
    let (verdict, transcript): (Verdict, Transcript?) =
      switch outcome.ending {
      case .completed(let transcript):
        (planned.verdict(on: transcript), transcript)
      case .unsupported(let reason): (.skipped(.unsupported(reason)), nil)
      case .failed(let failure): (.errored(failure), nil)
      }
    self.init(
      planned: planned, verdict: verdict, transcript: transcript, log: outcome.log,
      duration: timed.duration)
    if verdict.kind != .passed || planned.knownFailure != nil { self.verdict = listed }
  }

  /// The verdict, taking the list of known failures into account: its entry for the case comes
  /// before those for bugs.
  private var listed: Verdict {
    let own = planned.knownFailure.map(verdict.listed) ?? verdict
    switch own.kind {
    case .failed, .errored:
      return planned.bugs?.entry(for: self).map(verdict.listed) ?? own
    case .passed, .unexpectedPass, .knownFailure, .skipped: return own
    }
  }

  /// Whether the run was stopped before the engine answered.
  package var wasStopped: Bool {
    if case .errored(let failure)? = verdict.misbehavior { failure == .stopped } else { false }
  }
}

extension PlannedCase {
  /// The result if the case is planned as skipped; otherwise `nil`.
  var skipped: CaseResult? {
    skip.map { CaseResult(planned: self, verdict: .skipped($0)) }
  }

  fileprivate func verdict(on transcript: Transcript) -> Verdict {
    guard transcript.observations.count == actionCount else {
      return .errored(.wrongCount(transcript.observations.count, for: actionCount))
    }
    return CaseComparison.difference(from: `case`, in: transcript).map(Verdict.failed) ?? .passed
  }
}
