package import Wording

/// A list as far as it fits on a screen, with the way to the rest.
///
/// Only a terminal has a screen: a program that reads a list gets every line.
package struct ListScreen {
  private let rows: Int?
  private let way: String
  let style: TextStyle

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
    let shown = shown(of: lines.count)
    return lines.prefix(shown) + rest(after: shown, of: lines.count, to: width)
  }

  /// The number of lines that are shown of a list with this many.
  func shown(of count: Int) -> Int {
    guard let rows, count > max(rows - 1, Self.shortest) else { return count }
    return max(rows - Self.reserved, Self.shortest)
  }

  /// How many lines are not shown, and the way to them; nothing if all are.
  func rest(after shown: Int, of count: Int, to width: Int) -> [String] {
    if shown == count { return [] }
    let text = "… and \(NumberText.grouped(count - shown)) more lines; \(way)"
    return TextLayout.wrapped(text, to: width).map { style($0, .faint) }
  }
}
