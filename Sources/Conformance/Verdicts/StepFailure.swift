/// Where and how an engine left the path that a case describes.
public struct StepFailure: Hashable, Sendable {
  /// The step, counted from 0.
  public var step: Int
  /// What the step caused against what it should have caused.
  public var difference: StepDifference
  /// What was waiting against what should have been; absent where that was not asked or agrees.
  public var stack: StackDifference?

  /// Creates a failure.
  public init(step: Int, difference: StepDifference, stack: StackDifference? = nil) {
    self.step = step
    self.difference = difference
    self.stack = stack
  }
}

/// A stack that is not as expected; the top first.
public struct StackDifference: Hashable, Sendable {
  /// What should be waiting.
  public var expected: [String]
  /// What is waiting.
  public var actual: [String]

  /// Creates a difference.
  public init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
  }
}
