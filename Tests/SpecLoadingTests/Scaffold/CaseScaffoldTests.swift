import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing

/// New case files, for each rule of the built-in suite.
@Suite struct CaseScaffoldTests {
  /// The rules of the built-in suite, as they are in Specs.
  private static func rules() throws -> [SourceFile] {
    try Fixtures.files(of: "Specs").filter { SuiteFile($0.relativePath) == .rules }
  }

  private static func scaffolds() async throws -> [CaseScaffold] {
    let loaded = await SuiteLoader(parallelism: 1).load(files: try rules())
    let suite = try #require(loaded.suite)
    return suite.rules.filter(\.isTestable).map { CaseScaffold($0, of: suite) }
  }

  @Test("The file for every rule loads without diagnostics, and lint asks for its texts")
  func loading() async throws {
    for scaffold in try await Self.scaffolds() {
      let file = SourceFile(scaffold.relativePath, bytes: Array(scaffold.text.utf8))
      let loaded = await SuiteLoader(parallelism: 1).load(files: try Self.rules() + [file])
      #expect(loaded.diagnostics == [], "\(scaffold.rule.id)")
      #expect(loaded.suite?.cases.map(\.rules) == [[scaffold.rule.id]])
      let advice = loaded.linted().diagnostics
      #expect(
        advice.map(\.code) == [.suite(.placeholder), .suite(.placeholder)], "\(scaffold.rule.id)")
    }
  }

  @Test("The file for every rule is valid under the schema that it refers to")
  func schema() async throws {
    try await withTemporaryFolder { folder in
      var paths: [String] = []
      for scaffold in try await Self.scaffolds() {
        #expect(scaffold.text.hasPrefix("# yaml-language-server: $schema=../case.schema.json\n"))
        let url = folder.appending(path: scaffold.relativePath)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(scaffold.text.utf8).write(to: url)
        paths.append(url.path())
      }
      let verdicts = try SchemaValidator.verdicts(on: paths, by: .case)
      for path in paths {
        let verdict = try #require(verdicts[path])
        #expect(verdict.isValid, "\(path): \(verdict.reason)")
      }
    }
  }

  @Test("A rule of an unknown chapter gets the simplest example")
  func unknownChapter() async throws {
    let loaded = try await Fixtures.load("Fixtures/lint/ledger")
    var suite = try #require(loaded.suite)
    suite.chapters[0].id = "checkout"
    let scaffold = CaseScaffold(suite.rules[0], of: suite, named: "paid")
    #expect(scaffold.relativePath == "checkout/paid.yaml")
    #expect(scaffold.text.contains("- log_event: opened_shop"))
  }

  @Test("An example with an action that a profile of the rule lacks is not used")
  func lacks() async throws {
    let loaded = try await Fixtures.load("Fixtures/lint/ledger")
    var suite = try #require(loaded.suite)
    #expect(CaseScaffold(suite.rules[0], of: suite).text.contains("open_from_push"))
    suite.profiles[1].lacks = ["open_from_push"]
    #expect(!CaseScaffold(suite.rules[0], of: suite).text.contains("open_from_push"))
  }

  @Test(
    "The file for every rule of a suite with words of its own loads, and is in these words",
    arguments: ["Fixtures/suites/tags", "Fixtures/suites/inbox"])
  func ownWords(_ folder: String) async throws {
    let files = try Fixtures.files(of: folder).filter {
      [.rules, .vocabulary].contains(SuiteFile($0.relativePath))
    }
    let suite = try #require(await SuiteLoader(parallelism: 1).load(files: files).suite)
    for rule in suite.rules where rule.isTestable {
      let scaffold = CaseScaffold(rule, of: suite)
      let file = SourceFile(scaffold.relativePath, bytes: Array(scaffold.text.utf8))
      let loaded = await SuiteLoader(parallelism: 1).load(files: files + [file])
      #expect(loaded.diagnostics == [], "\(scaffold.text)")
      #expect(loaded.suite?.cases.map(\.rules) == [[rule.id]])
    }
  }
}
