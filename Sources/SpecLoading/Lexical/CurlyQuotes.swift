import YAMLTree

/// The typographic quotes `“ ” „ ‟ ‘ ’ ‚ ‛`, which editors put where straight ones are typed.
///
/// YAML takes them for letters like any other: they become part of a text, and keep nothing together.
enum CurlyQuotes {
  /// Tells whether a text begins with one.
  static func begin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && isMark(bytes[0], bytes[1], bytes[2])
  }

  /// Tells whether a text begins and ends with one.
  static func surround(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = bytes.count
    return end >= 6 && begin(bytes) && isMark(bytes[end - 3], bytes[end - 2], bytes[end - 1])
  }

  /// Tells whether three bytes are one of them: U+2018 to U+201F.
  private static func isMark(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    first == 0xE2 && second == 0x80 && third & 0xF8 == 0x98
  }

  /// Whether a character is one of them.
  static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x2018...0x201F).contains($0.value) }
  }

  /// Takes them away from both ends of a text.
  static func stripped(from text: some StringProtocol) -> String {
    let start = text.drop(while: contains)
    let end = start.reversed().prefix(while: contains).count
    return String(start.dropLast(end))
  }
}

extension NodeReader {
  /// Warns of curly quotes that are part of a text, where straight ones were probably meant.
  ///
  /// - Parameter isProse: Whether it is a text for people, which may well begin with a quotation.
  func warnOfCurlyQuotes(inProse isProse: Bool = false) {
    guard node.isPlain,
      node.withUTF8({ isProse ? CurlyQuotes.surround($0) : CurlyQuotes.begin($0) })
    else { return }
    report(.curlyQuotes(node.text))
  }
}
