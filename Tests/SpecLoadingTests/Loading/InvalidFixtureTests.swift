import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing
import YAMLTree

/// Every diagnostic, exactly as an author sees it.
@Suite struct InvalidFixtureTests {
  /// A suite with valid rules, and one case file for each kind of mistake.
  private static let suite = "Fixtures/invalid"
  /// The folder of suites whose rules or questions have mistakes.
  private static let suites = "Fixtures/invalid-suites"

  @Test("The diagnostics for each invalid file match the text beside it")
  func texts() async throws {
    let loaded = try await Fixtures.load(Self.suite)
    let printer = DiagnosticPrinter(sources: loaded.sources)
    let byFile = Dictionary(grouping: loaded.diagnostics) { $0.location.file }
    for source in loaded.sources {
      let text = printer.print(byFile[source.path] ?? [])
      try Golden(besideFixture: Self.expectedPath(source.path)).expect(text)
    }
    let paths = Set(loaded.sources.map(\.path))
    let rest = loaded.diagnostics.filter { !paths.contains($0.location.file) }
    try Golden(besideFixture: "\(Self.suite)/folders.expected.txt").expect(printer.print(rest))
    #expect(loaded.suite == nil)
  }

  @Test("The diagnostics for each invalid suite match the text in its folder")
  func suites() async throws {
    for name in try Repository.folders(in: Self.suites) {
      let loaded = try await Fixtures.load("\(Self.suites)/\(name)")
      let text = DiagnosticPrinter(sources: loaded.sources).print(loaded.diagnostics)
      try Golden(besideFixture: "\(Self.suites)/\(name)/expected.txt").expect(text)
      #expect(loaded.suite == nil, "\(name) is valid")
    }
  }

  @Test("Every expected text has its file")
  func orphans() throws {
    let folder = Repository.url(Self.suite)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard path.hasSuffix(".expected.txt"), path != "folders.expected.txt" else { continue }
      let name = path.dropLast(".expected.txt".count)
      let exists = ["yaml", "yml"].contains {
        FileManager.default.fileExists(atPath: folder.appending(path: "\(name).\($0)").path)
      }
      #expect(exists, "\(path)")
    }
  }

  @Test("Every code occurs in an expected text, except for those that no small file can cause")
  func codes() throws {
    var texts = ""
    for folder in [Self.suite, Self.suites, AccountTests.folder, LintFixtureTests.folder] {
      let url = Repository.url(folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path)
      where path.hasSuffix("expected.txt") {
        texts += try String(contentsOf: url.appending(path: path), encoding: .utf8)
      }
    }
    let elsewhere: Set<DiagnosticCode> = [
      // Only big files reach these limits, which YAMLTree's tests cover.
      .yaml(.tooLarge), .yaml(.tooManyNodes), .yaml(.tooManyErrors), .yaml(.outOfMemory),
      // The tests of directories cover these.
      .suite(.noSuchDirectory), .suite(.unreadable),
      // The tests of the command that runs the cases cover these.
      .suite(.nothingVisible), .suite(.neverDismissed),
    ]
    for code in DiagnosticCode.allCases where !elsewhere.contains(code) {
      #expect(texts.contains("[\(code.id)]\n"), "nothing shows `\(code.id)`")
    }
  }

  @Test("Every code has a unique id and a unique meaning")
  func meanings() {
    let codes = DiagnosticCode.allCases
    #expect(Set(codes.map(\.id)).count == codes.count)
    #expect(Set(codes.map(\.meaning)).count == codes.count)
    for code in codes { #expect(code.meaning.hasSuffix("."), "\(code.id)") }
  }

  private static func expectedPath(_ path: String) -> String {
    let name = path.split(separator: ".").dropLast().joined(separator: ".")
    return "\(name).expected.txt"
  }
}
