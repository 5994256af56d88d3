package import Conformance

/// Something that listens to a run and writes down what it hears.
package protocol Recorder: AnyObject {
  /// Takes note of an event; events come one at a time, in the order of the plan.
  func record(_ event: RunEvent)

  /// Takes note of how the engine answers an open question, before the run ends.
  func record(_ answer: ResultsAnswer)
}

extension Recorder {
  /// Passes it over: most reports tell of cases alone.
  package func record(_ answer: ResultsAnswer) {}
}
