import ArgumentParser

/// A whole number on the command line that has to lie within bounds.
enum Count {
  /// Makes a reader of numbers that says what is allowed where one is not.
  static func within(_ bounds: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text), bounds.contains(number) else {
        throw ValidationError(
          "write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
      return number
    }
  }

  /// Reads what random choices follow from.
  static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else {
      throw ValidationError("write a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }
}
