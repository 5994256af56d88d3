import InAppMessages
import SpecModel
import TestSupport
import Testing

@testable import Handbook

@Testing.Suite struct `The pages of a rule whose further cases are kept apart` {
  private let suite: SpecModel.Suite
  private let files: [String: String]
  private let core: [Case]
  private let further: [Case]

  /// The site of the built-in suite with the cases of one file alone: the first two are core, the others
  /// are in a file of their own.
  private static let site = Result {
    var suite = try Builtin.suite()
    let rule = "trigger.property-filters"
    let all = Array(
      suite.cases.filter { $0.rules == [rule] }.uniqued(by: \.location).prefix(30))
    func file(_ id: String, _ cases: some Sequence<Case>) -> CaseFile {
      let place = SourceLocation(file: "\(id).yaml", line: 1, column: 1)
      let cases = cases.enumerated().map { index, item in
        var item = item
        item.formerIDs.append(item.id)
        item.id = "\(id)/case-\(index)"
        item.keptFor = "It is kept."
        item.location = SourceLocation(file: place.file, line: index + 2, column: 1)
        return item
      }
      return CaseFile(
        id: id, chapter: "triggers", title: "Of \(id)", about: "About \(id). And more.",
        cases: cases, location: place)
    }
    suite.files = [
      file("triggers/property-filters", all.prefix(2)),
      file("triggers/property-filters/wrong", all.dropFirst(2)),
    ]
    let list = try SuiteHandbook(suite).files(.html)
    return (suite, Dictionary(uniqueKeysWithValues: list.map { ($0.path, $0.text) }))
  }

  init() throws {
    (suite, files) = try Self.site.get()
    core = suite.files[0].cases
    further = suite.files[1].cases
  }

  private func page(_ path: String) throws -> String { try #require(files[path], "\(path)") }

  private func anchor(_ id: String) -> String { id.replacing("/", with: "-") }

  @Test func `show the core with pictures, without a word on why a case is kept`() throws {
    let page = try page("rules/trigger.property-filters.html")
    #expect(page.matches(of: /<div class="picture">/).count >= core.count)
    for item in core {
      #expect(page.contains("<article class=\"case\" id=\"\(anchor(item.id))\">"))
    }
    #expect(!page.contains("<p class=\"kept\">"))
  }

  @Test func `list the further cases by what goes wrong, and link to them`() throws {
    let page = try page("rules/trigger.property-filters.html")
    #expect(page.contains("<summary>\(further.count) further cases, by what goes wrong</summary>"))
    #expect(page.contains(">Of triggers/property-filters/wrong</a></h3>"))
    #expect(page.contains("<p class=\"teaser\">About triggers/property-filters/wrong.</p>"))
    for item in further {
      #expect(page.contains("<li id=\"\(anchor(item.id))\">"))
      #expect(page.contains(".html#\(anchor(item.id))\">"))
    }
  }

  @Test func `have pages for the further cases, each of a size that can be read`() throws {
    let pages = files.filter { $0.key.hasPrefix("rules/trigger.property-filters/wrong") }
    #expect(pages.count > 1)
    for (path, page) in pages {
      #expect(page.utf8.count < 300_000, "\(path)")
      #expect(page.contains("<p class=\"kept\">"))
    }
    for item in further {
      let own = pages.values.filter {
        $0.contains("<details class=\"folded\" id=\"\(anchor(item.id))\">")
      }
      #expect(own.count == 1, "\(item.id)")
    }
  }

  @Test func `have a place for the id that a case had before it was moved`() throws {
    let page = try page("rules/trigger.property-filters.html")
    for item in core + further {
      #expect(page.contains("<span id=\"\(anchor(item.formerIDs[0]))\"></span>"), "\(item.id)")
    }
  }

  @Test func `begin with the cases, and end with what a rule builds on`() throws {
    let page = try page("rules/trigger.property-filters.html")
    let order = ["cases", "documents", "clauses", "further", "faults"].map { id in
      page.firstRange(of: "<h2 id=\"\(id)\">")?.lowerBound
    }
    #expect(order.allSatisfy { $0 != nil })
    #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted())
  }
}

@Testing.Suite struct `The article about delivery` {
  @Test func `follows thirteen cases in fewer than 1,500 words`() throws {
    let suite = try Builtin.suite()
    let primer = try #require(Articles(for: suite, of: InAppMessages()).primer)
    #expect(primer.examples.count == 13)
    let words = primer.parts.reduce(0) { count, part in
      switch part {
      case .text(let text), .remark(let text):
        count + text.split(whereSeparator: \.isWhitespace).count
      case .example(let item): count + item.title.split(separator: " ").count
      }
    }
    #expect(words < 1500)
  }

  @Test func `finds a case by an id from before it was moved`() throws {
    let suite = try Builtin.suite()
    var moved = suite
    moved.files = suite.files.map { file in
      var file = file
      file.cases = file.cases.map { item in
        var item = item
        item.formerIDs.append(item.id)
        item.id += "/moved"
        return item
      }
      return file
    }
    #expect(Articles(for: moved, of: InAppMessages()).primer?.examples.count == 13)
    moved.files.removeAll()
    #expect(Articles(for: moved, of: InAppMessages()).primer == nil)
  }

  @Test func `shows the outcomes of a probe as alternatives`() throws {
    let last = try #require(
      try Articles(for: Builtin.suite(), of: InAppMessages()).primer?.examples.last)
    #expect(
      last.steps.contains { step in
        if case .oneOf? = step.expectations.first { true } else { false }
      })
  }
}
