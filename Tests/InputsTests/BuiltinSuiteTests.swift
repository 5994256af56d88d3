import BuiltinSuite
import Foundation
import SpecJSON
import SpecLoading
import SpecModel
import TestSupport
import Testing

/// Checks the suite in the binary, which is generated from `Specs` and checked in.
@Suite struct BuiltinSuiteTests {
  private static let advice: Comment = "scripts/update"

  @Test func `is the same as Specs`() async throws {
    let loaded = await SuiteLoader().load(
      directory: Repository.url("Specs").path, shownAs: "Specs"
    ).withAccounts(ofDirectory: Repository.url("Specs").path)
    let specs = try #require(loaded.suite)
    #expect(BundledSuite.digest == specs.digest, Self.advice)
    #expect(try BundledSuite.load().bundle() == specs.bundle(), Self.advice)
    #expect([BundledSuite.name, BundledSuite.version] == [specs.name, specs.version], Self.advice)
  }

  @Test func `is what the generated files have been written from`() throws {
    let suite = try BundledSuite.load()
    let declared = MonitorsLoader.load(directory: Repository.url("Specs").path, of: suite)
    #expect(declared.diagnostics.map(\.message) == [])
    for (path, bytes) in try BundledSuite.files(of: suite, with: declared.declarations) {
      let isCurrent = try Data(contentsOf: Repository.url("Sources/\(path)")) == Data(bytes)
      #expect(isCurrent, "\(path): \(Self.advice)")
    }
  }

  @Test func `has everything else if it is loaded without its questions and accounts`() throws {
    var whole = try BundledSuite.load()
    #expect(!whole.questions.isEmpty && !whole.accounts.isEmpty)
    (whole.questions, whole.accounts) = ([], [])
    #expect(try BundledSuite.load(hasQuestions: false).bundle() == whole.bundle())
  }

  @Test func `includes the protocol unchanged`() throws {
    for (text, file) in [
      (BundledSuite.protocolDocument, "Specs/PROTOCOL.md"),
      (BundledSuite.protocolSchema, "Specs/protocol.schema.json"),
    ] {
      #expect(try text == Repository.text(file), Self.advice)
    }
  }
}
