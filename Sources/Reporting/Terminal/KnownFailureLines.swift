import Conformance
import SpecModel

/// What a run says of the implementer's list of known failures: what it stood for, and what is wrong
/// with it.
struct KnownFailureLines {
  private let end: RunEnd
  private let count: RunCount
  private let width: Int
  private let style: TextStyle

  /// Describes the list after a run.
  init(_ end: RunEnd, _ count: RunCount, width: Int, style: TextStyle) {
    self.end = end
    self.count = count
    self.width = width
    self.style = style
  }

  /// The lines, with an empty one behind each block; none where no list was used.
  var lines: [String] {
    var lines: [String] = []
    if !count.knownFailures.isEmpty {
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
    for finding in end.listFindings {
      lines += TextLayout.wrapped(finding.sentence, to: width - 2).enumerated().map {
        style(($0 == 0 ? "! " : "  ") + $1, .trouble)
      }
    }
    if !end.listFindings.isEmpty { lines.append("") }
    return lines
  }
}

extension KnownFailureList.Finding {
  /// What is wrong with the list, as a sentence with its place.
  package var sentence: String {
    switch self {
    case .matchesNothing(let entry):
      VisibleText.line(
        "\(entry.location): `\(entry.cases)` matches no case of the suite in the engine's profiles."
      )
    case .overlaps(let entry, let other, let id):
      VisibleText.line(
        "\(entry.location): `\(entry.cases)` speaks of \(id), and so does `\(other.cases)` in line "
          + "\(other.location.line).")
    case .expired(let entry):
      VisibleText.line(
        "\(entry.location): `\(entry.cases)` expired after \(entry.expires ?? "its last day").")
    }
  }
}
