import ArgumentParser

/// A whole number on the command line that must be within bounds.
enum Count {
  /// Returns a parser of numbers whose errors say what is allowed.
  static func within(_ bounds: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { text in
      guard let number = Int(text), bounds.contains(number) else {
        throw ValidationError(
          "write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
      return number
    }
  }

  /// Parses the seed of a random number generator.
  static func seed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text) else {
      throw ValidationError("write a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }
}
