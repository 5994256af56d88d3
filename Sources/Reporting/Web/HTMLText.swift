/// Makes text safe for HTML and SVG, in content and in attributes.
package enum HTMLText {
  /// Returns the text with the special characters of markup escaped, and without the control
  /// characters that XML forbids.
  ///
  /// The text is escaped scalar by scalar, because a quotation mark followed by a combining accent
  /// is still a quotation mark.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
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

  /// Returns a sentence, escaped, with the text between backquotes in `<code>`.
  ///
  /// If the number of backquotes is odd, all of them are kept as text.
  package static func coded(_ sentence: String) -> String {
    let parts = escaped(sentence).split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else { return parts.joined(separator: "`") }
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part) : "<code>\(part)</code>"
    }.joined()
  }

  /// Returns whether a byte is, or begins, a scalar that may need an escape.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0..<0x20, 0x7F, 0xC2, 0xEF:
      true
    default: false
    }
  }

  /// Returns a page without control characters, which are forbidden in pages and which templates do
  /// not remove.
  package static func withoutControls(_ page: String) -> String {
    func isControl(_ byte: UInt8) -> Bool {
      byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
    }
    guard page.utf8.contains(where: isControl) else { return page }
    return String(
      decoding: page.utf8.flatMap { isControl($0) ? Array("\u{FFFD}".utf8) : [$0] }, as: UTF8.self)
  }

  /// Returns JSON that can be embedded in an HTML script without ending it.
  ///
  /// The three bytes occur only in JSON strings, in which they may be written as escapes.
  package static func embeddable(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      default: result.append(byte)
      }
    }
    return result
  }
}
