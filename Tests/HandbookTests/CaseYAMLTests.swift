import Handbook
import SpecLoading
import SpecModel
import TestSupport
import Testing
import Wording

@Testing.Suite("The YAML of a case")
struct CaseYAMLTests {
  @Test(
    "Read back, it yields the case",
    arguments: ["Specs", "Fixtures/suites/tags", "Fixtures/suites/inbox"])
  func roundTrip(_ folder: String) async throws {
    let suite = try #require(await SuiteLoader().load(directory: folder).suite)
    let chapters = suite.chapters.map { "\($0.id)/rules.yaml" }
    var sources = (["rules.yaml", "vocabulary.yaml"] + chapters).compactMap { name in
      (try? Repository.text("\(folder)/\(name)")).map { SourceFile(name, bytes: Array($0.utf8)) }
    }
    // One file per case: variants of a case share an id except for its end.
    var originals: [String: Case] = [:]
    for (number, item) in suite.cases.enumerated() {
      let path = "\(item.chapter)/round-trip-\(number)"
      let yaml = CaseYAML(item).text.split(separator: "\n", omittingEmptySubsequences: false)
      let lines = yaml.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
      let text =
        "format: 1\ntitle: A case\nabout: |\n  Text.\ncases:\n" + lines.joined(separator: "\n")
      sources.append(SourceFile("\(path).yaml", bytes: Array((text + "\n").utf8)))
      originals[path] = item
    }
    let loaded = await SuiteLoader().load(files: sources)
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.prefix(3))")
    let read = try #require(loaded.suite)
    #expect(read.cases.count == suite.cases.count)
    for item in read.cases {
      let path = item.id.split(separator: "/").prefix(2).joined(separator: "/")
      let original = try #require(originals[path])
      #expect(item.content == original.content, "\(original.id)")
    }
  }
}

extension Case {
  /// The case without what depends on its place: its ids, its positions, and what the audit noted.
  fileprivate var content: Case {
    var content = self
    content.id = ""
    content.formerIDs = []
    content.location = .nowhere
    content.basis = CaseBasis()
    for index in content.steps.indices {
      content.steps[index].position = .nowhere
    }
    return content
  }
}
