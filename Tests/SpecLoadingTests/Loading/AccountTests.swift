import SpecLoading
import SpecModel
import TestSupport
import Testing

@Suite("What became of the sentences of a document is read from documents/<id>.yaml")
struct AccountTests {
  /// Accounts with mistakes, of the documents of the waiting room.
  static let folder = "Fixtures/invalid-accounts"

  private func waitingRoom() async throws -> Suite {
    try #require(try await Fixtures.load("Fixtures/suites/waiting-room").suite)
  }

  private func read(_ text: String, of suite: Suite) -> AccountsLoader.Loaded {
    AccountsLoader.read([SourceFile("documents/guide.yaml", bytes: Array(text.utf8))], of: suite)
  }

  @Test func `section by section, in order`() async throws {
    let loaded = read(
      """
      format: 1
      sections:
        - sentences: [{digest: bcdfghjkmnpq, none: metadata}]
        - heading: The queue
        - heading: Order
          sentences:
            - {digest: bcdfghjkmnpr, says: The first comes first., clauses: [queue.oldest-first/order]}
            - digest: bcdfghjkmnps
      """, of: try await waitingRoom())
    #expect(loaded.diagnostics.isEmpty)
    let account = try #require(loaded.accounts.first)
    #expect(account.document == "guide")
    #expect(account.sections.map(\.heading) == [nil, "The queue", "Order"])
    #expect(account.sentences.map(\.isAccountedFor) == [true, true, false])
    #expect(account.sentences[1].says == "The first comes first.")
    #expect(account.carried == ["queue.oldest-first/order"])
  }

  @Test func `with each mistake at its place`() async throws {
    let suite = try await waitingRoom()
    let files = try Fixtures.files(of: Self.folder)
    let loaded = AccountsLoader.read(files, of: suite)
    #expect(loaded.accounts.isEmpty)
    let text = DiagnosticPrinter(sources: files).print(loaded.diagnostics)
    try Golden(besideFixture: "\(Self.folder)/expected.txt").expect(text)
  }

  @Test func `no clause rests on a sentence of a document that is silent about it`() async throws {
    var suite = try await waitingRoom()
    suite.chapters[0].rules[0].clauses[0].citations[0].stance = .silent
    let loaded = read(
      """
      format: 1
      sections:
        - sentences:
            - {digest: bcdfghjkmnpr, says: The first., clauses: [queue.oldest-first/order]}
      """, of: suite)
    #expect(loaded.diagnostics.map(\.code) == [.suite(.wrongStance)])
  }

  @Test func `unless a chapter has the name of the folder: then its files are cases`() async throws
  {
    let files = try Fixtures.files(of: "Fixtures/suites/waiting-room").map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return SourceFile(
        file.relativePath.replacing("queue/", with: "documents/"),
        bytes: Array(text.replacing("- id: queue\n", with: "- id: documents\n").utf8))
    }
    let suite = try #require(await SuiteLoader(parallelism: 2).load(files: files).suite)
    #expect(suite.files.map(\.chapter) == ["documents"])
    #expect(AccountsLoader.read(files, of: suite).diagnostics.isEmpty)
  }

  @Test func `a suite with accounts loads as it does without them`() async throws {
    var files = try Fixtures.files(of: "Fixtures/suites/waiting-room")
    files.append(SourceFile("documents/guide.yaml", bytes: Array("not even YAML: [".utf8)))
    let loaded = await SuiteLoader(parallelism: 2).load(files: files)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.suite?.cases.isEmpty == false)
  }
}
