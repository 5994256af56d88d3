public import ReferenceEngine

extension ReferenceAdapter {
  /// Creates the adapter of a reference engine that makes mistakes.
  ///
  /// ```swift
  /// let broken = ReferenceAdapter(faults: [Fault.named("queue-instead-of-stack")].compactMap(\.self))
  /// ```
  ///
  /// - Parameters:
  ///   - reading: The answers to the open questions.
  ///   - faults: The mistakes to make, each in the profiles in which it can be made.
  public init(reading: Reading = .default, faults: [Fault]) {
    self.init(reading: reading) { rulebook in
      for fault in faults { fault.apply(to: &rulebook) }
    }
  }
}
