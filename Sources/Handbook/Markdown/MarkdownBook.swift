import SpecModel

/// The handbook as Markdown that reads well on a forge; the timelines are drawn in text.
struct MarkdownBook {
  /// Every file.
  let files: [Handbook.File]

  /// Writes the handbook of a suite.
  init(_ suite: Suite) {
    let index = SuiteIndex(suite)
    let paths = HandbookPaths(suite, ending: ".md")
    let pages = MarkdownPages(index: index, paths: paths)
    var files = [Handbook.File(path: "README.md", text: pages.start)]
    for chapter in suite.chapters {
      files.append(
        Handbook.File(
          path: HandbookPaths.chapter(chapter.id, ending: ".md"), text: pages.chapter(chapter))
      )
    }
    for chapter in suite.chapters {
      for rule in chapter.rules {
        files.append(
          Handbook.File(
            path: "rules/\(HandbookPaths.file(rule.id)).md", text: pages.rule(rule, of: chapter)))
      }
    }
    files.append(Handbook.File(path: "questions.md", text: pages.questions))
    files.append(Handbook.File(path: "documents.md", text: pages.documents))
    files.append(
      Handbook.File(
        path: "writing-cases.md",
        text: "# Writing a case\n\n" + pages.local(Articles.writingCases) + "\n"))
    files.append(
      Handbook.File(
        path: "engines.md",
        text: "# Plugging in an engine\n\n" + pages.local(Articles.engines) + "\n"))
    files.append(
      Handbook.File(path: "protocol.md", text: "# The protocol\n\n" + Articles.wire))
    files.append(Handbook.File(path: "glossary.md", text: pages.glossary))
    self.files = files
  }
}
