import SpecModel

/// Text from outside, made safe to show: nothing in it can move the cursor, change colors or hide.
package enum VisibleText {
  /// Tells whether a scalar must not reach a terminal or a report unescaped.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool { scalar.needsEscape }

  /// Returns a text as one line in which every unsafe scalar is escaped: `\n`, `\u{1b}`.
  package static func line(_ text: String) -> String { text.visible }

  /// Returns the lines of a text, each escaped; tabs become spaces, and an empty last line is
  /// omitted.
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

  /// Returns an unsafe scalar as an escape sequence.
  package static func escaped(_ scalar: Unicode.Scalar) -> String { scalar.writtenOut }
}
