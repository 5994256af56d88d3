package import Conformance

/// Something that listens to a run and writes down what it hears.
package protocol Recorder: AnyObject {
  /// Records an event; events come one at a time, in the order of the plan.
  func record(_ event: RunEvent)

  /// Records how the engine answers an open question, before the run ends.
  func record(_ answer: ResultsAnswer)

  /// Takes note that time has passed, and of what waits for a case that is still under way.
  ///
  /// - Parameter early: What is finished and has not been told yet; each is told again as an event
  ///   when its turn comes.
  func record(early: [EarlyResult])
}

extension Recorder {
  /// Passes it over: most reports are about cases alone.
  package func record(_ answer: ResultsAnswer) {}

  /// Passes it over: most reports are written at the end.
  package func record(early: [EarlyResult]) {}
}
