package import Conformance

/// A listener that writes a report about a run.
package protocol Recorder: AnyObject {
  /// Records an event; events come one at a time, in the order of the plan.
  func record(_ event: RunEvent)

  /// Records the engine's answer to an open question, before the run ends.
  func record(_ answer: ResultsAnswer)

  /// Called at intervals with the results that wait for an earlier case.
  ///
  /// - Parameter early: The finished results that have not been recorded yet; each is recorded
  ///   again as an event when its turn comes.
  func record(early: [EarlyResult])
}

extension Recorder {
  /// Ignores the answer, because most reports are only about cases.
  package func record(_ answer: ResultsAnswer) {}

  /// Ignores the results, because most reports are written at the end.
  package func record(early: [EarlyResult]) {}
}
