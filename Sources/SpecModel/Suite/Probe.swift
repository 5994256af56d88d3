/// A script whose outcome shows how an engine answers an open question.
package struct Probe: Hashable, Sendable {
  /// The script, as a case without expectations; the outcomes refer to its steps.
  package var script: Case
  /// The outcomes that show an answer, in order; the first one that matches gives the engine's
  /// answer.
  package var outcomes: [Outcome]

  /// An outcome that shows an answer.
  package struct Outcome: Hashable, Sendable {
    /// The id of the answer that it shows.
    package var answer: String
    /// What each of the probe's last steps causes, limited to the kinds that the probe's outcomes
    /// name.
    ///
    /// There is one list for each step that matters; what earlier steps cause is ignored.
    package var steps: [[Expectation]]

    /// Creates an outcome.
    package init(answer: String, steps: [[Expectation]]) {
      self.answer = answer
      self.steps = steps
    }

    /// Everything that the steps cause, in order.
    package var expectations: [Expectation] { Array(steps.joined()) }
  }

  /// Creates a probe.
  package init(script: Case, outcomes: [Outcome]) {
    self.script = script
    self.outcomes = outcomes
  }
}
