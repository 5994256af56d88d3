import SpecModel

/// The changes from one run to another, in Markdown for a CI job's page.
package struct ResultsDiffMarkdown {
  private let diff: ResultsDiff
  private static let limit = 50

  /// Creates the Markdown for a difference.
  package init(_ diff: ResultsDiff) {
    self.diff = diff
  }

  /// The text.
  package var text: String {
    var lines = ["## \(diff.isRegression ? "❌" : "✅") \(EscapedMarkdown.text(diff.verdict))", ""]
    lines += diff.heading.map { "- " + EscapedMarkdown.text($0) } + [""]
    for sort in ResultsDiff.Sort.allCases where !diff[sort].isEmpty {
      lines += ["### \(sort.counted(diff[sort].count))", ""]
      lines += list(diff[sort].map { ($0.id, $0.words) })
    }
    if !diff.answers.isEmpty {
      lines += ["### \(diff.countedAnswers)", ""]
      lines += list(diff.answers.map { ($0.id, $0.words) })
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ items: [(id: String, words: String)]) -> [String] {
    var lines = items.prefix(Self.limit).map {
      "- \(EscapedMarkdown.code($0.id)): \(EscapedMarkdown.text($0.words))"
    }
    if items.count > Self.limit { lines.append("- … and \(items.count - Self.limit) more") }
    return lines + [""]
  }
}
