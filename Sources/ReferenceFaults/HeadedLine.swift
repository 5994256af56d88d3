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
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      guard line.hasPrefix("  ") else {
        heading = String(line)
        return nil
      }
      let sides = line.dropFirst(2).split(separator: " = ", maxSplits: 1).map(String.init)
      return HeadedLine(
        heading: heading, left: sides.first ?? "", right: sides.count > 1 ? sides[1] : "")
    }
  }
}
