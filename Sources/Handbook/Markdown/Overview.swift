import SpecModel
import Wording

/// One page beside the suite's files: chapters, rules, and where their cases are.
struct Overview {
  private let index: SuiteIndex

  /// The command that writes the page of the built-in suite.
  static let command = "swift run iamspec handbook --specs Specs --output Specs --format overview"

  /// Creates the overview of a suite.
  init(_ suite: Suite) {
    index = SuiteIndex(suite)
  }

  /// The page, as Markdown.
  var text: String {
    let suite = index.suite
    var text = """
      <!-- Written by `\(Self.command)`; a test tells when it is stale. -->

      # \(MarkdownText.escaped(suite.title))

      \(NumberText.count(suite.rules.count, "rule")), \
      \(NumberText.count(suite.questions.count, "open question")) and \
      \(NumberText.count(suite.cases.count, "case")), from \
      \(NumberText.count(suite.documents.count, "document")) about \
      \(suite.profiles.map { "the \(MarkdownText.escaped($0.title))" }.joined(separator: " and ")). \
      The rules are in [rules.yaml](rules.yaml), the questions in [questions.yaml](questions.yaml), and the \
      cases in a folder a chapter. `iamspec handbook --output handbook` renders all of it, with pictures.


      """
    for (number, chapter) in suite.chapters.enumerated() {
      text += "## \(number + 1). \(MarkdownText.escaped(chapter.title))\n\n"
      text += "| rule | says | profiles | cases |\n| --- | --- | --- | --- |\n"
      for rule in chapter.rules { text += row(of: rule) }
      text += "\n"
    }
    text += "## Open questions\n"
    for group in suite.questions.grouped(in: suite) {
      text += "\n### \(MarkdownText.escaped(group.title))\n\n"
      text += "| question | asks | default |\n| --- | --- | --- |\n"
      for question in group.questions {
        text +=
          "| `\(question.id)` | \(MarkdownText.cell(question.question)) | `\(question.defaultAnswer)` |\n"
      }
    }
    return text
  }

  private func row(of rule: Rule) -> String {
    let files = index.groups(of: rule).map { group in
      "[\(group.file.id.split(separator: "/").last ?? "")](\(group.file.id).yaml)"
    }
    let count = index.caseCount(of: rule)
    let cases =
      rule.isTestable ? "\(count): \(files.joined(separator: ", "))" : "nothing to test"
    let profiles =
      rule.profiles.count == index.suite.profiles.count
      ? "all" : rule.profiles.joined(separator: ", ")
    return "| `\(rule.id)` | \(MarkdownText.cell(rule.statement)) | \(profiles) | \(cases) |\n"
  }
}
