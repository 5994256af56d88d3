import InAppMessages
import SpecModel
import TestSupport
import Testing

@testable import Handbook

@Testing.Suite struct `The index of the search` {
  private let suite: SpecModel.Suite
  private let files: [String: String]

  private static let site = Result {
    let suite = try Builtin.suite()
    let list = try SuiteHandbook(suite).files(.html)
    return (suite, Dictionary(uniqueKeysWithValues: list.map { ($0.path, $0.text) }))
  }

  init() throws { (suite, files) = try Self.site.get() }

  private var script: String { files["assets/search.js"] ?? "" }

  @Test func `is small`() {
    #expect(!script.isEmpty)
    #expect(script.utf8.count <= 300_000)
  }

  @Test(
    arguments: [
      "ABKDisplayInAppMessageLater", "triggerMinimumTimeInterval", "display_next",
      "rate-limit.default/holds-back", "open.rate-limit-base", "no_matching_trigger",
    ])
  func `has the names that documents and the protocol use`(name: String) {
    #expect(script.contains(name))
  }

  @Test func `has each word of a row once`() {
    let row = SearchRow(
      kind: "Rule", title: "On top", id: "a.b", text: "It goes back.",
      more: ["It goes on the stack.", "The Stack; display_next, open.on-top."], place: "x.html")
    #expect(
      row.literal
        == #"["Rule","On top","a.b","It goes back.","stack display_next open.on-top","x.html"]"#)
  }

  @Test func `leads from other words to places that are there`() {
    let lines = SearchWords.lines(
      of: SearchWords.builtin(for: Articles(for: suite, of: InAppMessages()))
    ).split(separator: "\n")
    #expect(lines.count > 50)
    let ids = Set(suite.rules.map(\.id) + suite.questions.map(\.id))
    for line in lines {
      guard let arrow = line.firstRange(of: " <- ") else {
        #expect(line.contains(": "), "\(line)")
        continue
      }
      let place = String(line[..<arrow.lowerBound])
      let page = String(place.prefix { $0 != "#" })
      #expect(
        ids.contains(place) || files[page] != nil || place == "results.html", "\(place)")
    }
  }

  @Test func `has the words of a suite, and none of the built-in rules`() throws {
    let own = HostileSuite.suite
    func script(_ words: String?) throws -> String? {
      try SuiteHandbook(own, searchWords: words).files(.html)
        .first { $0.path == "assets/search.js" }?.text
    }
    #expect(try script(nil)?.contains(#"words:"","#) == true)
    #expect(
      try script("# A remark\n\nparcel: message")?.contains(#"words:"parcel: message","#) == true)
  }
}
