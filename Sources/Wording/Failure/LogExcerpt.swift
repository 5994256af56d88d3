/// The end of an engine's log.
package struct LogExcerpt {
  private let lines: [String]
  private let limit: Int

  /// Creates an excerpt of a log.
  package init(_ log: String, limit: Int) {
    // Only the end is examined, because logs and their lines can be long.
    lines = VisibleText.lines(String(log.suffix(16_384)))
    self.limit = limit
  }

  /// Returns the last lines, with a title that says how many are omitted; empty if there is no log.
  package func lines(width: Int, _ style: TextStyle) -> [String] {
    let shown = lines.suffix(limit)
    guard !shown.isEmpty else { return [] }
    let title = shown.count < lines.count ? "the engine's log, its last lines" : "the engine's log"
    return [style("  \(title):", .faint)]
      + shown.flatMap { Self.fitted($0, to: width - 4) }.map { "  " + style("│ ", .faint) + $0 }
  }

  /// Cuts a line of the engine; a note of the harness stays whole, because its end matters most.
  private static func fitted(_ line: String, to width: Int) -> [String] {
    line.hasPrefix("iamspec: ")
      ? TextLayout.wrapped(line, to: width) : [TextLayout.truncated(line, to: width)]
  }
}
