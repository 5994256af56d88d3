/// Writes texts as YAML scalars that every parser reads alike.
package enum YAMLScalar {
  /// Returns a text as a scalar, in double quotes unless it is safe without.
  package static func text(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// Returns a sentence as a scalar at the end of a line in block style, where fewer characters
  /// need quotes.
  package static func sentence(_ text: String) -> String {
    isPlainSentence(text) ? text : self.text(text)
  }

  /// Returns a text in double quotes.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.isHidden:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let length = digits.count <= 2 ? 2 : digits.count <= 4 ? 4 : 8
        result += length == 2 ? "\\x" : length == 4 ? "\\u" : "\\U"
        result += String(repeating: "0", count: length - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Tells whether YAML 1.1 and 1.2 both read the text, unquoted and in flow style, as that text.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first == "_" || first.properties.isAlphabetic, last != " "
    else { return false }
    return !otherReadings.contains(text.lowercased())
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic && !$0.isHidden || ("0"..."9").contains($0)
          || "_-./ ".unicodeScalars.contains($0)
      }
  }

  private static let otherReadings: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null",
  ]

  private static func isPlainSentence(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter, text.last != " ",
      !text.contains(": "), !text.contains(" #"), !text.hasSuffix(":"), text.contains(" ")
    else { return false }
    return !text.hasHiddenCharacters
  }
}

extension String {
  /// Whether a reader of the text would miss a character, or take it for another.
  var hasHiddenCharacters: Bool { unicodeScalars.contains(where: \.isHidden) }
}

extension Unicode.Scalar {
  /// Whether nobody sees it, or sees that it is not an ordinary space.
  fileprivate var isHidden: Bool {
    if value < 0x7F { return needsEscape }
    let isVariation = (0xFE00...0xFE0F).contains(value)
    return needsEscape || properties.isWhitespace || value == 0x2800
      || properties.isDefaultIgnorableCodePoint && !isVariation
  }
}
