import Handbook
import SpecModel
import TestSupport
import Testing

@Testing.Suite("The site")
struct SiteTests {
  private let suite: SpecModel.Suite
  private let files: [String: String]
  private let pages: [String: Markup]

  /// The site, rendered once for all tests.
  private static let site = Result {
    let suite = try Builtin.suite()
    let list = try SuiteHandbook(suite).files(.html)
    let files = Dictionary(uniqueKeysWithValues: list.map { ($0.path, $0.text) })
    return (suite, files, files.filter { $0.key.hasSuffix(".html") }.mapValues(Markup.init))
  }

  init() throws {
    (suite, files, pages) = try Self.site.get()
  }

  @Test("Every chapter, rule, case, variant and question has a place")
  func everythingHasAPlace() {
    for chapter in suite.chapters { #expect(pages["chapters/\(chapter.id).html"] != nil) }
    for rule in suite.rules { #expect(pages["rules/\(rule.id).html"] != nil) }
    for question in suite.questions {
      let owners = pages.filter { $0.value.ids.contains(question.id) }.keys
      // The list of all questions has a place for each, too.
      #expect(owners.count == 2 && owners.contains("questions.html"), "\(question.id)")
    }
    let anchors = Set(pages.values.flatMap(\.ids))
    for item in suite.cases {
      #expect(anchors.contains(item.id.replacing("/", with: "-")), "\(item.id)")
    }
  }

  @Test("Each chapter's questions have a page, and are listed together and on the chapter's page")
  func questionsByChapter() throws {
    let page = try #require(files["questions.html"])
    let start = try #require(page.firstRange(of: "<nav class=\"contents")).lowerBound
    let end = try #require(page[start...].firstRange(of: "</nav>")).lowerBound
    for question in suite.questions {
      let rule = try #require(question.rules.first)
      let chapter = try #require(suite.chapters.first { $0.rules.contains { $0.id == rule } })
      let place = "questions/\(chapter.id).html#\(question.id)"
      #expect(page[start..<end].contains("href=\"\(place)\""), "\(question.id)")
      let targets = try #require(pages["chapters/\(chapter.id).html"]).targets
      #expect(targets.contains("../\(place)"), "\(question.id)")
    }
  }

  @Test("The number of a chapter's cases counts each of them once")
  func casesOfChapters() throws {
    let page = try #require(files["index.html"])
    for chapter in suite.chapters {
      let rules = Set(chapter.rules.map(\.id))
      let count = suite.cases.count { !rules.isDisjoint(with: $0.rules) }
      let words = count == 0 ? "nothing to test" : "\(count) cases"
      #expect(page.contains(", \(words)"), "\(chapter.id)")
    }
  }

  @Test("A suite of one's own is not told what is true of the built-in one")
  func ownSuite() throws {
    let list = try SuiteHandbook(HostileSuite.suite).files(.html)
    let own = Dictionary(uniqueKeysWithValues: list.map { ($0.path, $0.text) })
    let questions = try #require(own["questions.html"])
    #expect(questions.contains("the default in questions.yaml"))
    #expect(!questions.contains("the reference engine’s default"))
    #expect(files["questions/stack.html"]?.contains("the reference engine’s default") == true)
    #expect(own["documents.html"]?.contains("two generations") == false)
    #expect(files["documents.html"]?.contains("two generations") == true)
  }

  @Test("A rule's page says which rules it builds on")
  func foundations() throws {
    let page = try #require(files["rules/stack.last-in-first-out.html"])
    let section = try #require(page.firstRange(of: "<h2 id=\"builds-on\">"))
    #expect(page[section.lowerBound...].contains("trigger.custom-event.html"))
  }

  @Test("A rule's page has the three open questions that decide most, and links to the others")
  func leftOpen() throws {
    var ranked = 0
    for rule in suite.rules {
      let page = try #require(files["rules/\(rule.id).html"])
      guard let start = page.firstRange(of: "<h2 id=\"questions\">") else { continue }
      let section = page[start.lowerBound...].prefix(upTo: "</section>")
      let shown = section.matches(of: /<li>/).count
      let shares = section.matches(of: /decides in (\d+) of \d+ cases/).compactMap { Int($0.1) }
      let others = section.firstMatch(of: /(\d+) more questions? about this rule/)
        .flatMap { Int($0.1) }
      let byPage = section.matches(of: #/\.html">(\d+) in /#).compactMap { Int($0.1) }
      #expect(shown == 3 || shown < 3 && others == nil, "\(rule.id)")
      #expect(shares == shares.sorted(by: >), "\(rule.id)")
      #expect((others ?? 0) == byPage.reduce(0, +), "\(rule.id)")
      ranked += shares.count
    }
    #expect(ranked > 20)
  }

  @Test("Every page can be reached from the first")
  func everyPageIsLinked() {
    var reached: Set<String> = []
    var open = ["index.html"]
    while let page = open.popLast() {
      guard reached.insert(page).inserted, let markup = pages[page] else { continue }
      open += markup.targets.map { Markup.resolve($0, from: page).path }
    }
    #expect(pages.keys.filter { !reached.contains($0) }.sorted() == [])
  }

  @Test("No link is broken, and none leaves the handbook")
  func noDeadLinks() {
    let ids = pages.mapValues { Set($0.ids) }
    var dead: Set<String> = []
    for (page, markup) in pages {
      for target in Set(markup.targets) where !target.hasPrefix("data:image/svg+xml,") {
        let (path, anchor) = Markup.resolve(target, from: page)
        let isThere = files[path] != nil && anchor.map { ids[path]?.contains($0) == true } ?? true
        if !isThere { dead.insert("\(page): \(target)") }
      }
    }
    #expect(dead.sorted() == [])
  }

  @Test("No id occurs twice on a page")
  func idsAreUnique() {
    for (page, markup) in pages {
      let twice = Dictionary(grouping: markup.ids, by: \.self).filter { $0.value.count > 1 }.keys
      #expect(twice.sorted() == [], "\(page)")
    }
  }

  @Test("A rule's page shows each document's citation and the faults")
  func ruleIsComplete() throws {
    let page = try #require(files["rules/stack.last-in-first-out.html"])
    for language in ["Portuguese", "Korean", "German", "English", "Japanese"] {
      #expect(page.contains(">\(language)</a>"))
    }
    #expect(page.contains("Which document it follows"))
    #expect(page.contains("queue-instead-of-stack"))
    #expect(
      page.contains("Specs/stack/last-in-first-out.yaml:")
        || page.contains("stack/last-in-first-out.yaml:"))
  }

  @Test("A document's page has each of its sentences, with what became of it, and says whose it is")
  func documentIsComplete() throws {
    #expect(suite.accounts.count == suite.documents.count)
    for account in suite.accounts {
      let page = try #require(files["documents/\(account.document).html"])
      #expect(page.matches(of: /<li id="sentence-/).count == account.sentences.count)
      for id in Set(account.sentences.flatMap { $0.clauses + $0.questions }) {
        #expect(page.contains("<code>\(id)</code></a>"), "\(account.document): \(id)")
      }
      #expect(page.contains("<dt>Vendor</dt><dd>Braze</dd>"))
    }
    let page = try #require(files["documents.html"])
    #expect(page.contains("independent of Braze, and not endorsed by it"))
    #expect(page.contains("<dd>/developer_guide/platform_integration_guides/swift/</dd>"))
  }

  @Test("Readings refer to documents by their languages, not their ids")
  func documentsAreNamed() {
    let ids = suite.documents.map(\.id)
    for rule in suite.rules {
      let words = (rule.reading ?? "").split { !$0.isLetter }.map(String.init)
      #expect(words.filter(ids.contains) == [], "\(rule.id)")
    }
  }

  @Test("Tables of results show all of their rows")
  func tablesAreWhole() throws {
    let css = try #require(files["assets/handbook.css"])
    let rules = css.matches(of: #/\.grid \{([^}]*)\}/#).map(\.1)
    #expect(!rules.isEmpty && rules.allSatisfy { !$0.contains("height") })
  }

  @Test("Every color that the style sheet uses is in the palette")
  func colorsAreDefined() throws {
    let css = try #require(files["assets/handbook.css"])
    let used = Set(css.matches(of: /var\((--[a-z-]+)\)/).map { String($0.output.1) })
    #expect(!used.isEmpty)
    #expect(used.filter { !css.contains("\($0): ") }.sorted() == [])
  }

  @Test("Paths stay in the handbook's directory", arguments: SuiteHandbook.Format.allCases)
  func pathsAreTame(format: SuiteHandbook.Format) throws {
    var suite = suite
    // Paths are built from the ids of rules and chapters.
    suite.files = []
    for path in try SuiteHandbook(suite).files(format).map(\.path) {
      #expect(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "\(path)")
    }
  }
}

extension Substring {
  /// What comes before a text; everything if it does not occur.
  fileprivate func prefix(upTo end: String) -> Substring {
    self[..<(firstRange(of: end)?.lowerBound ?? endIndex)]
  }
}
