package import SpecModel

/// Compares a transcript with a case, step by step, under the closed-world rule.
package enum CaseComparison {
  /// Returns the first step whose outcome differs from what the case expects, or `nil`.
  ///
  /// Later steps are not looked at: what they cause follows from the state that the differing step
  /// left behind.
  ///
  /// - Parameters:
  ///   - expectation: The case.
  ///   - transcript: What an engine made of the case's script: one list an action, with the query of
  ///     the stack as one more action where a step asks for it.
  package static func difference(
    from expectation: Case, in transcript: Transcript
  ) -> StepFailure? {
    var next = 0
    for (index, step) in expectation.steps.enumerated() {
      var actual: [Observation] = []
      for _ in step.actions {
        for observation in transcript.observations[next]
        where observation.kind != .stack && expectation.asserts.contains(observation.kind) {
          actual.append(observation)
        }
        next += 1
      }
      var actualStack: [String]?
      if step.stack != nil {
        if case .stack(let names)? = transcript.observations[next].first { actualStack = names }
        next += 1
      }
      if !ExpectationMatcher.matches(actual, step.expectations) || actualStack != step.stack {
        return StepFailure(
          step: index,
          difference: StepDifference(expected: step.expectations, actual: actual),
          stack: actualStack == step.stack
            ? nil : StackDifference(expected: step.stack ?? [], actual: actualStack ?? []))
      }
    }
    return nil
  }
}
