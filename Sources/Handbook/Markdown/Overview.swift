import SpecModel
import Wording

/// An overview page beside the suite's files: chapters, rules, and where their cases are.
struct Overview {
  /// The suite, indexed by rule.
  let index: SuiteIndex

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
      \(places)\(core) \
      `iamspec handbook --output handbook` renders all of it, with pictures.


      """
    for (number, chapter) in suite.chapters.enumerated() {
      text += "## \(number + 1). \(MarkdownText.escaped(chapter.title))\n\n"
      text += "| rule | says | profiles | cases |\n| --- | --- | --- | --- |\n"
      for rule in chapter.rules { text += row(of: rule) }
      text += "\n"
    }
    text += documents
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

  /// Whose documents the rules rest on; empty if the suite does not say.
  private var documents: String {
    let suite = index.suite
    guard suite.documents.contains(where: { $0.origin != SourceDocument.Origin() }) else {
      return ""
    }
    var text = "## Documents\n\n"
    if let independence = index.articles.independence { text += independence + "\n\n" }
    text +=
      "| document | title | vendor | product | platform | path in the vendor’s documentation | parts |\n"
    text += "| --- | --- | --- | --- | --- | --- | --- |\n"
    for document in suite.documents {
      let origin = document.origin
      let account = suite.accounts.first { $0.document == document.id }
      let parts = account.map {
        "[\($0.sentences.count)](documents/\(document.id).yaml)"
      }
      let cells = [
        "`\(document.id)`, \(document.language)", origin.originalTitle ?? document.title,
        origin.vendor, origin.product, origin.platform, origin.path,
      ].map { $0.map { MarkdownText.cell($0) } ?? "" }
      text += "| \((cells + [parts ?? ""]).joined(separator: " | ")) |\n"
    }
    return text + "\n"
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

  /// Where the core of each rule is, if the suite keeps it apart.
  private var core: String {
    let suite = index.suite
    guard suite.separatesCore else { return "" }
    let count = NumberText.count(suite.coreCases.count, "case")
    return " The core of a rule, \(count) in all, is in the file with its name: begin there. "
      + "Further cases are in the folder with its name, by what goes wrong."
  }

  /// Returns the title of a profile for use in a sentence, with its article.
  private static func named(_ title: String) -> String {
    title.hasPrefix("The ") ? "the " + title.dropFirst(4) : "the " + title
  }

  private func row(of rule: Rule) -> String {
    let cases = rule.isTestable ? cases(of: rule) : "nothing to test"
    let profiles =
      rule.profiles.count == index.suite.profiles.count
      ? "all" : rule.profiles.joined(separator: ", ")
    return "| `\(rule.id)` | \(MarkdownText.cell(rule.statement)) | \(profiles) | \(cases) |\n"
  }

  /// The number of a rule's cases, with links to their files; the core is named apart.
  private func cases(of rule: Rule) -> String {
    let count = index.caseCount(of: rule)
    let files = index.groups(of: rule).map(\.file)
    func links(_ files: [CaseFile]) -> String {
      files.map { "[\($0.id.split(separator: "/").last ?? "")](\($0.id).yaml)" }
        .joined(separator: ", ")
    }
    let core = index.suite.core(of: rule.id).count
    if core == 0 { return "\(count): \(links(files))" }
    let further = files.filter { $0.coreRule != rule.id }
    return "\(core) core: \(links(files.filter { $0.coreRule == rule.id }))"
      + (further.isEmpty ? "" : "; \(count - core) further: \(links(further))")
  }
}
