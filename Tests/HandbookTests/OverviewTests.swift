import Handbook
import SpecModel
import TestSupport
import Testing

@Suite("The overview beside the specs")
struct OverviewTests {
  @Test("Specs/README.md is what the command writes")
  func isFresh() throws {
    let files = try SuiteHandbook(Builtin.suite()).files(.overview)
    #expect(files.map(\.path) == ["README.md"])
    #expect(
      try files.first?.text == Repository.text("Specs/README.md"),
      """
      Specs/README.md is stale. This renews it:
        swift run iamspec handbook --specs Specs --output Specs --format overview
      """)
  }

  @Test("Its links lead to case files")
  func linksAreGood() throws {
    let text = try #require(SuiteHandbook(Builtin.suite()).files(.overview).first?.text)
    var rest = text[...]
    var count = 0
    while let start = rest.firstRange(of: "](") {
      rest = rest[start.upperBound...]
      let target = rest.prefix { $0 != ")" }
      #expect(throws: Never.self, "\(target)") { try Repository.text("Specs/\(target)") }
      count += 1
    }
    #expect(count > 30)
  }

  @Test("A suite without questions does not mention any")
  func withoutQuestions() throws {
    var suite = try Builtin.suite()
    suite.questions = []
    let text = try #require(SuiteHandbook(suite).files(.overview).first?.text)
    #expect(!text.contains("questions.yaml"))
    #expect(!text.contains("## Open questions"))
  }
}
