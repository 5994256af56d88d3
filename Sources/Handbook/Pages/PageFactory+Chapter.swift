import SpecModel

extension PageFactory {
  /// Creates the page of a chapter: its introduction and its rules.
  func chapter(_ chapter: Chapter) -> Page {
    let path = HandbookPaths.chapter(chapter.id)
    let root = Page.root(of: path)
    var prose = ProseHTML(paths: paths, root: root)
    let about = prose.html(chapter.about)
    let rules = chapter.rules.map { entry(of: $0, root: root, prose: &prose) }
    let own =
      suite.questions.grouped(in: suite).first { $0.chapter?.id == chapter.id }?.questions ?? []
    let leftOpen = own.isEmpty ? nil : leftOpen(own, root: root, prose: &prose)
    let number = (suite.chapters.firstIndex { $0.id == chapter.id } ?? 0) + 1
    return Page(
      path: path, title: chapter.title, summary: "Chapter \(number): \(chapter.title)",
      template: .chapter,
      view: ChapterView(
        number: "\(number)", chapterTitle: chapter.title, about: about, rules: rules,
        isSingle: rules.count == 1, leftOpen: leftOpen,
        matrix: matrix(chapter.rules, root: root)),
      chapter: chapter.id)
  }
}
