import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing

@Suite struct KnownFailureLoaderTests {
  private static let folder = "Fixtures/invalid-known-failures"

  private static func load(_ text: String) -> LoadedKnownFailures {
    KnownFailureLoader.load(SourceFile("known.yaml", bytes: Array(text.utf8)))
  }

  @Test("The diagnostics for each invalid list match the text beside it")
  func texts() throws {
    let names = try FileManager.default
      .contentsOfDirectory(atPath: Repository.url(Self.folder).path).sorted()
      .filter { $0.hasSuffix(".yaml") }
    #expect(names.count >= 8)
    for name in names {
      let data = try Data(contentsOf: Repository.url("\(Self.folder)/\(name)"))
      let file = SourceFile(name, in: Self.folder, bytes: [UInt8](data))
      let loaded = KnownFailureLoader.load(file)
      #expect(loaded.entries == nil, "\(name) is valid")
      let text = DiagnosticPrinter(sources: [file]).print(loaded.diagnostics)
      try Golden(besideFixture: "\(Self.folder)/\(name.dropLast(5)).expected.txt").expect(text)
    }
  }

  @Test("A list is read alike with or without quotes around a day")
  func entries() throws {
    let loaded = Self.load(
      """
      format: 1
      known_failures:
        - cases: reenqueue/background/*
          profile: legacy
          kind: fail
          reason: |
            The controller drops the message for ${HOME}.
          issue: https://example.org/issues/4#top
          expires: 2027-01-31
        - {cases: "*", kind: timeout, reason: It hangs., expires: "2027-02-01"}
      """)
    #expect(loaded.diagnostics.isEmpty)
    #expect(
      loaded.entries == [
        KnownFailure(
          cases: "reenqueue/background/*", profile: "legacy", kind: .fail,
          reason: "The controller drops the message for ${HOME}.",
          issue: "https://example.org/issues/4#top", expires: "2027-01-31",
          location: SpecModel.SourceLocation(file: "known.yaml", line: 3, column: 5)),
        KnownFailure(
          cases: "*", kind: .timeout, reason: "It hangs.", expires: "2027-02-01",
          location: SpecModel.SourceLocation(file: "known.yaml", line: 10, column: 5)),
      ])
  }

  @Test("An empty list is valid")
  func empty() {
    #expect(Self.load("format: 1\nknown_failures: []\n").entries == [])
  }

  @Test("A missing file is reported")
  func missing() {
    let loaded = KnownFailureLoader.load(path: "no-such-folder/known.yaml")
    #expect(loaded.entries == nil)
    #expect(
      loaded.diagnostics.map(\.message) == ["this cannot be read: there is no such file"])
  }
}
