import Conformance
import SpecModel
import Wording

/// What a run says of the implementer's list of known failures: what it stood for, what is wrong with
/// it, and what must have been judged and was not.
struct KnownFailureLines {
  private let end: RunEnd
  private let count: RunCount
  private let settlement: Settlement
  private let isBrief: Bool
  private let width: Int
  private let style: TextStyle

  /// Describes the list after a run.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - count: Its results, counted.
  ///   - settlement: What is corrected in the list after the run, and so is not said to be wrong.
  ///   - isBrief: Whether only what is wrong is said.
  init(
    _ end: RunEnd, _ count: RunCount, settlement: Settlement, isBrief: Bool, width: Int,
    style: TextStyle
  ) {
    self.end = end
    self.count = count
    self.settlement = settlement
    self.isBrief = isBrief
    self.width = width
    self.style = style
  }

  /// The lines, with an empty one after each block; none where no list was used.
  var lines: [String] {
    var lines: [String] = []
    if !count.knownFailures.isEmpty, !isBrief {
      lines.append("  known to fail:")
      let entries = count.knownFailures.sorted {
        ($0.key.location.line, $0.key.cases) < ($1.key.location.line, $1.key.cases)
      }
      for (entry, cases) in entries {
        let issue = entry.issue.map { " (\($0))" } ?? ""
        let text =
          "\(cases)  \(VisibleText.line(entry.cases)): "
          + VisibleText.line(entry.reason + issue)
        lines += TextLayout.wrapped(text, to: width - 4).map { style("    " + $0, .faint) }
      }
      lines.append("")
    }
    let troubles =
      ProcessText(end).sentences
      + end.listFindings.filter { !settlement.settles($0) }.map(\.sentence)
      + CoverageText(end.coverage).shortfalls
    for trouble in troubles {
      lines += TextLayout.wrapped(trouble, to: width - 2).enumerated().map {
        style(($0 == 0 ? "! " : "  ") + $1, .trouble)
      }
    }
    if !troubles.isEmpty, !isBrief { lines.append("") }
    return lines
  }
}
