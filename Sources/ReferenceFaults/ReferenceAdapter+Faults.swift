public import ReferenceEngine

extension ReferenceAdapter {
  /// Creates the adapter of a reference engine with faults.
  ///
  /// ```swift
  /// let broken = ReferenceAdapter(faults: [Fault.named("queue-instead-of-stack")].compactMap(\.self))
  /// ```
  ///
  /// - Parameters:
  ///   - reading: The answers to the open questions.
  ///   - faults: The faults, each of which the engine has in the profiles in which it is possible.
  public init(reading: Reading = .default, faults: [Fault]) {
    self.init(reading: reading) { rulebook in
      for fault in faults { fault.apply(to: &rulebook) }
    }
  }
}
