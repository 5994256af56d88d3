package import SpecModel

/// How a run ended.
package struct RunEnd: Hashable, Sendable {
  /// The number of cases for each verdict.
  package var tally: Tally
  /// The problems with the list of known failures itself.
  package var listFindings: [KnownFailureList.Finding]
  /// The entries about bugs that did not show in this part of a run; empty if the run is whole.
  package var silentBugs: [KnownFailure] = []
  /// How much of the run the engine was judged on; empty if the run was interrupted.
  package var coverage: Coverage
  /// The pinned answers to open questions that the engine does not give.
  package var answerChanges: [AnswerChange] = []
  /// A protocol violation that is not the failure of a case; `nil` if there is none.
  package var protocolBreach: String?
  /// How many of the engine's processes had to be replaced.
  package var restarts = 0
  /// Why the first of these processes was replaced, as a clause: `the engine exited with status 7`;
  /// `nil` if none was or the reason is unknown.
  package var restartReason: String?
  /// Why cases failed; empty if no diagnosis was made.
  package var diagnosis = Diagnosis()
  /// How long the run took, in whole microseconds; `nil` if that is not known.
  package var duration: Duration?
  /// Why the run ended before every planned case was finished; `nil` if it did not.
  package var stop: RunStop?

  /// Whether the run ended before every planned case was finished.
  package var wasInterrupted: Bool { stop != nil }

  /// Why the engine could not be run, line by line; `nil` if it could.
  package var engineError: [String]? {
    if case .engineNotRun(let lines)? = stop?.reason { lines } else { nil }
  }

  /// How many of the engine's processes had to be replaced, if no case is red for that.
  package var unblamedRestarts: Int { tally[.errored] == 0 ? restarts : 0 }

  /// Creates the end of a run.
  package init(
    tally: Tally, listFindings: [KnownFailureList.Finding] = [], coverage: Coverage = Coverage(),
    duration: Duration?, wasInterrupted: Bool
  ) {
    self.tally = tally
    self.listFindings = listFindings
    self.coverage = coverage
    self.duration = duration?.inWholeMicroseconds
    stop = wasInterrupted ? RunStop() : nil
  }

  /// Whether the engine does not conform, could not be run or was not judged on enough, does not give
  /// a pinned answer, or the list of known failures is wrong.
  package var isRed: Bool {
    tally.isRed || engineError != nil || protocolBreach != nil || !listFindings.isEmpty
      || !coverage.shortfalls.isEmpty || !answerChanges.isEmpty
  }
}
