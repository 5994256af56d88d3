import SpecModel
package import Wording

/// The review of a document's new edition, for a terminal.
package struct SourceReviewText {
  private let review: SourceReview
  private let style: TextStyle
  private let width: Int

  /// Creates the text of a review.
  package init(_ review: SourceReview, style: TextStyle, width: Int) {
    self.review = review
    self.style = style
    self.width = max(width, 60)
  }

  /// The lines: how much has changed, then each change below its heading.
  package var lines: [String] {
    var lines = TextLayout.wrapped(summary, to: width - 2).enumerated().map { index, line in
      index == 0 ? style(sign + " ", role) + style(line, .strong) : "  " + line
    }
    var heading: String?
    for part in review.changes {
      if part.heading != heading, let now = part.heading {
        lines += ["", style(TextLayout.truncated(now, to: width), .strong)]
      }
      heading = part.heading
      lines += self.lines(of: part)
    }
    return lines
  }

  private var sign: String { review.comparison.isSame ? "✓" : "✗" }
  private var role: TextStyle.Role { review.comparison.isSame ? .good : .bad }

  private var summary: String {
    let comparison = review.comparison
    let counts = SourceComparison.Change.allCases.compactMap { change -> String? in
      let count = comparison.count(of: change)
      return count == 0 && change != .same ? nil : "\(count) \(change.words)"
    }
    return "\(review.document.id), \(review.file): \(counts.joined(separator: ", "))"
  }

  private func lines(of part: SourceComparison.Part) -> [String] {
    var lines: [String] = []
    let place = part.unit.map { ", line \($0.line)" } ?? ""
    lines.append("  " + style("\(part.change.words)\(place)", .skipped))
    if let unit = part.unit { lines += paragraph("now", unit.text) }
    switch part.known {
    case .heading(let text)?: if part.change != .moved { lines += paragraph("was", text) }
    case .sentence(let sentence)?: lines += self.lines(of: sentence, isMoved: part.change == .moved)
    case nil: break
    }
    return lines
  }

  private func lines(of sentence: SourceAccount.Sentence, isMoved: Bool) -> [String] {
    var lines: [String] = []
    if let says = sentence.says { lines += paragraph(isMoved ? "says" : "was", says) }
    if let reason = sentence.none { lines += paragraph("was", reason.words) }
    if !sentence.clauses.isEmpty {
      lines += paragraph("clauses", sentence.clauses.joined(separator: ", "))
    }
    if !sentence.questions.isEmpty {
      lines += paragraph("questions", sentence.questions.joined(separator: ", "))
    }
    let cases = review.cases(restingOn: sentence)
    if let first = cases.first {
      lines += paragraph(
        "cases", cases.count == 1 ? first : "\(cases.count), such as \(first); --json lists them")
    }
    return lines
  }

  /// A text behind its name, with the lines below each other.
  private func paragraph(_ name: String, _ text: String) -> [String] {
    let column = 15
    return TextLayout.wrapped(text, to: width - column).enumerated().map { index, line in
      style(TextLayout.padded(index == 0 ? "    \(name)" : "", to: column), .faint) + line
    }
  }
}

extension SourceComparison.Change {
  /// The change in a word.
  fileprivate var words: String {
    switch self {
    case .same: "the same"
    case .changed: "changed"
    case .moved: "moved"
    case .new: "new"
    case .gone: "gone"
    }
  }
}
