package import Wording

/// The one line that is redrawn during an exploration, and erased after it.
package struct ExplorationProgress {
  private let total: Int?
  private let style: TextStyle
  private var last = -1
  private var isShown = false
  /// How many scripts are run between two drawings.
  private static let pace = 64
  private static let erasing = "\r\u{1B}[2K"

  /// Creates the line.
  ///
  /// - Parameters:
  ///   - total: How many scripts there will be at most; `nil` where time alone ends it.
  ///   - style: How it looks.
  package init(total: Int?, style: TextStyle) {
    self.total = total
    self.style = style
  }

  /// Returns what draws the line anew, or `nil` where too little has changed to be seen.
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

  /// Returns what takes the line away; empty where it is not there.
  package mutating func erase() -> String {
    defer { isShown = false }
    return isShown ? Self.erasing : ""
  }
}
