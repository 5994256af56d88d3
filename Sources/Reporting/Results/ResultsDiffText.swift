import Conformance
import SpecJSON
import SpecModel
package import Wording

/// The changes from one run to another, as text.
package struct ResultsDiffText {
  private let diff: ResultsDiff
  private let showsAll: Bool
  private let width: Int
  private let style: TextStyle

  /// The number of changes of a sort that are shown; nobody reads a hundred.
  private static let shown = 5

  /// Creates the text for a difference.
  ///
  /// - Parameters:
  ///   - diff: The difference.
  ///   - showsAll: Whether all changes of each sort are shown, and not only the first.
  ///   - width: The number of columns.
  ///   - style: The style of the text.
  package init(
    _ diff: ResultsDiff, showsAll: Bool = false, width: Int = 80, style: TextStyle = .plain
  ) {
    self.diff = diff
    self.showsAll = showsAll
    self.width = width
    self.style = style
  }

  /// The text, with a line feed after each line.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    var lines = diff.heading.flatMap { TextLayout.wrapped($0, to: width) }.map {
      style($0, .faint)
    }
    lines.append("")
    for sort in ResultsDiff.Sort.allCases where !diff[sort].isEmpty {
      let (sign, role) = sort.sign
      lines.append(style("\(sign) \(sort.counted(diff[sort].count))", role))
      lines += entries(diff[sort].map { ($0.id, $0.words) }) + [""]
    }
    if !diff.answers.isEmpty {
      lines.append(
        style("? \(diff.countedAnswers)", .strong))
      lines += entries(diff.answers.map { ($0.id, $0.words) }) + [""]
    }
    let role: TextStyle.Role = diff.isRegression ? .headline : .good
    return lines
      + TextLayout.wrapped(diff.verdict, to: width - 2).enumerated().map {
        style(($0 == 0 ? (diff.isRegression ? "✗ " : "✓ ") : "  ") + $1, role)
      }
  }
}

extension ResultsDiffText {
  /// The changes of a sort, each with the old and the new result; the first ones if there are many.
  private func entries(_ changes: [(id: String, words: String)]) -> [String] {
    let shown = showsAll ? changes.count : Self.shown
    let more = changes.count - shown
    var lines: [String] = []
    for change in changes.prefix(shown) {
      lines.append("    " + VisibleText.line(change.id))
      let words = TextLayout.wrapped(change.words, to: width - 6)
      lines += words.map { "      " + style($0, .faint) }
    }
    if more > 0 { lines.append("    " + style("and \(more) more; --all shows them", .faint)) }
    return lines
  }
}

extension ResultsDiff {
  /// What is compared, one fact per line; suites are only shown if they differ.
  var heading: [String] {
    var lines = ["old  \(oldName): \(old.heading)", "new  \(newName): \(new.heading)"]
      .map(VisibleText.line)
    if !isOfOneSuite {
      lines.append(
        VisibleText.line("The runs are of different suites, \(old.suite) and \(new.suite). ")
          + redefinitionWords
          + " A case that is in only one of them is listed as new or vanished, and is not "
          + "a regression.")
    }
    if old.tool != new.tool {
      lines.append(
        VisibleText.line(
          "The old results are of iamspec \(old.tool), the new ones of \(new.tool)."))
    }
    if old.options != new.options { lines.append("The options of the two runs differ.") }
    if let onlyAsked { lines.append("Only the \(onlyAsked) run was asked the open questions.") }
    return lines
  }

  /// Whether the cases in both suites have the same contents, as far as the results show.
  private var redefinitionWords: String {
    if unknownCases > 0 { return "A case that is in both may have changed, but kept its id." }
    if redefinedCases == 0 { return "The cases in both ask the same." }
    return "Of the cases in both, \(redefinedCases) "
      + "\(redefinedCases == 1 ? "asks" : "ask") something else in each."
  }

  /// The number of changed answers, in words.
  var countedAnswers: String {
    NumberText.count(answers.count, "changed answer") + " to open questions"
  }

  /// The outcome, as a sentence.
  var verdict: String {
    if isEmpty {
      return "Nothing changed: \(NumberText.count(unchanged, "case")) had the same verdict."
    }
    let parts = Sort.allCases.filter { !self[$0].isEmpty }.map { $0.counted(self[$0].count) }
    let answered = answers.isEmpty ? [] : [countedAnswers]
    let failing = failingNewCases == 0 ? "" : " New cases that fail: \(failingNewCases)."
    return (isRegression ? "A regression: " : "No regression: ")
      + (parts + answered).joined(separator: ", ") + "; \(unchanged) unchanged." + failing
  }
}

extension ResultsDiff.AnswerChange {
  /// The old and the new outcome of the question.
  var words: String {
    VisibleText.line("\(old?.words ?? "not asked") → \(new?.words ?? "not asked")")
  }
}

extension ResultsHeader {
  /// The engine, the suite and the time, on one line.
  fileprivate var heading: String {
    "\(engine), \(suite.name) \(suite.version)" + (started.map { ", \($0)" } ?? "")
  }
}
