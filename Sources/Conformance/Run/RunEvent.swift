/// Something that happens during a run; recorders listen, and the runner knows none of them.
package enum RunEvent: Sendable {
  /// The run begins.
  case started(Plan)
  /// A case is finished; these events come in the order of the plan, whatever the parallelism.
  // A result is large, and an event is copied by each of those who hear it and pass it on.
  indirect case finished(CaseResult)
  /// The run is over.
  case ended(RunEnd)
}

/// A result that is there before its turn: a case before it in the plan is still under way.
package struct EarlyResult: Sendable {
  /// The index of the case in the plan, from 0.
  package var position: Int
  /// What came of the case.
  package var result: CaseResult

  /// Creates a result.
  package init(position: Int, result: CaseResult) {
    self.position = position
    self.result = result
  }
}

/// How a run ended.
package struct RunEnd: Hashable, Sendable {
  /// The number of cases for each verdict.
  package var tally: Tally
  /// What is wrong with the list of known failures itself.
  package var listFindings: [KnownFailureList.Finding]
  /// How much of the run the engine was judged on; absent from a run that was interrupted.
  package var coverage: Coverage
  /// How the engine broke the protocol where that is no case's failure; absent where it did not.
  package var protocolBreach: String?
  /// How many of the engine's processes had to be replaced by another one.
  package var restarts = 0
  /// Why cases failed; empty where nobody looked.
  package var diagnosis = Diagnosis()
  /// How long the run took.
  package var duration: Duration
  /// Why it ended before every planned case was finished; absent where it did not.
  package var stop: RunStop?

  /// Whether it ended before every planned case was finished.
  package var wasInterrupted: Bool { stop != nil }

  /// Why the engine could not be run, line by line; absent where it could.
  package var engineError: [String]? {
    if case .engineNotRun(let lines)? = stop?.reason { lines } else { nil }
  }

  /// Creates an end.
  package init(
    tally: Tally, listFindings: [KnownFailureList.Finding] = [], coverage: Coverage = Coverage(),
    duration: Duration, wasInterrupted: Bool
  ) {
    self.tally = tally
    self.listFindings = listFindings
    self.coverage = coverage
    self.duration = duration
    stop = wasInterrupted ? RunStop() : nil
  }

  /// Whether the engine does not conform, could not be run, too little of it was judged, or the list of
  /// known failures is wrong.
  package var isRed: Bool {
    tally.isRed || engineError != nil || protocolBreach != nil || !listFindings.isEmpty
      || !coverage.shortfalls.isEmpty
  }
}
