import SpecModel

/// The parts around every page: the contents, the search, and the links to the next pages.
struct Navigation {
  private let index: SuiteIndex
  private let isInGallery: Bool
  /// The pages before the chapters, in reading order: the articles about delivery, and results.
  let front: [PageLink]
  /// Whether engines were asked the open questions.
  let hasAnswers: Bool
  private let chapters: [(id: String, path: String, title: String, rules: [PageLink])]

  /// Returns the pages that are not chapters, in reading order.
  static func appendices(for articles: Articles) -> [PageLink] {
    let left = leftOut(of: articles)
    return all.filter { !left.contains($0.path) }
  }

  /// The pages that are not chapters, and that the search finds by their words.
  var pagesWithWords: [PageLink] { front + Self.appendices(for: index.articles) }

  /// The pages that the handbook of a suite does not have.
  static func leftOut(of articles: Articles) -> Set<String> {
    let suite = articles.suite
    // The session is one with the built-in suite; the protocol and the format of rules are told with
    // its words.
    if suite.words == nil { return articles.isBuiltin ? [] : ["finding.html"] }
    return Set(
      ["finding.html", "protocol.html", "protocol-conventions.html", "writing-rules.html"]
        + (suite.questions.isEmpty ? ["questions.html"] : []))
  }

  private static let all: [PageLink] = [
    PageLink(title: "Open questions", path: "questions.html"),
    PageLink(title: "Profiles and documents", path: "documents.html"),
    PageLink(title: "Writing a case", path: "writing-cases.html"),
    PageLink(title: "Writing a rule", path: "writing-rules.html"),
    PageLink(title: "Plugging in an engine", path: "engines.html"),
    PageLink(title: "Find what no case asks", path: "finding.html"),
    PageLink(title: "The protocol", path: "protocol.html"),
    PageLink(title: "The protocol: conventions", path: "protocol-conventions.html"),
    PageLink(title: "Glossary", path: "glossary.html"),
  ]

  /// Creates the navigation of a suite and of the results of engines, below the start page of a gallery
  /// if it is in one.
  init(index: SuiteIndex, engines: [EngineHistory], isInGallery: Bool) {
    self.index = index
    self.isInGallery = isInGallery
    hasAnswers = engines.contains { !$0.latest.answers.isEmpty }
    let articles = index.articles
    front =
      (articles.primer == nil ? [] : [Articles.primerLink])
      + (articles.whyNotDisplayed == nil ? [] : [Articles.whyNotLink]) + articles.tableLinks
      + (engines.isEmpty ? [] : [PageLink(title: "Results", path: "results.html")])
      + (hasAnswers ? [PageLink(title: "Answers of engines", path: "answers.html")] : [])
    chapters = index.suite.chapters.map { chapter in
      (
        chapter.id, HandbookPaths.chapter(chapter.id), chapter.title,
        chapter.rules.map {
          PageLink(title: $0.title, path: "rules/\(HandbookPaths.file($0.id)).html")
        }
      )
    }
  }

  /// Returns the values for the layout around a page's content.
  func shell(around content: String, of page: Page) -> ShellView {
    let root = page.root
    let suite = index.suite
    func entry(_ link: PageLink) -> ShellView.Entry {
      ShellView.Entry(
        linkTitle: link.title, href: root + link.path, current: link.path == page.path)
    }
    let entries = chapters.enumerated().map { number, chapter in
      let isOpen = page.chapter == chapter.id
      return ShellView.Chapter(
        number: "\(number + 1)", linkTitle: chapter.title, href: root + chapter.path,
        current: chapter.path == page.path, open: isOpen,
        rules: isOpen ? chapter.rules.map(entry) : [])
    }
    return ShellView(
      title: page.title, suiteTitle: suite.title, suiteName: suite.name, version: suite.version,
      summary: page.summary, root: root, content: content,
      gallery: isInGallery ? "\(root)../\(Gallery.startPage)" : nil,
      isIndex: page.path == "index.html",
      front: front.map(entry), chapters: entries,
      appendices: Self.appendices(for: index.articles).map(entry),
      previous: page.previous.map { LinkView($0, from: root) },
      next: page.next.map { LinkView($0, from: root) })
  }
}
