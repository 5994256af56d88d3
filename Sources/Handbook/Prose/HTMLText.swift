/// Text made safe for HTML and SVG, both in content and in attributes.
enum HTMLText {
  /// Returns a page without the control characters that no page may hold; templates let them pass.
  static func withoutControls(_ page: String) -> String {
    func isControl(_ byte: UInt8) -> Bool {
      byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
    }
    guard page.utf8.contains(where: isControl) else { return page }
    return String(
      decoding: page.utf8.flatMap { isControl($0) ? Array("\u{FFFD}".utf8) : [$0] }, as: UTF8.self)
  }

  /// Returns the text with the characters escaped that markup reads as its own, and without the
  /// control characters that XML forbids.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}"..."\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
