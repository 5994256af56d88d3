/// An indented line of a data file, such as `  the left = the right`, with the heading above it.
package struct HeadedLine {
  /// The last line before it that is not indented.
  package let heading: String
  /// What is left of the first equals sign.
  package let left: String
  /// What is right of it; empty without one.
  package let right: String

  /// Reads the indented lines of a text; comments begin with a number sign.
  package static func all(in text: String) -> [HeadedLine] {
    var heading = ""
    return content(of: text).compactMap { line in
      guard isIndented(line) else {
        heading = String(line)
        return nil
      }
      let sides = line.dropFirst(2).split(separator: " = ", maxSplits: 1).map(String.init)
      return HeadedLine(
        heading: heading, left: sides.first ?? "", right: sides.count > 1 ? sides[1] : "")
    }
  }

  /// All headings of a text, whether a line is below them or not.
  package static func headings(in text: String) -> [String] {
    content(of: text).filter { !isIndented($0) }.map(String.init)
  }

  private static func content(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private static func isIndented(_ line: Substring) -> Bool { line.hasPrefix("  ") }
}
