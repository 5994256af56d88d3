import Wording

/// Converts any text from an engine to valid XML 1.0.
enum XMLText {
  /// Appends text for the content of an element.
  static func append(content text: String, to bytes: inout [UInt8]) {
    append(text, to: &bytes, isAttribute: false)
  }

  /// Appends text for the value of an attribute in double quotes.
  static func append(attribute text: String, to bytes: inout [UInt8]) {
    append(text, to: &bytes, isAttribute: true)
  }

  /// Escapes characters with a meaning in XML, preserves line feeds and tabs in attributes, and
  /// writes characters that XML forbids or that are invisible as escapes: `\u{1b}`.
  private static func append(_ text: String, to bytes: inout [UInt8], isAttribute: Bool) {
    if text.utf8.allSatisfy(isPlain) {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += Array("&amp;".utf8)
      case "<": bytes += Array("&lt;".utf8)
      case ">": bytes += Array("&gt;".utf8)
      case "\"" where isAttribute: bytes += Array("&quot;".utf8)
      case "\n" where isAttribute: bytes += Array("&#10;".utf8)
      case "\t" where isAttribute: bytes += Array("&#9;".utf8)
      case "\n", "\t": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\r": bytes += Array("&#13;".utf8)
      case _ where VisibleText.needsEscape(scalar):
        bytes += Array(VisibleText.escaped(scalar).utf8)
      case _ where scalar.isASCII: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Tells whether a byte is a character that never needs escaping, as all characters of most
  /// texts.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
