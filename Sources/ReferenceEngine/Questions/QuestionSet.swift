/// Some of the slots of a reading.
///
/// A value without an array, since an engine notes every question here that it asks.
package struct QuestionSet: Equatable, Sendable {
  private var questions = SIMD4<UInt64>.zero
  private var choices: UInt64 = 0

  /// Creates an empty set.
  package init() {}

  /// Adds the slot of a question.
  @inline(__always)
  mutating func insert(_ index: Int) {
    if index < Slots.choices.lowerBound {
      questions[index / UInt64.bitWidth] |= Self.bit(index)
    } else {
      choices |= Self.bit(index)
    }
  }

  /// Adds a question.
  package mutating func insert(_ question: Reading.Question) { insert(question.index) }

  /// Adds all of another set.
  package mutating func formUnion(_ other: QuestionSet) {
    questions |= other.questions
    choices |= other.choices
  }

  /// Whether it has the slot of a question.
  func contains(_ index: Int) -> Bool {
    let word =
      index < Slots.choices.lowerBound ? questions[index / UInt64.bitWidth] : choices
    return word & Self.bit(index) != 0
  }

  /// Does something with each slot, the lowest first.
  package func forEachIndex(_ body: (_ index: Int) -> Void) {
    for word in questions.indices { Self.forEachIndex(in: questions[word], word, body) }
    Self.forEachIndex(in: choices, questions.scalarCount, body)
  }

  private static func forEachIndex(in bits: UInt64, _ word: Int, _ body: (_ index: Int) -> Void) {
    var rest = bits
    while rest != 0 {
      body(word * UInt64.bitWidth + rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  /// The bit of a slot in its word.
  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index % UInt64.bitWidth) }
}
