/// Some of the slots of a reading.
///
/// A value without an array of its own, since an engine notes there whatever it asks.
package struct QuestionSet: Equatable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// Creates an empty set.
  package init() {}

  /// Adds the slot of a question.
  @inline(__always)
  mutating func insert(_ index: Int) {
    let bit: UInt64 = 1 << UInt64(index % UInt64.bitWidth)
    switch index / UInt64.bitWidth {
    case 0: first |= bit
    case 1: second |= bit
    default: third |= bit
    }
  }

  /// Adds all of another set.
  package mutating func formUnion(_ other: QuestionSet) {
    first |= other.first
    second |= other.second
    third |= other.third
  }

  /// Whether it has the slot of a question.
  func contains(_ index: Int) -> Bool {
    let word =
      switch index / UInt64.bitWidth {
      case 0: first
      case 1: second
      default: third
      }
    return word >> UInt64(index % UInt64.bitWidth) & 1 == 1
  }
}
