import Wording

/// The line that is redrawn during a run and erased after it.
struct ProgressLine {
  private let total: Int
  private let barWidth: Int
  private let style: TextStyle
  private var isShown = false
  private static let erasing = "\r\u{1B}[2K"

  /// Creates the line for a number of cases.
  init(total: Int, width: Int, style: TextStyle) {
    self.total = total
    self.style = style
    // The rest of the line is two counts of cases and one of failures.
    barWidth = max(0, min(24, width - 12 - 3 * "\(total)".count))
  }

  /// Returns the text that redraws the line; `nil` if hardly anything has changed.
  mutating func redraw(done: Int, failures: Int, force: Bool) -> String? {
    // At most about two hundred times per run, so that drawing never costs more than running.
    guard total > 0, force || done == 1 || done.isMultiple(of: max(1, total / 200)) else {
      return nil
    }
    isShown = true
    let filled = done * barWidth / total
    let count = TextLayout.padded("\(done)", to: "\(total)".count, alignRight: true) + "/\(total)"
    let bar =
      style(String(repeating: "━", count: filled), failures > 0 ? .bad : .good)
      + style(String(repeating: "─", count: barWidth - filled), .faint)
    let trouble = failures > 0 ? "   " + style("✗ \(failures)", .bad) : ""
    return Self.erasing + "  \(bar)  \(count)\(trouble)"
  }

  /// Returns the text that erases the line; empty if it is not shown.
  mutating func erase() -> String {
    defer { isShown = false }
    return isShown ? Self.erasing : ""
  }
}
