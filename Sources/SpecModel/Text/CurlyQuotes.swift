/// The typographic quotes `“ ” „ ‟ ‘ ’ ‚ ‛`, which some editors insert for straight ones.
///
/// To YAML they are characters like any other: they become part of a text and do not quote it.
package enum CurlyQuotes {
  /// Tells whether a text begins with a curly quote.
  package static func begin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && isMark(bytes[0], bytes[1], bytes[2])
  }

  /// Tells whether a text begins and ends with a curly quote.
  package static func surround(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = bytes.count
    return end >= 6 && begin(bytes) && isMark(bytes[end - 3], bytes[end - 2], bytes[end - 1])
  }

  /// Tells whether three bytes are a curly quote: U+2018 to U+201F.
  private static func isMark(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    first == 0xE2 && second == 0x80 && third & 0xF8 == 0x98
  }

  /// Tells whether a character is a curly quote.
  package static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x2018...0x201F).contains($0.value) }
  }

  /// Removes curly quotes from both ends of a text.
  package static func stripped(from text: some StringProtocol) -> String {
    let start = text.drop(while: contains)
    let end = start.reversed().prefix(while: contains).count
    return String(start.dropLast(end))
  }
}
