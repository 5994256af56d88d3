import Conformance

/// Why cases were not asked of an engine, with how many each reason kept back.
struct SkipList {
  private let skips: [SkipReason: Int]
  private let width: Int
  private let style: TextStyle
  private static let limit = 12

  /// Describes a count.
  init(_ count: RunCount, width: Int, style: TextStyle) {
    skips = count.skips
    self.width = width
    self.style = style
  }

  /// The lines, the most frequent reason first; none where nothing was skipped.
  func lines(total: Int) -> [String] {
    let skipped = skips.values.reduce(0, +)
    guard skipped > 0 else { return [] }
    let reasons = skips.map { (text: VisibleText.line($0.key.description), count: $0.value) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.text < $1.text }
    let digits = String(reasons.first?.count ?? 0).count
    func item(_ count: Int, _ text: String) -> [String] {
      TextLayout.wrapped(text, to: width - digits - 5).enumerated().map { index, line in
        let number = index == 0 ? String(count) : ""
        return "   " + TextLayout.padded(number, to: digits, alignRight: true) + "  " + line
      }
    }
    var lines = [
      "  " + style("○ \(skipped) of \(NumberText.count(total, "case")) not asked", .skipped)
    ]
    lines += reasons.prefix(Self.limit).flatMap { item($0.count, $0.text) }
    let others = reasons.dropFirst(Self.limit)
    if !others.isEmpty {
      let count = others.reduce(0) { $0 + $1.count }
      lines += item(count, "for \(NumberText.count(others.count, "other reason"))")
    }
    return lines
  }
}
