/// A script whose outcome tells how an engine answers an open question.
package struct Probe: Hashable, Sendable {
  /// The script, as a case without expectations; its steps are what the outcomes refer to.
  package var script: Case
  /// The outcomes that tell an answer, in order; the first that fits is the engine's.
  package var outcomes: [Outcome]

  /// An outcome that tells an answer.
  package struct Outcome: Hashable, Sendable {
    /// The id of the answer that it tells.
    package var answer: String
    /// What each of the probe's last steps caused, of the kinds that the probe's outcomes name.
    ///
    /// There are as many lists as steps that matter; what the steps before those caused does not.
    package var steps: [[Expectation]]

    /// Creates an outcome.
    package init(answer: String, steps: [[Expectation]]) {
      self.answer = answer
      self.steps = steps
    }

    /// Everything that the steps caused, in order.
    package var expectations: [Expectation] { Array(steps.joined()) }
  }

  /// Creates a probe.
  package init(script: Case, outcomes: [Outcome]) {
    self.script = script
    self.outcomes = outcomes
  }
}
