import Conformance
import SpecModel
import Wording

/// One case on one line: its verdict, its id, and its duration or why it was not run.
struct CaseLine {
  private let result: CaseResult

  /// Creates the line for a result.
  init(_ result: CaseResult) {
    self.result = result
  }

  /// Returns the line, cut to a width.
  func text(_ style: TextStyle, width: Int) -> String {
    let sign = VerdictSign(result.verdict.kind)
    let detail: String =
      switch result.verdict {
      case .skipped(let reason): VisibleText.line(reason.description)
      case .errored(let failure): VisibleText.line(EngineTrouble(failure, in: result).headline)
      case .failed: VisibleText.line(result.planned.case.rules.first ?? "")
      case .knownFailure(let entry, _), .unexpectedPass(let entry):
        VisibleText.line(entry.reason)
      case .passed: DurationText.text(of: result.duration)
      }
    let id = TextLayout.truncated(VisibleText.line(result.planned.id), to: width - 4)
    let room = width - 6 - TextLayout.width(id)
    let rest = room < 8 ? "" : "  " + style(TextLayout.truncated(detail, to: room), .faint)
    return "  " + style(String(sign.sign), sign.role) + " " + id + rest
  }
}
