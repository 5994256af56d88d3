/// A script whose outcome tells how an engine answers an open question.
public struct Probe: Hashable, Sendable {
  /// The script, as a case without expectations; its steps are what the outcomes refer to.
  public var script: Case
  /// The outcomes that tell an answer, in order; the first that fits is the engine's.
  public var outcomes: [Outcome]

  /// An outcome that tells an answer.
  public struct Outcome: Hashable, Sendable {
    /// The id of the answer that it tells.
    public var answer: String
    /// What each of the probe's last steps caused, of the kinds that the probe's outcomes name.
    ///
    /// There are as many lists as steps that matter; what the steps before those caused does not.
    public var steps: [[Expectation]]

    /// Creates an outcome.
    public init(answer: String, steps: [[Expectation]]) {
      self.answer = answer
      self.steps = steps
    }

    /// Everything that the steps caused, in order.
    public var expectations: [Expectation] { Array(steps.joined()) }
  }

  /// Creates a probe.
  public init(script: Case, outcomes: [Outcome]) {
    self.script = script
    self.outcomes = outcomes
  }
}
