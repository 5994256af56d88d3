extension Unicode.Scalar {
  /// Whether the scalar must not reach a terminal or a report unescaped.
  ///
  /// These are control characters, marks that change the direction of writing, line and paragraph
  /// separators, and noncharacters.
  package var needsEscape: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    case 0xFDD0...0xFDEF: true
    case _ where value & 0xFFFE == 0xFFFE: true
    default: false
    }
  }

  /// The scalar as an escape sequence: `\n`, `\u{1b}`.
  package var writtenOut: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension String {
  /// Whether the text contains a scalar that must be escaped before it is shown.
  package var needsEscape: Bool {
    // Most texts are ASCII without anything to escape, which their bytes show.
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    return isPlain != true && unicodeScalars.contains(where: \.needsEscape)
  }

  /// The text on one line, with every scalar that needs it escaped: `\n`, `\u{1b}`.
  ///
  /// All text from outside is shown like this: it cannot start a new line, move the cursor, change
  /// colors or hide. Applying it twice changes nothing.
  package var visible: String {
    guard needsEscape else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.needsEscape {
        result += scalar.writtenOut
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
