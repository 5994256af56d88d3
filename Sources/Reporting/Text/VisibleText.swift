/// Text from outside, made safe to look at: nothing in it can move the cursor, change colors or hide.
package enum VisibleText {
  /// Tells whether a scalar must not reach a terminal or a report as it is.
  ///
  /// These are the control characters, the marks that reverse the direction of writing, line and
  /// paragraph separators, and what is no character at all.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    case _ where scalar.value & 0xFFFE == 0xFFFE: true
    default: false
    }
  }

  /// Returns a text as one line in which every unsafe scalar is written out: `\n`, `\u{1b}`.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if needsEscape(scalar) {
        result += escaped(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text's lines, each safe; a tab becomes spaces, and a last empty line is left out.
  package static func lines(_ text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let hasReturn = line.last == "\r"
      return String(String.UnicodeScalarView(hasReturn ? line.dropLast() : line))
        .split(separator: "\t", omittingEmptySubsequences: false).map { Self.line(String($0)) }
        .joined(separator: "    ")
    }
  }

  /// Returns how an unsafe scalar is written out.
  package static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
}
