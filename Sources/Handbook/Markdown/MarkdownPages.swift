import SpecModel
import Wording

/// The pages of a Markdown handbook.
struct MarkdownPages {
  /// The suite, indexed by rule.
  let index: SuiteIndex
  /// The paths of the pages.
  let paths: HandbookPaths
  /// Runs the cases and describes them.
  var storyteller: Storyteller { index.storyteller }

  private var suite: Suite { index.suite }

  /// The first page.
  var start: String {
    var text =
      "# \(MarkdownText.escaped(suite.title))\n\n\(index.articles.introduction)\n\n## Chapters\n\n"
    for (number, chapter) in suite.chapters.enumerated() {
      text +=
        "\(number + 1). [\(MarkdownText.escaped(chapter.title))](\(HandbookPaths.chapter(chapter.id, ending: ".md")))\n"
    }
    text += "\n## More\n\n"
    for link in Navigation.appendices(for: index.articles) {
      text += "- [\(link.title)](\(link.path.replacing(".html", with: ".md")))\n"
    }
    return text
  }

  /// Returns the page of a chapter.
  func chapter(_ chapter: Chapter) -> String {
    var text = "[Contents](../README.md)\n\n# \(MarkdownText.escaped(chapter.title))\n\n"
    text += MarkdownText.prose(chapter.about) + "\n"
    for rule in chapter.rules {
      text += """

        ## [\(MarkdownText.escaped(rule.title))](../rules/\(HandbookPaths.file(rule.id)).md)

        \(MarkdownText.prose(rule.statement))

        `\(rule.id)` · \(profiles(of: rule)) · \
        \(NumberText.count(index.caseCount(of: rule), "case"))

        """
    }
    return text
  }

  /// Returns the page of a rule.
  func rule(_ rule: Rule, of chapter: Chapter) -> String {
    var text = """
      [Contents](../README.md) › [\(MarkdownText.escaped(chapter.title))](../\(HandbookPaths.chapter(chapter.id, ending: ".md")))

      # \(MarkdownText.escaped(rule.title))

      `\(rule.id)` · \(profiles(of: rule))\(suite.words == nil ? " · \(rule.layer.words)" : "")

      > \(MarkdownText.sentence(rule.statement))


      """
    if !rule.about.isEmpty { text += MarkdownText.prose(rule.about) + "\n\n" }
    if let reason = rule.untestable {
      text += "**Not testable.** \(MarkdownText.prose(reason))\n\n"
    }
    text += "## What the documents say\n\n" + table(rule.citations, root: "../")
    if let reading = rule.reading {
      text += "\n**Which document it follows.** \(MarkdownText.prose(reading))\n"
    }
    text += clauses(of: rule) + foundations(of: rule)
    let groups = index.groups(of: rule)
    if !groups.isEmpty { text += "\n## Cases\n" }
    for group in groups {
      text += "\n### \(MarkdownText.escaped(group.file.title))\n\n"
      if !group.file.about.isEmpty { text += MarkdownText.prose(group.file.about) + "\n\n" }
      for item in group.cases.joined() { text += story(of: item) }
    }
    let faults = index.faults(of: rule)
    if !faults.isEmpty {
      text += "\n## Faults\n\n"
      for fault in faults { text += "- `\(fault.id)`: \(MarkdownText.sentence(fault.summary))\n" }
    }
    let declared = index.declaredFaults(of: rule)
    if !declared.isEmpty {
      text += "\n## Declared faults\n\n"
      for fault in declared { text += "- `\(fault.id)`: \(MarkdownText.sentence(fault.summary))\n" }
    }
    let questions = index.questions(of: rule)
    if !questions.isEmpty {
      text += "\n## Left open\n\n"
      for question in questions {
        let place = "../" + (paths.path(of: question.id) ?? "")
        text +=
          "- [\(MarkdownText.escaped(question.title))](\(place)) \(MarkdownText.sentence(question.question))\n"
      }
    }
    return text
  }

  /// Returns the clauses of a rule, with the cases that hold them.
  private func clauses(of rule: Rule) -> String {
    guard !rule.clauses.isEmpty else { return "" }
    let items = rule.clauses.map { clause in
      let stances = index.stances(of: clause).map { "\($0.stance.words): \($0.documents)" }
      let holders = index.holders(of: clause).map { "`\($0.id)`" }.joined(separator: ", ")
      return "- `\(clause.name)`: \(MarkdownText.sentence(clause.text))"
        + " (\(MarkdownText.escaped(stances.joined(separator: "; "))))"
        + (holders.isEmpty ? "" : " Checked by \(holders).") + "\n"
    }
    return "\n## Clause by clause\n\n" + items.joined()
  }

  /// Returns the rules that most cases of a rule need.
  private func foundations(of rule: Rule) -> String {
    let foundations = index.foundations(of: rule)
    guard !foundations.isEmpty else { return "" }
    return "\n## Builds on\n\n"
      + foundations.map { foundation in
        "- [`\(foundation.rule)`](\(HandbookPaths.file(foundation.rule)).md): "
          + "\(foundation.cases) of \(NumberText.count(foundation.of, "case"))\n"
      }.joined()
  }

  /// Returns the titles of a rule's profiles.
  private func profiles(of rule: Rule) -> String {
    rule.profiles.map { MarkdownText.escaped(index.profile($0)) }.joined(separator: ", ")
  }

  private func story(of item: Case) -> String {
    var text =
      "<a id=\"\(HandbookPaths.anchor(item.id))\"></a>\n\n#### \(MarkdownText.sentence(item.title))\n\n"
    text += "`\(item.id)`\n\n"
    if !item.about.isEmpty { text += MarkdownText.prose(item.about) + "\n\n" }
    for message in item.messages {
      let phrase = MarkdownText.phrase(message.phrase)
      text += "- \(MarkdownText.code(message.name))\(phrase.isEmpty ? "" : ": ")\(phrase)\n"
    }
    for phrase in item.given.phrases { text += "- \(MarkdownText.phrase(phrase))\n" }
    let stories = storyteller.stories(of: item)
    for story in stories {
      if stories.count > 1 {
        text += "\nIn the \(MarkdownText.escaped(index.profile(story.profile))) profile:\n"
      }
      let lines = TimelineText(width: 88).lines(of: story.timeline)
      text += "\n" + MarkdownText.fenced(lines.joined(separator: "\n"), "text")
    }
    text += "\n<details><summary>YAML</summary>\n\n"
    text += MarkdownText.fenced(CaseYAML(item).text, "yaml") + "\n</details>\n\n"
    return text
  }

  /// Returns citations as a table.
  func table(_ citations: [Citation], root: String) -> String {
    var text = "| document | stance | what it says |\n| --- | --- | --- |\n"
    for citation in citations {
      let name = index.name(ofDocument: citation.document)
      let place = citation.section.map { " (“\(MarkdownText.cell($0))”)" } ?? ""
      text +=
        "| [\(MarkdownText.escaped(name))](\(root)documents.md#\(HandbookPaths.anchor("document-" + citation.document))) "
      text +=
        "| \(citation.stance.sign) | \(citation.text.map(MarkdownText.cell) ?? "–")\(place) |\n"
    }
    return text
  }

  /// Returns an article of the site with links to the Markdown pages.
  func local(_ article: String) -> String {
    article.replacing(".html)", with: ".md)")
  }
}
