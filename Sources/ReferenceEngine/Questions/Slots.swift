/// The numbers of the answers in a reading, each in a slot of four bits: 0 if the question is left open,
/// otherwise the number of the answer, from 1.
///
/// A small value without an array, since it is copied, compared and hashed with the engine wherever that
/// forks.
struct Slots: Hashable, Sendable {
  /// The slots of the questions: as many as a byte can number, so that the compiler refuses one more
  /// (``Slot/at(_:)``).
  static let questions = 0..<256
  /// The slots of decisions that are taken again each time.
  static let choices = 256..<320
  /// How many answers to a question fit in a slot.
  static let answers = 15

  /// The slots in which everything is left open.
  static let open = Slots(repeating: 0)
  /// The slots with the first answer to everything.
  static let firstAnswers = Slots(repeating: 0x1111_1111_1111_1111)

  private var ofQuestions: SIMD16<UInt64>
  private var ofChoices: SIMD4<UInt64>

  private init(repeating word: UInt64) {
    ofQuestions = SIMD16(repeating: word)
    ofChoices = SIMD4(repeating: word)
  }

  /// Leaves open whatever is decided anew each time.
  mutating func leaveChoicesOpen() {
    ofChoices = .zero
  }

  /// Whether it has the same number in every slot where another one has a number.
  func includes(_ other: Slots) -> Bool {
    Self.includes(ofQuestions, other.ofQuestions) && Self.includes(ofChoices, other.ofChoices)
  }

  @inline(__always)
  private static func includes<Words: SIMD<UInt64>>(_ all: Words, _ some: Words) -> Bool {
    all & numbered(some) == some
  }

  /// All bits of each slot that has a number.
  @inline(__always)
  private static func numbered<Words: SIMD<UInt64>>(_ words: Words) -> Words {
    // The lowest bit of each of these slots; times 15, which is 16 less 1, all of its bits.
    let lowest = (words | words &>> 1 | words &>> 2 | words &>> 3) & 0x1111_1111_1111_1111
    return lowest &<< 4 &- lowest
  }

  /// The same numbers, and those of other slots where a question has none.
  func filled(from other: Slots) -> Slots {
    var filled = self
    filled.ofQuestions |= other.ofQuestions & ~Self.numbered(ofQuestions)
    return filled
  }

  /// Does something with each slot that has a number, the lowest first.
  func forEachNumber(_ body: (_ index: Int) -> Void) {
    for word in ofQuestions.indices { Self.forEachNumber(in: ofQuestions[word], word, body) }
    for word in ofChoices.indices {
      Self.forEachNumber(in: ofChoices[word], ofQuestions.scalarCount + word, body)
    }
  }

  private static func forEachNumber(
    in bits: UInt64, _ word: Int, _ body: (_ index: Int) -> Void
  ) {
    var rest = bits
    while rest != 0 {
      let slot = rest.trailingZeroBitCount >> 2
      body((word << 4) + slot)
      rest &= ~((15 as UInt64) << UInt64(slot << 2))
    }
  }

  /// The number in a slot, from 0 to ``answers``.
  subscript(index: Int) -> UInt8 {
    get {
      let word = index >> 4
      let bits = word < 16 ? ofQuestions[word] : ofChoices[word - 16]
      return UInt8(truncatingIfNeeded: bits >> Self.shift(index)) & 15
    }
    set {
      let word = index >> 4
      let shift = Self.shift(index)
      let others = ~((15 as UInt64) << shift)
      let number = UInt64(newValue & 15) << shift
      if word < 16 {
        ofQuestions[word] = ofQuestions[word] & others | number
      } else {
        ofChoices[word - 16] = ofChoices[word - 16] & others | number
      }
    }
  }

  /// How far the bits of a slot are from the end of their word.
  private static func shift(_ index: Int) -> UInt64 { UInt64(index & 15) &* 4 }
}
