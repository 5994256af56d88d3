import Audit
import SpecModel
import TestSupport
import Testing

@Suite struct `The audit of documents, sentence by sentence, is red` {
  private func findings(_ suite: Suite) -> [String] {
    AuditFinding.ofAccounts(of: suite).map(\.sentence)
  }

  /// Changes the first sentence of a document that a clause rests on.
  private func change(
    _ suite: inout Suite, _ clause: String, in document: String,
    _ body: (inout SourceAccount.Sentence) -> Void
  ) throws {
    let account = try #require(suite.accounts.firstIndex { $0.document == document })
    for section in suite.accounts[account].sections.indices {
      for index in suite.accounts[account].sections[section].sentences.indices
      where suite.accounts[account].sections[section].sentences[index].clauses.contains(clause) {
        body(&suite.accounts[account].sections[section].sentences[index])
      }
    }
  }

  @Test func `not for the built-in suite, whose every sentence is accounted for`() throws {
    let suite = try Builtin.suite()
    #expect(suite.accounts.map(\.document) == suite.documents.map(\.id))
    #expect(findings(suite) == [])
  }

  @Test func `not for a suite without accounts`() throws {
    var suite = try Builtin.suite()
    suite.accounts = []
    #expect(findings(suite) == [])
  }

  @Test func `if nothing is said of a sentence, or a clause has lost its sentence`() throws {
    var suite = try Builtin.suite()
    try change(&suite, "discard.can-trigger-again/again", in: "pt") {
      ($0.clauses, $0.questions) = ([], [])
    }
    let found = findings(suite)
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("nothing accounts for the sentence ") == true)
    #expect(
      found.last?.contains(
        "pt is said to state discard.can-trigger-again/again, or something else about it") == true)
  }

  @Test func `if a rule without clauses has lost its sentence`() throws {
    var suite = try Builtin.suite()
    try change(&suite, "keyboard.never-over", in: "ja") { ($0.clauses, $0.none) = ([], .advice) }
    let found = findings(suite)
    #expect(found.count == 1)
    #expect(found.first?.contains("ja is said to state keyboard.never-over") == true)
  }

  @Test func `but not if a clause that only follows has none`() throws {
    var suite = try Builtin.suite()
    try change(&suite, "discard.timeout/in-time", in: "en") {
      $0.clauses.removeAll { $0 == "discard.timeout/in-time" }
    }
    #expect(findings(suite) == [])
  }

  @Test func `if a rule cites a heading that is not there`() throws {
    var suite = try Builtin.suite()
    let account = try #require(suite.accounts.firstIndex { $0.document == "de" })
    let section = try #require(
      suite.accounts[account].sections.firstIndex { $0.heading == "Auslöser-Typen" })
    suite.accounts[account].sections[section].heading = "Trigger"
    #expect(findings(suite).allSatisfy { $0.contains("cites the section \"Auslöser-Typen\"") })
    #expect(findings(suite).count > 1)
  }

  @Test func `and warns of a question that no sentence leaves open`() throws {
    var suite = try Builtin.suite()
    suite.questions[0].id = "open.forgotten"
    let found = AuditFinding.ofAccounts(of: suite)
    #expect(found.map(\.isError) == [false])
    #expect(
      found.first?.sentence.contains(
        "no sentence of the documents is said to leave open.forgotten open") == true)
  }

  @Test func `and warns of a document without an account`() throws {
    var suite = try Builtin.suite()
    suite.accounts.removeFirst()
    let found = AuditFinding.ofAccounts(of: suite)
    #expect(found.map(\.isError) == [false])
  }
}
