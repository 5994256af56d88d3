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
      let step = `case`.steps[outcome.index]
      return StepFailure(
        step: outcome.index,
        difference: StepDifference(expected: step.expectations, actual: outcome.observations),
        stack: outcome.isStackAsExpected
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

/// The outcome of each step of a case that is not plainly as expected, taken from a transcript in order.
///
/// It has only the parts of the case that it needs, because to copy a case or a step costs more than
/// to compare it.
private struct StepOutcomes {
  private let steps: [Step]
  private let asserted: KindSet<Observation.Kind>
  private let lists: [[Observation]]
  private var index = 0
  private var action = 0

  /// The outcome of a step.
  struct Outcome {
    let index: Int
    /// What the step caused, of the kinds that the case asserts.
    let observations: [Observation]
    /// The stack afterwards; `nil` if the step does not ask or the engine did not answer.
    let stack: [String]?
    /// Whether the case expects this stack.
    let isStackAsExpected: Bool
    /// Whether the case expects all of this.
    let isAsExpected: Bool
  }

  init(of case: Case, in transcript: Transcript) {
    steps = `case`.steps
    asserted = `case`.asserts
    lists = transcript.observations
  }

  /// Passes over the steps whose outcome is plainly as expected, which nearly all are; they are compared in
  /// place.
  mutating func skipPlainSteps() {
    while index < steps.count, hasPlainOutcome(index) {
      action += steps[index].actions.count + (steps[index].stack == nil ? 0 : 1)
      index += 1
    }
  }

  /// Whether a step caused one observation for each of its expectations, in order, and the stack is as listed.
  private func hasPlainOutcome(_ index: Int) -> Bool {
    let expectations = steps[index].expectations
    let end = action + steps[index].actions.count
    var next = 0
    for list in lists[action..<end] {
      for observation in list where isCompared(observation) {
        guard next < expectations.count, case .observation(let expected) = expectations[next],
          expected.isSatisfied(by: observation)
        else { return false }
        next += 1
      }
    }
    guard next == expectations.count else { return false }
    guard let expected = steps[index].stack else { return true }
    guard case .stack(let names)? = lists[end].first else { return false }
    return names == expected
  }

  /// Whether an observation is of a kind that the case asserts.
  private func isCompared(_ observation: Observation) -> Bool {
    let kind = observation.kind
    return kind != .stack && asserted.contains(kind)
  }

  mutating func next() -> Outcome? {
    skipPlainSteps()
    guard index < steps.count else { return nil }
    defer { index += 1 }
    let observations = takeObservations(ofActions: steps[index].actions.count)
    let stack = steps[index].stack == nil ? nil : takeStack()
    let isStackAsExpected = isStack(stack, asIn: steps[index])
    return Outcome(
      index: index, observations: observations, stack: stack,
      isStackAsExpected: isStackAsExpected,
      isAsExpected: isStackAsExpected
        && ExpectationMatcher.matches(observations, steps[index].expectations))
  }

  /// Tells whether a step expects this stack.
  private func isStack(_ stack: [String]?, asIn step: Step) -> Bool {
    guard let stack, let expected = step.stack else { return stack == step.stack }
    return stack == expected || Observation.stack(expected).isSatisfied(by: .stack(stack))
  }

  /// Takes the observations of the next actions, of the kinds that the case asserts.
  private mutating func takeObservations(ofActions count: Int) -> [Observation] {
    defer { action += count }
    var observations: [Observation] = []
    for list in lists[action..<action + count] {
      for observation in list where isCompared(observation) { observations.append(observation) }
    }
    return observations
  }

  /// Takes the answer to a query for the stack; `nil` if the engine did not answer.
  private mutating func takeStack() -> [String]? {
    defer { action += 1 }
    guard case .stack(let names)? = lists[action].first else { return nil }
    return names
  }
}
