import Conformance
import Wording

/// The results of each chapter in each profile, with the profiles side by side if there is room,
/// otherwise one below the other.
struct SummaryTable {
  private let count: RunCount
  private let style: TextStyle
  private let chapters: [(id: String, title: String)]
  private let columns: [Column]
  private let isSideBySide: Bool
  private let titleWidth: Int
  private let barWidth: Int
  private static let gap = 3

  /// The part of the table for one profile.
  private struct Column {
    var profile: String
    /// The verdicts to show, each with the number of digits of its largest count.
    var kinds: [(kind: Verdict.Kind, digits: Int)]

    /// The width of the counts in columns.
    var numbersWidth: Int { kinds.reduce(0) { $0 + 3 + $1.digits } }
  }

  /// Creates the table from the counts of a run.
  init(_ count: RunCount, width: Int, style: TextStyle) {
    self.count = count
    self.style = style
    let chapters = count.chapters.filter { count.hasCases(chapter: $0.id) }
    let columns = count.profiles.map { profile in
      let total = count.tally(profile: profile)
      let kinds = Verdict.Kind.allCases.filter { total[$0] > 0 }
      return Column(profile: profile, kinds: kinds.map { ($0, String(total[$0]).count) })
    }
    let longest = (chapters.map(\.title) + ["total"]).map(TextLayout.width).max() ?? 0
    let numbers = columns.reduce(0) { $0 + Self.gap + $1.numbersWidth }
    // Profiles side by side are easiest to compare; bars and titles shrink for that, up to a point.
    let ways = [(longest, 10), (longest, 8), (longest, 6), (min(longest, 28), 6)]
    let fitting = ways.first { title, bar in 2 + title + numbers + columns.count * bar <= width }
    (titleWidth, barWidth) = fitting ?? (min(longest, 36), 10)
    isSideBySide = fitting != nil && columns.count > 1
    self.chapters = chapters
    self.columns = columns
  }

  /// The lines of the table, without line feeds.
  var lines: [String] {
    if isSideBySide {
      let names = columns.map { TextLayout.padded($0.profile, to: barWidth + $0.numbersWidth) }
      return [style(row("", names), .strong)] + body(of: columns)
    }
    return Array(
      columns.map { [style("  \($0.profile)", .strong)] + body(of: [$0]) }.joined(separator: [""]))
  }

  private func body(of columns: [Column]) -> [String] {
    var lines: [String] = []
    for chapter in chapters {
      let tallies = columns.map { count.tally(chapter: chapter.id, profile: $0.profile) }
      if tallies.allSatisfy({ $0 == nil }) { continue }
      lines.append(row(chapter.title, zip(tallies, columns).map(cell)))
    }
    if lines.count > 1 {
      let width = columns.reduce(titleWidth) { $0 + Self.gap + barWidth + $1.numbersWidth }
      lines.append("  " + style(String(repeating: "─", count: width), .faint))
      lines.append(row("total", columns.map { cell(count.tally(profile: $0.profile), $0) }))
    }
    return lines
  }

  private func row(_ title: String, _ cells: [String]) -> String {
    let gap = String(repeating: " ", count: Self.gap)
    let title = TextLayout.padded(TextLayout.truncated(title, to: titleWidth), to: titleWidth)
    return TextLayout.withoutTrailingSpaces("  " + title + gap + cells.joined(separator: gap))
  }

  private func cell(_ tally: Tally?, _ column: Column) -> String {
    guard let tally else { return String(repeating: " ", count: barWidth + column.numbersWidth) }
    let numbers = column.kinds.map { kind, digits in
      let number = TextLayout.padded(String(tally[kind]), to: digits, alignRight: true)
      let sign = VerdictSign(kind)
      return " "
        + (tally[kind] == 0
          ? String(repeating: " ", count: digits + 2) : style("\(sign.sign) \(number)", sign.role))
    }
    return VerdictBar(tally, width: barWidth).text(style) + numbers.joined()
  }
}
