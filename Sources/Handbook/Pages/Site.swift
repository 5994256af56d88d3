import Reporting
import SpecModel

/// The handbook as a static site.
struct Site {
  private let suite: Suite
  private let index: SuiteIndex
  private let paths: HandbookPaths
  private let further: FurtherCases
  private let questions: QuestionPages
  private let results: ResultsBook
  private let engines: [EngineHistory]
  private let searchWords: String
  private let isInGallery: Bool

  /// Creates the site of a suite, with the results of engines, the words with which readers search, and
  /// whether there is a start page of several sites above it.
  init(_ index: SuiteIndex, results: ResultsBook, searchWords: String, isInGallery: Bool) {
    self.index = index
    suite = index.suite
    self.isInGallery = isInGallery
    self.searchWords = searchWords
    self.results = results
    engines = results.engines
    further = FurtherCases(index)
    questions = QuestionPages(suite)
    paths = HandbookPaths(
      suite, terms: index.articles.glossary, ending: ".html", further: further, questions: questions
    )
  }

  /// Renders every file.
  ///
  /// - Throws: An error of the template engine if a template is broken.
  func files() throws -> [SuiteHandbook.File] {
    let templates = try PageTemplate.all()
    let navigation = Navigation(index: index, engines: engines, isInGallery: isInGallery)
    var contents: [String: SearchIndex.Page] = [:]
    let rendered = pages(navigation).map { page in
      let content = templates.render(page.view, with: page.template.rawValue)
      contents[page.path] = SearchIndex.Page(
        link: page.link, summary: page.summary, content: content)
      let shell = navigation.shell(around: content, of: page)
      let text = templates.render(shell, with: PageTemplate.layout.rawValue)
      return SuiteHandbook.File(path: page.path, text: HTMLText.withoutControls(text))
    }
    return rendered + [
      SuiteHandbook.File(path: "assets/handbook.css", text: Assets.style),
      SuiteHandbook.File(path: "assets/handbook.js", text: Assets.script),
      SuiteHandbook.File(
        path: "assets/search.js",
        text: SearchIndex(
          index: index, paths: paths, engines: engines,
          pages: navigation.pagesWithWords.compactMap { contents[$0.path] },
          synonyms: SearchWords.lines(of: searchWords)
        ).script),
      HandbookRecord(of: suite, engines: engines).file,
    ] + playground + results.runs.map { Badge($0).file }
      + (suite.words == nil ? suite.rules : []).compactMap {
        PlayedCases(of: $0, index: index).file
      } + [primer.flatMap { PlayedCases(of: $0, index: index).file }].compactMap(\.self)
  }

  /// The article about delivery, if the suite has all of its cases.
  private var primer: Primer? { index.articles.primer }

  /// The script with which readers play cases, which plays by the built-in rules.
  private var playground: [SuiteHandbook.File] {
    suite.words == nil
      ? [SuiteHandbook.File(path: Playground.path, text: Playground.script(for: index, paths))] : []
  }

  /// Returns every page in reading order, with links to its neighbors.
  private func pages(_ navigation: Navigation) -> [Page] {
    let factory = PageFactory(
      index: index, paths: paths, further: further, questionPages: questions, results: results,
      engines: engines)
    var main =
      [factory.start()]
      + factory.primerPages() + [factory.whyNotDisplayed()].compactMap(\.self)
      + factory.obstacles()
    if !results.runs.isEmpty { main.append(factory.resultsPage()) }
    if navigation.hasAnswers { main.append(factory.answers()) }
    main += suite.chapters.map(factory.chapter)
    main += [
      factory.questions(), factory.documents(), factory.writing(), factory.writingRules(),
      factory.plugging(),
    ]
    main += [factory.finding()].compactMap(\.self) + factory.wire() + [factory.glossary()]
    let left = Navigation.leftOut(of: index.articles)
    main.removeAll { left.contains($0.path) }
    return Self.linked(main) + Self.linked(factory.chaptersOfQuestions())
      + Self.linked(suite.rules.map(factory.rule))
      + suite.rules.flatMap { Self.linked(factory.furtherPages(of: $0)) }
      + Self.linked(factory.accounts())
      + Self.linked(engines.map(factory.engine))
  }

  private static func linked(_ pages: [Page]) -> [Page] {
    pages.enumerated().map { index, page in
      var page = page
      if index > 0 { page.previous = pages[index - 1].link }
      if index + 1 < pages.count { page.next = pages[index + 1].link }
      return page
    }
  }
}

extension Page {
  /// A link to the page.
  var link: PageLink { PageLink(title: title, path: path) }
}
