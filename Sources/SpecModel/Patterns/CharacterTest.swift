extension Pattern {
  /// What a character must be for a pattern to go on.
  indirect enum CharacterTest: Hashable, Sendable {
    /// This character.
    case character(Character)
    /// A character between two, both included.
    case range(Unicode.Scalar, Unicode.Scalar)
    /// Anything but a line break.
    case any
    /// A digit.
    case digit
    /// A letter, a digit or an underscore.
    case word
    /// White space.
    case space
    /// A character that passes one of the tests.
    case oneOf([CharacterTest])
    /// A character that does not pass the test.
    case not(CharacterTest)

    /// Tells whether a character passes.
    func accepts(_ character: Character, ignoringCase: Bool) -> Bool {
      switch self {
      case .character(let own):
        own == character
          || ignoringCase && own.lowercased() == character.lowercased()
      case .range(let low, let high):
        Self.isBetween(low, high, String(character))
          || ignoringCase
            && (Self.isBetween(low, high, character.lowercased())
              || Self.isBetween(low, high, character.uppercased()))
      case .any: !character.isNewline
      case .digit: character.isNumber
      case .word: character.isLetter || character.isNumber || character == "_"
      case .space: character.isWhitespace
      case .oneOf(let tests): tests.contains { $0.accepts(character, ignoringCase: ignoringCase) }
      case .not(let test): !test.accepts(character, ignoringCase: ignoringCase)
      }
    }

    private static func isBetween(
      _ low: Unicode.Scalar, _ high: Unicode.Scalar, _ text: String
    ) -> Bool {
      let scalars = text.composed.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1 else { return false }
      return low <= scalar && scalar <= high
    }
  }
}
