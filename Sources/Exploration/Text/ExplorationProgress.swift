package import Wording

/// The line that is redrawn during an exploration and erased after it.
package struct ExplorationProgress {
  private let total: Int?
  private let style: TextStyle
  private var last = -1
  private var isShown = false
  /// The number of scripts between two drawings.
  private static let pace = 64
  private static let erasing = "\r\u{1B}[2K"

  /// Creates the line.
  ///
  /// - Parameters:
  ///   - total: The maximum number of scripts, or `nil` if only time ends the exploration.
  ///   - style: The style of the text.
  package init(total: Int?, style: TextStyle) {
    self.total = total
    self.style = style
  }

  /// Returns the text that redraws the line, or `nil` if too little has changed.
  package mutating func redraw(done: Int, _ exploration: Exploration) -> String? {
    guard done == 1 || done / Self.pace != last / Self.pace else { return nil }
    last = done
    isShown = true
    var parts = ["\(done)" + (total.map { " of \($0)" } ?? "") + " scripts"]
    let groups = exploration.groups
    let red = groups.count { $0.isRed(isStrict: false) }
    if red > 0 { parts.append(style("✗ \(red)", .bad)) }
    if groups.count > red { parts.append(style("~ \(groups.count - red)", .skipped)) }
    parts.append(style("\(exploration.corpus.reached.count) transitions", .faint))
    return Self.erasing + "  " + parts.joined(separator: "   ")
  }

  /// Returns the text that erases the line, or an empty text if it is not shown.
  package mutating func erase() -> String {
    defer { isShown = false }
    return isShown ? Self.erasing : ""
  }
}
