/// Where and how an engine left the path that a case describes.
package struct StepFailure: Hashable, Sendable {
  /// The step, counted from 0.
  package var step: Int
  /// What the step caused against what it should have caused.
  package var difference: StepDifference
  /// What was waiting against what should have been; absent where that was not asked or agrees.
  package var stack: StackDifference?

  /// Creates a failure.
  package init(step: Int, difference: StepDifference, stack: StackDifference? = nil) {
    self.step = step
    self.difference = difference
    self.stack = stack
  }
}

/// A stack that is not as expected; the top first.
package struct StackDifference: Hashable, Sendable {
  /// What should be waiting.
  package var expected: [String]
  /// What is waiting; absent where the engine did not say.
  package var actual: [String]?

  /// Creates a difference.
  package init(expected: [String], actual: [String]?) {
    self.expected = expected
    self.actual = actual
  }
}
