import Conformance
import SpecModel
import Wording

/// A run's report about the list of known failures: what it matched, its problems, requirements that
/// were not met, and pinned answers that are not given.
struct KnownFailureLines {
  private let end: RunEnd
  private let count: RunCount
  private let settlement: Settlement
  private let isBrief: Bool
  private let limit: Int
  /// The number of entries and of problems that fit on a screen.
  static let screen = 10
  private let width: Int
  private let style: TextStyle

  /// Creates the lines for the end of a run.
  ///
  /// - Parameters:
  ///   - end: The end of the run.
  ///   - count: The counts of its results.
  ///   - settlement: The corrections to the list after the run, which are not reported as problems.
  ///   - isBrief: Whether to report problems only.
  ///   - limit: The largest number of entries and of problems of the list to report.
  init(
    _ end: RunEnd, _ count: RunCount, settlement: Settlement, isBrief: Bool, limit: Int, width: Int,
    style: TextStyle
  ) {
    self.end = end
    self.count = count
    self.settlement = settlement
    self.isBrief = isBrief
    self.limit = limit
    self.width = width
    self.style = style
  }

  /// The lines, with an empty one after each block; none if no list was used.
  var lines: [String] {
    var lines: [String] = []
    if !count.knownFailures.isEmpty, !isBrief {
      lines.append("  known to fail:")
      let entries = count.knownFailures.sorted {
        ($0.key.location.line, $0.key.subject.id) < ($1.key.location.line, $1.key.subject.id)
      }
      for (entry, cases) in entries.prefix(limit) {
        let issue = entry.issue.map { " (\($0))" } ?? ""
        let text =
          "\(cases)  \(VisibleText.line(entry.subject.id)): "
          + VisibleText.line(entry.reason + issue)
        lines += TextLayout.wrapped(text, to: width - 4).map { style("    " + $0, .faint) }
      }
      if entries.count > limit {
        let cases = entries[limit...].reduce(0) { $0 + $1.value }
        let more = "\(cases)  for \(entries.count - limit) more entries; -v shows all"
        lines.append("    " + style(more, .faint))
      }
      lines.append("")
    }
    let troubles =
      ProcessText(end).sentences + listProblems + CoverageText(end.coverage).shortfalls
      + end.answerChanges.map(\.text)
    for trouble in troubles {
      lines += TextLayout.wrapped(trouble, to: width - 2).enumerated().map {
        style(($0 == 0 ? "! " : "  ") + $1, .trouble)
      }
    }
    if !troubles.isEmpty, !isBrief { lines.append("") }
    return lines
  }

  /// The problems of the list itself, one sentence each.
  private var listProblems: [String] {
    let all = end.listFindings.filter { !settlement.settles($0) }.map(\.sentence)
    guard all.count > limit else { return all }
    return all.prefix(limit) + [
      "The list has \(all.count - limit) more such problems; -v shows all, and --tighten removes "
        + "entries that nothing needs."
    ]
  }
}
