extension Unicode.Scalar {
  /// Whether the scalar must not reach a terminal or a report as it is.
  ///
  /// These are the control characters, the marks that reverse the direction of writing, line and
  /// paragraph separators, and what is not a character at all.
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

  /// The scalar written out: `\n`, `\u{1b}`.
  package var writtenOut: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}

extension StringProtocol {
  /// Whether a scalar of the text has to be written out before it may be shown.
  package var needsEscape: Bool {
    // Most texts are of ASCII that needs no escape: their bytes tell.
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    return isPlain != true && unicodeScalars.contains(where: \.needsEscape)
  }

  /// The text on one line, with every scalar that needs it written out: `\n`, `\u{1b}`.
  ///
  /// Whatever somebody else wrote is shown like this: it cannot begin a line, move the cursor, change
  /// colors or hide. A text that has become visible stays as it is.
  package var visible: String {
    guard needsEscape else { return String(self) }
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
