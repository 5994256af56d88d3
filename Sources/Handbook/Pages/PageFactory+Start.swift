import Reporting
import SpecModel
import Wording

extension PageFactory {
  /// Creates the first page: the introduction, how to read on, and the links to the chapters.
  func start() -> Page {
    var prose = ProseHTML(paths: paths, root: "")
    let introduction = prose.html(articles.introduction)
    let reading = prose.html(articles.howToRead)
    let chapters = suite.chapters.enumerated().map { number, chapter in
      let rules = Set(chapter.rules.map(\.id))
      let cases = suite.cases.count { !rules.isDisjoint(with: $0.rules) }
      return IndexView.Tile(
        number: "\(number + 1)", linkTitle: chapter.title,
        href: HandbookPaths.chapter(chapter.id), lead: prose.lead(of: chapter.about),
        size: NumberText.count(chapter.rules.count, "rule") + ", "
          + (cases == 0 ? "nothing to test" : NumberText.count(cases, "case")))
    }
    return Page(
      path: "index.html", title: suite.title,
      summary: articles.summary,
      template: .index,
      view: IndexView(
        suiteTitle: suite.title, introduction: introduction, howToRead: reading,
        journey: articles.isBuiltin
          ? Journey(chapters: Set(suite.chapters.map(\.id))).html : "",
        primer: articles.primer == nil ? nil : LinkView(Articles.primerLink, from: ""),
        tables: articles.tableLinks.map { LinkView($0, from: "") },
        resultCount: results.runs.isEmpty ? nil : runsAndEngines,
        suites: results.runs.isEmpty ? nil : suitesView, filter: filter,
        matrix: matrix(suite.rules, root: ""),
        chapters: chapters, sample: sample.map { PictureView(svg: $0) },
        hasReference: suite.words == nil,
        facts: [
          IndexView.Fact(suite.rules.count, "rule"), IndexView.Fact(suite.cases.count, "case"),
        ] + articles.countedQuestions.map { IndexView.Fact($0, "open question") } + [
          IndexView.Fact(suite.documents.count, "document")
        ],
        profilesTitle: articles.profilesTitle,
        profiles: suite.profiles.map { profile in
          IndexView.Profile(
            profileTitle: profile.title, href: "documents.html#\(HandbookPaths.anchor(profile.id))",
            lead: prose.lead(of: profile.about))
        }))
  }

  /// The picture that the first page explains: a short case in which a message waits.
  private var sample: String? {
    let wanted = "stack/last-in-first-out/two-waiting"
    guard let item = suite.cases.first(where: { $0.id == wanted }) ?? suite.cases.first,
      let story = storyteller.stories(of: item).first
    else { return nil }
    return TimelinePicture(story, id: "sample").svg
  }
}

extension ProseHTML {
  /// Returns the first sentence of some prose, without links, as a teaser.
  func lead(of markdown: String) -> String {
    guard case .paragraph(let inlines)? = Prose(markdown: markdown).blocks.first else { return "" }
    let text = Self.plain(inlines)
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    return HTMLText.escaped(text[..<end] + (end == text.endIndex ? "" : "."))
  }

  /// Returns prose without its markup.
  static func plain(_ inlines: [Prose.Inline]) -> String {
    inlines.reduce(into: "") { text, inline in
      switch inline {
      case .text(let words), .code(let words): text += words
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): text += plain(inner)
      }
    }
  }
}
