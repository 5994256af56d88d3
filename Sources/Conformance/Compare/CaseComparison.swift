package import SpecModel

/// Compares a transcript with a case, step by step, under the closed-world rule.
package enum CaseComparison {
  /// Returns the first step whose outcome differs from what the case expects, or `nil`.
  ///
  /// Later steps are not compared, because what they cause follows from the state that the
  /// differing step left.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - transcript: What an engine did in the case's script: one list per action, including the
  ///     query after each step that asks for the stack.
  package static func difference(from case: Case, in transcript: Transcript) -> StepFailure? {
    var outcomes = StepOutcomes(of: `case`, in: transcript)
    while let outcome = outcomes.next() {
      if outcome.isAsExpected { continue }
      let step = outcome.step
      return StepFailure(
        step: outcome.index,
        difference: StepDifference(expected: step.expectations, actual: outcome.observations),
        stack: outcome.stack == step.stack
          ? nil : StackDifference(expected: step.stack ?? [], actual: outcome.stack))
    }
    return nil
  }

  /// Returns every step, counted from 0, whose outcome differs from what the case expects.
  package static func differingSteps(of case: Case, in transcript: Transcript) -> [Int] {
    var outcomes = StepOutcomes(of: `case`, in: transcript)
    var steps: [Int] = []
    while let outcome = outcomes.next() {
      if !outcome.isAsExpected { steps.append(outcome.index) }
    }
    return steps
  }
}

/// The outcome of each step of a case, taken from a transcript in order.
private struct StepOutcomes {
  private let `case`: Case
  private let transcript: Transcript
  private var index = 0
  private var action = 0

  /// The outcome of a step.
  struct Outcome {
    let index: Int
    let step: Step
    /// What the step caused, of the kinds that the case asserts.
    let observations: [Observation]
    /// The stack afterwards; `nil` if the step does not ask or the engine did not answer.
    let stack: [String]?

    var isAsExpected: Bool {
      stack == step.stack && ExpectationMatcher.matches(observations, step.expectations)
    }
  }

  init(of case: Case, in transcript: Transcript) {
    self.case = `case`
    self.transcript = transcript
  }

  mutating func next() -> Outcome? {
    guard index < `case`.steps.count else { return nil }
    let step = `case`.steps[index]
    var observations: [Observation] = []
    for list in transcript.observations[action..<action + step.actions.count] {
      for observation in list
      where observation.kind != .stack && `case`.asserts.contains(observation.kind) {
        observations.append(observation)
      }
    }
    action += step.actions.count
    var stack: [String]?
    if step.stack != nil {
      if case .stack(let names)? = transcript.observations[action].first { stack = names }
      action += 1
    }
    index += 1
    return Outcome(index: index - 1, step: step, observations: observations, stack: stack)
  }
}
