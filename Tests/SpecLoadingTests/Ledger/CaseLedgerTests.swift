import SpecLoading
import SpecModel
import Testing

/// The ledger of case ids, and how it is updated.
@Suite struct CaseLedgerTests {
  /// The cases: stack/newest-first/ two-waiting, shop/opened, shop/closed.
  private static let folder = "Fixtures/lint/ledger"

  private func suite() async throws -> Suite {
    try #require(try await Fixtures.load(Self.folder).suite)
  }

  private func ledger(_ text: String) -> CaseLedger {
    CaseLedger(SourceFile(CaseLedger.fileName, bytes: Array(text.utf8)))
  }

  @Test("An update adds new ids in their places and removes nothing")
  func update() async throws {
    var ledger = ledger(
      """
      # Ours.
      - stack/newest-first/one-waiting # too easy
      stack/newest-first/shop/opened
      stack/order/vanished
      """)
    #expect(ledger.add(casesOf: try await suite()) == 2)
    #expect(
      ledger.text == """
        # Ours.
        - stack/newest-first/one-waiting  # too easy
        stack/newest-first/shop/closed
        stack/newest-first/shop/opened
        stack/newest-first/two-waiting
        stack/order/vanished

        """)
  }

  @Test("A new ledger explains itself, lists every case, and matches its suite")
  func beginning() async throws {
    let suite = try await suite()
    var new = ledger("")
    #expect(new.add(casesOf: suite) == 3)
    #expect(new.text.hasPrefix("# Every case id"))
    let again = ledger(new.text)
    #expect(again.diagnostics(for: suite).isEmpty)
    #expect(again.text == new.text)
  }

  @Test("A second update changes nothing")
  func twice() async throws {
    var ledger = ledger("")
    _ = ledger.add(casesOf: try await suite())
    let text = ledger.text
    #expect(ledger.add(casesOf: try await suite()) == 0)
    #expect(ledger.text == text)
  }

  @Test("A ledger with unreadable lines is not updated, so that they are not lost")
  func unreadable() async throws {
    var ledger = ledger("stack/newest-first/two-waiting\nsomething else\n")
    #expect(ledger.add(casesOf: try await suite()) == nil)
  }

  @Test("An update sorts a list that a merge left unsorted")
  func order() async throws {
    var ledger = ledger(
      """
      stack/newest-first/two-waiting
      stack/newest-first/shop/opened
      stack/newest-first/shop/closed
      """)
    let suite = try await suite()
    #expect(ledger.diagnostics(for: suite).allSatisfy { $0.severity == .warning })
    #expect(ledger.add(casesOf: suite) == 0)
    #expect(self.ledger(ledger.text).diagnostics(for: suite).isEmpty)
  }

  @Test("Windows line endings are accepted")
  func lineBreaks() async throws {
    let ledger = ledger(
      "# Ours.\r\nstack/newest-first/shop/closed\r\nstack/newest-first/shop/opened\r\n"
        + "stack/newest-first/two-waiting\r\n")
    #expect(ledger.diagnostics(for: try await suite()).isEmpty)
  }
}
