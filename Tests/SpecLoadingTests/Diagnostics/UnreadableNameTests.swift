import Foundation
import SpecLoading
import TestSupport
import Testing

@Suite struct `If the name of a message cannot be read` {
  /// Returns whether a name that is nearly that of a message is reported, after some others that
  /// may be the unreadable one.
  private func isMisspellingReported(after count: Int) async throws -> Bool {
    let others = (0..<count).map { "checkout_banner_\($0), " }.joined()
    let text = """
      format: 1
      title: The shop
      messages:
        "?": {type: slideup}
        sale: {type: modal, trigger: session_start}
      cases:
        - id: opened
          title: The sale is shown
          steps:
            - start_session: {deliver: [\(others)sael]}

      """
    let rules = try Data(contentsOf: Repository.url("Fixtures/suites/shop/rules.yaml"))
    let files = [
      SourceFile("rules.yaml", bytes: [UInt8](rules)),
      SourceFile("stack/shop.yaml", bytes: Array(text.utf8)),
    ]
    let loaded = await SuiteLoader(parallelism: 1).load(files: files)
    return loaded.diagnostics.contains { $0.hint == "did you mean `sale`?" }
  }

  @Test func `a misspelled name is reported`() async throws {
    #expect(try await isMisspellingReported(after: 0))
    #expect(try await isMisspellingReported(after: 150))
  }

  @Test func `only some unknown names are compared with the others`() async throws {
    #expect(try await !isMisspellingReported(after: 250))
  }
}
