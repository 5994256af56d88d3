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
    /// What each of the probe's last steps caused, as many as there are lists here; of the kinds
    /// that the probe's outcomes name. What the steps before them caused does not matter.
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
