package import Wording

/// A list as far as it fits on a screen, with the way to the rest.
///
/// Only a terminal has a screen: a program that reads a list gets every line.
package struct ListScreen {
  private let rows: Int?
  private let way: String
  private let style: TextStyle

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - rows: The number of lines on the screen; `nil` if a program reads the list.
  ///   - way: How to see the rest, as the end of a sentence.
  ///   - style: The style of the text.
  package init(rows: Int?, way: String, style: TextStyle) {
    self.rows = rows
    self.way = way
    self.style = style
  }

  /// The lines for a prompt, and for the way to the rest, which may be long.
  private static let reserved = 4
  /// A list that is so short is shown on any screen.
  private static let shortest = 10

  /// Returns the first lines of a list, and how many more there are.
  ///
  /// - Parameters:
  ///   - lines: The lines of the list.
  ///   - width: The number of columns.
  package func lines(_ lines: [String], to width: Int) -> [String] {
    guard let rows, lines.count > max(rows - 1, Self.shortest) else { return lines }
    let shown = max(rows - Self.reserved, Self.shortest)
    let rest = "… and \(NumberText.grouped(lines.count - shown)) more lines; \(way)"
    return lines.prefix(shown) + TextLayout.wrapped(rest, to: width).map { style($0, .faint) }
  }
}
