import SpecModel

/// The handbook as Markdown for a forge, with timelines drawn as text.
struct MarkdownBook {
  /// All files.
  let files: [SuiteHandbook.File]

  /// Writes the handbook of a suite.
  init(_ index: SuiteIndex) {
    let (suite, articles) = (index.suite, index.articles)
    let paths = HandbookPaths(suite, terms: articles.glossary, ending: ".md")
    let pages = MarkdownPages(index: index, paths: paths)
    var files = [SuiteHandbook.File(path: "README.md", text: pages.start)]
    for chapter in suite.chapters {
      files.append(
        SuiteHandbook.File(
          path: HandbookPaths.chapter(chapter.id, ending: ".md"), text: pages.chapter(chapter))
      )
    }
    for chapter in suite.chapters {
      for rule in chapter.rules {
        files.append(
          SuiteHandbook.File(
            path: "rules/\(HandbookPaths.file(rule.id)).md", text: pages.rule(rule, of: chapter)))
      }
    }
    files.append(SuiteHandbook.File(path: "questions.md", text: pages.questions))
    files.append(SuiteHandbook.File(path: "documents.md", text: pages.documents))
    for account in suite.accounts {
      files.append(
        SuiteHandbook.File(
          path: HandbookPaths.account(account.document, ending: ".md"),
          text: pages.account(account)))
    }
    files.append(
      SuiteHandbook.File(
        path: "writing-cases.md",
        text: "# Writing a case\n\n" + pages.local(articles.writingCases) + "\n"))
    files.append(
      SuiteHandbook.File(
        path: "writing-rules.md",
        text: "# Writing a rule\n\n" + pages.local(articles.writingRules) + "\n"))
    files.append(
      SuiteHandbook.File(
        path: "engines.md",
        text: "# Plugging in an engine\n\n" + pages.local(articles.engines) + "\n"))
    if let finding = articles.finding {
      files.append(
        SuiteHandbook.File(
          path: "finding.md",
          text: "# Find what no case asks\n\n" + pages.local(finding) + "\n"))
    }
    files.append(
      SuiteHandbook.File(path: "protocol.md", text: "# The protocol\n\n" + articles.wire))
    files.append(SuiteHandbook.File(path: "glossary.md", text: pages.glossary))
    let left = Set(Navigation.leftOut(of: articles).map { $0.replacing(".html", with: ".md") })
    self.files = files.filter { !left.contains($0.path) }
  }
}
