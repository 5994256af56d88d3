/// The place and the way in which an engine deviated from a case.
package struct StepFailure: Hashable, Sendable {
  /// The step, counted from 0.
  package var step: Int
  /// The difference between what the step caused and what it should have caused.
  package var difference: StepDifference
  /// The difference between the stack and the expected one; `nil` if they agree or the step does
  /// not ask.
  package var stack: StackDifference?

  /// Creates a failure.
  package init(step: Int, difference: StepDifference, stack: StackDifference? = nil) {
    self.step = step
    self.difference = difference
    self.stack = stack
  }
}

/// A stack that is not as expected; top first.
package struct StackDifference: Hashable, Sendable {
  /// The messages that should be waiting.
  package var expected: [String]
  /// The messages that are waiting; `nil` if the engine did not say.
  package var actual: [String]?

  /// Creates a difference.
  package init(expected: [String], actual: [String]?) {
    self.expected = expected
    self.actual = actual
  }
}
