// Every line that is printed passes through here, and this module is always optimized.
extension String {
  /// The words of the text, separated by spaces and line feeds.
  package var words: [Substring] {
    guard isASCII else { return split { $0 == " " || $0.isNewline } }
    return utf8.split { $0 == UInt8(ascii: " ") || (0x0A...0x0D).contains($0) }.map(Substring.init)
  }

  /// Whether the text is pure ASCII.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
