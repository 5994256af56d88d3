package import SpecModel

/// The result of one planned case.
package struct CaseResult: Sendable {
  /// The case, in its profile.
  package var planned: PlannedCase
  /// The verdict.
  package var verdict: Verdict
  /// What the engine did, one list per action of the script; absent where it did not answer.
  package var transcript: Transcript?
  /// What the engine wrote to its log meanwhile.
  package var log: String
  /// How long the engine took.
  package var duration: Duration
  /// The clauses that the engine was seen to break, the one that says most first; `nil` where nobody
  /// looked.
  package var breaches: [Breach]?

  /// Creates a result.
  package init(
    planned: PlannedCase, verdict: Verdict, transcript: Transcript? = nil, log: String = "",
    duration: Duration = .zero
  ) {
    self.planned = planned
    self.verdict = verdict
    self.transcript = transcript
    self.log = log
    self.duration = duration
  }

  /// The id of the chapter of its case.
  package var chapter: String { planned.case.chapter }

  /// The full ids of the clauses that may be broken, where the engine did something else than the case
  /// expects; empty where none is known.
  package var brokenClauses: [String] {
    guard case .failed(let failure)? = verdict.misbehavior else { return [] }
    return planned.case.basis.clauses(failingAt: failure.step)
  }
}
