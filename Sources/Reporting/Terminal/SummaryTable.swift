import Conformance

/// What each chapter came to in each profile, profiles side by side where there is room.
struct SummaryTable {
  private let count: RunCount
  private let width: Int
  private let style: TextStyle
  private static let barWidth = 10
  private static let gap = 3

  /// Describes a count.
  init(_ count: RunCount, width: Int, style: TextStyle) {
    self.count = count
    self.width = width
    self.style = style
  }

  /// The lines of the table, without line feeds.
  var lines: [String] {
    var blocks: [[Column]] = []
    var used = 0
    for column in count.profiles.map(column) {
      let needed = column.width + Self.gap
      if blocks.isEmpty || titleWidth + used + needed > width {
        blocks.append([])
        used = 0
      }
      blocks[blocks.count - 1].append(column)
      used += needed
    }
    return Array(blocks.map(lines).joined(separator: [""]))
  }

  /// A profile's part of the table.
  private struct Column {
    var profile: String
    /// The verdicts that it has to show, each with the width of its largest number.
    var kinds: [(kind: Verdict.Kind, digits: Int)]
    var width: Int
  }

  private var titleWidth: Int {
    let titles = count.chapters.filter { count.hasCases(chapter: $0.id) }.map(\.title)
    return 2 + min(34, max(5, titles.map(TextLayout.width).max() ?? 0))
  }

  private func column(of profile: String) -> Column {
    let total = count.tally(profile: profile)
    let kinds = Verdict.Kind.allCases.filter { total[$0] > 0 }
      .map { (kind: $0, digits: String(total[$0]).count) }
    let numbers = kinds.reduce(0) { $0 + 3 + $1.digits }
    return Column(
      profile: profile, kinds: kinds, width: max(Self.barWidth + numbers, TextLayout.width(profile))
    )
  }

  private func lines(of columns: [Column]) -> [String] {
    let gap = String(repeating: " ", count: Self.gap)
    func row(_ title: String, _ cells: [String]) -> String {
      let line =
        "  " + TextLayout.padded(title, to: titleWidth - 2) + gap
        + cells.joined(separator: gap)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    var lines = [
      style(row("", columns.map { TextLayout.padded($0.profile, to: $0.width) }), .strong)
    ]
    for chapter in count.chapters where count.hasCases(chapter: chapter.id) {
      let title = TextLayout.truncated(chapter.title, to: titleWidth - 2)
      lines.append(
        row(title, columns.map { cell(count.tally(chapter: chapter.id, profile: $0.profile), $0) }))
    }
    if count.chapters.count(where: { count.hasCases(chapter: $0.id) }) > 1 {
      let rule = titleWidth - 2 + columns.reduce(0) { $0 + $1.width + Self.gap }
      lines.append("  " + style(String(repeating: "─", count: rule), .faint))
      lines.append(row("total", columns.map { cell(count.tally(profile: $0.profile), $0) }))
    }
    return lines
  }

  private func cell(_ tally: Tally?, _ column: Column) -> String {
    guard let tally else { return String(repeating: " ", count: column.width) }
    let numbers = column.kinds.map { kind, digits in
      let sign = VerdictSign(kind)
      let number = tally[kind]
      let text =
        number == 0
        ? "" : "\(sign.sign) " + TextLayout.padded(String(number), to: digits, alignRight: true)
      return " " + style(TextLayout.padded(text, to: digits + 2), number == 0 ? nil : sign.role)
    }.joined()
    let used = Self.barWidth + column.kinds.reduce(0) { $0 + 3 + $1.digits }
    return VerdictBar(tally, width: Self.barWidth).text(style) + numbers
      + String(repeating: " ", count: max(0, column.width - used))
  }
}
