import EngineKit
import SpecModel
package import Wording

/// A checkup as text for a terminal.
package struct DoctorText {
  private let command: [String]
  /// The style of the text.
  package let style: TextStyle
  private let width: Int

  /// Creates the text of a checkup.
  ///
  /// - Parameters:
  ///   - command: The engine's program and its arguments.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  package init(command: [String], style: TextStyle, width: Int) {
    self.command = command
    self.style = style
    self.width = width
  }

  /// Returns the line of a check, to be shown as soon as it has run.
  ///
  /// - Returns: An empty text if the check is blocked: one line names all of these in the end.
  package func line(_ result: CheckResult) -> String {
    if result.isBlocked { return "" }
    let (sign, role) = mark(result.status)
    let title = TextLayout.padded(result.check.title, to: 13)
    let detail = TextLayout.truncated(VisibleText.line(result.detail), to: width - 17)
    return "\(style(sign, role)) \(title)  "
      + (result.status == .skipped ? style(detail, .faint) : detail) + "\n"
  }

  /// Returns the findings, each with advice, and the summary.
  package func conclusion(_ checkup: Checkup) -> String {
    var lines = blocked(checkup) + [""]
    for result in checkup.results {
      for finding in result.findings {
        let message = "\(result.check.title): \(finding.message)"
        lines += TextLayout.wrapped(VisibleText.line(message), to: width - 2).enumerated().map {
          style(($0 == 0 ? "✗ " : "  ") + $1, .headline)
        }
        lines += TextLayout.wrapped(VisibleText.line(finding.advice), to: width - 4).enumerated()
          .map { ($0 == 0 ? "  → " : "    ") + $1 }
        // This line is not wrapped, so that it can be copied.
        if let input = finding.input {
          lines += [style("    by hand:", .faint), "    " + input.shellLine(for: command)]
        }
        lines.append("")
      }
    }
    if let draft = checkup.draft {
      lines += ["A manifest that fits what was found, on one line:", "  \(draft.line)", ""]
    }
    let count = checkup.results.reduce(0) { $0 + $1.findings.count }
    let names = [checkup.manifest.name, checkup.manifest.version].filter { !$0.isEmpty }
    let name = VisibleText.line(names.joined(separator: " "))
    let (sign, role, sentence): (String, TextStyle.Role, String) =
      if count > 0 {
        ("✗ ", .headline, "\(NumberText.count(count, "finding")) about \(name).")
      } else if checkup.askedNothing {
        ("– ", .skipped, "Nothing was asked of \(name).")
      } else {
        ("✓ ", .good, "\(name) is ready to be tested\(unjudged(checkup)).")
      }
    lines += TextLayout.wrapped(sentence, to: width - 2).enumerated().map {
      style(($0 == 0 ? sign : "  ") + $1, role)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Names the checks that the suite leaves out, as the end of a sentence.
  private func unjudged(_ checkup: Checkup) -> String {
    let names = checkup.results.filter(\.isUnjudged).map(\.check.title)
    return names.isEmpty ? "" : "; not checked in this suite: \(names.joined(separator: ", "))"
  }

  /// Names the checks that could not run because of what an earlier one found.
  private func blocked(_ checkup: Checkup) -> [String] {
    let blocked = checkup.results.filter(\.isBlocked)
    guard let first = blocked.first else { return [] }
    let names = blocked.map(\.check.title).joined(separator: ", ")
    let text = "not checked, because \(VisibleText.line(first.detail)): \(names)"
    return TextLayout.wrapped(text, to: width - 2).enumerated().map {
      ($0 == 0 ? style("–", .skipped) + " " : "  ") + style($1, .faint)
    }
  }

  /// Returns lines with a manifest that replaces an invalid one.
  package static func lines(insteadOfManifest draft: ManifestDraft) -> String {
    (draft.isFromScratch ? "  a manifest to start from" : "  the manifest that was probably meant")
      + ", on one line:\n    \(draft.line)\n"
  }

  private func mark(_ status: CheckResult.Status) -> (String, TextStyle.Role) {
    switch status {
    case .fine: ("✓", .good)
    case .found: ("✗", .bad)
    case .skipped: ("–", .skipped)
    }
  }
}
