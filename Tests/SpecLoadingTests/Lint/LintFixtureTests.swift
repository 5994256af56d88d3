import Foundation
import SpecLoading
import TestSupport
import Testing

/// The findings of `iamspec lint` in suites that load.
@Suite struct LintFixtureTests {
  static let folder = "Fixtures/lint"

  @Test(
    "The findings in each suite match the text in its folder",
    arguments: try Repository.folders(in: folder))
  func advice(_ name: String) async throws {
    let loaded = try await Fixtures.linted("\(Self.folder)/\(name)")
    #expect(loaded.suite != nil)
    let text = DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics)
    try Golden(besideFixture: "\(Self.folder)/\(name)/expected.txt").expect(text)
  }

  @Test("A suite with mistakes gets no findings, because its contents are unknown")
  func mistakes() async throws {
    let loaded = try await Fixtures.load("Fixtures/invalid")
    #expect(loaded.linted().diagnostics == loaded.diagnostics)
  }
}

extension Fixtures {
  /// The ledger of a fixture suite, if it has one.
  static func ledger(of suite: String) -> CaseLedger? {
    let url = Repository.url(suite).appending(path: CaseLedger.fileName)
    return (try? Data(contentsOf: url)).map {
      CaseLedger(SourceFile(CaseLedger.fileName, in: suite, bytes: [UInt8]($0)))
    }
  }

  /// Loads a fixture suite and checks it as `iamspec lint` does.
  static func linted(_ suite: String) async throws -> LoadedSuite {
    try await load(suite).linted(ledger: ledger(of: suite))
  }
}
