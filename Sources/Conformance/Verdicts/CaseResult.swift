package import SpecModel

/// The result of one planned case.
package struct CaseResult: Sendable {
  /// The case, in its profile.
  package var planned: PlannedCase
  /// The verdict.
  package var verdict: Verdict
  /// What the engine did, one list per action of the script; `nil` if it did not answer.
  package var transcript: Transcript?
  /// What the engine wrote to its log during the case.
  package var log: String
  /// The duration of the case on the engine, in whole microseconds.
  package var duration: Duration
  /// The breaches of clauses that were seen, the most telling first; `nil` if none were looked for.
  package var breaches: [Breach]?
  /// The cause of its failure, if the diagnosis knows that it is no broken clause.
  package var causeBesideClauses: Cause.Finding?

  /// Creates a result.
  package init(
    planned: PlannedCase, verdict: Verdict, transcript: Transcript? = nil, log: String = "",
    duration: Duration = .zero
  ) {
    self.planned = planned
    self.verdict = verdict
    self.transcript = transcript
    self.log = log
    self.duration = duration.inWholeMicroseconds
  }

  /// The id of the chapter of its case.
  package var chapter: String { planned.case.chapter }

  /// The full ids of the clauses that may be broken if the engine did not do what the case expects;
  /// empty if none is known, or if the cause is another.
  package var brokenClauses: [String] {
    guard causeBesideClauses == nil, case .failed(let failure)? = verdict.misbehavior else {
      return []
    }
    return planned.case.basis.clauses(failingAt: failure.step)
  }
}
