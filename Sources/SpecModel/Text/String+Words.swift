// Every line that is printed passes through here, and this module is always optimized.
extension String {
  /// The words of the text: what stands between spaces and line feeds.
  package var words: [Substring] { split { $0 == " " || $0.isNewline } }

  /// Whether the text has nothing but ASCII.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
