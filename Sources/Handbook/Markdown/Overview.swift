import SpecModel
import Wording

/// An overview page beside the suite's files: chapters, rules, and where their cases are.
struct Overview {
  private let index: SuiteIndex

  /// Creates the overview of a suite.
  init(_ suite: Suite) {
    index = SuiteIndex(suite)
  }

  /// The page, as Markdown.
  var text: String {
    let suite = index.suite
    var text = """
      <!-- Written by `iamspec handbook --format overview` from the files of the suite. -->

      # \(MarkdownText.escaped(suite.title))

      \(NumberText.count(suite.rules.count, "rule")), \
      \(NumberText.count(suite.questions.count, "open question")) and \
      \(NumberText.count(suite.cases.count, "case")), from \
      \(NumberText.count(suite.documents.count, "document")) about \
      \(suite.profiles.map { MarkdownText.escaped(Self.named($0.title)) }.joined(separator: " and ")). \
      \(places) \
      `iamspec handbook --output handbook` renders all of it, with pictures.


      """
    for (number, chapter) in suite.chapters.enumerated() {
      text += "## \(number + 1). \(MarkdownText.escaped(chapter.title))\n\n"
      text += "| rule | says | profiles | cases |\n| --- | --- | --- | --- |\n"
      for rule in chapter.rules { text += row(of: rule) }
      text += "\n"
    }
    if !suite.questions.isEmpty { text += "## Open questions\n" }
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

  /// Where the rules, the questions and the cases are.
  private var places: String {
    let suite = index.suite
    let isFiled = suite.chapters.allSatisfy { chapter in
      chapter.rules.allSatisfy { $0.location.file.hasSuffix("\(chapter.id)/rules.yaml") }
    }
    if isFiled {
      let parts = suite.questions.isEmpty ? "its rules" : "its rules, its questions"
      return "Each chapter's folder has \(parts) and its cases."
    }
    let questions =
      suite.questions.isEmpty ? "" : ", the questions in [questions.yaml](questions.yaml),"
    return
      "The rules are in [rules.yaml](rules.yaml)\(questions) and the cases in one folder per chapter."
  }

  /// Returns the title of a profile for use in a sentence, with its article.
  private static func named(_ title: String) -> String {
    title.hasPrefix("The ") ? "the " + title.dropFirst(4) : "the " + title
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
