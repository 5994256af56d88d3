/// The end of what an engine wrote to its log.
package struct LogExcerpt {
  private let lines: [String]
  private let limit: Int

  /// Takes the end of a log.
  package init(_ log: String, limit: Int) {
    // Only the end is looked at: logs may be long, and a line may be, too.
    lines = VisibleText.lines(String(log.suffix(16_384)))
    self.limit = limit
  }

  /// The last lines under a title that says how many are left out; empty where there is no log.
  package func lines(width: Int, _ style: TextStyle) -> [String] {
    let shown = lines.suffix(limit)
    guard !shown.isEmpty else { return [] }
    let title = shown.count < lines.count ? "the engine's log, its last lines" : "the engine's log"
    return [style("  \(title):", .faint)]
      + shown.flatMap { Self.fitted($0, to: width - 4) }.map { "  " + style("│ ", .faint) + $0 }
  }

  /// A line of the engine is cut; what the harness notes is not, as its end says most.
  private static func fitted(_ line: String, to width: Int) -> [String] {
    line.hasPrefix("iamspec: ")
      ? TextLayout.wrapped(line, to: width) : [TextLayout.truncated(line, to: width)]
  }
}
