import SpecLoading
import SpecModel
import TestSupport
import Testing

@Suite struct `A file of pinned answers` {
  private func load(_ entries: String) throws -> PinnedAnswersLoader.Loaded {
    let text = "format: 1\nanswers:\n\(entries)\n"
    return PinnedAnswersLoader.read(
      SourceFile("answers.yaml", bytes: Array(text.utf8)), of: try Builtin.suite())
  }

  private func complaint(_ entries: String) throws -> String {
    let loaded = try load(entries)
    #expect(loaded.answers == nil)
    #expect(loaded.diagnostics.count == 1)
    let sources = [try #require(loaded.source)]
    return DiagnosticPrinter(sources: sources, width: 100, style: .plain)
      .print(loaded.diagnostics)
  }

  @Test func `has an answer for a question in each profile, or in one`() throws {
    let loaded = try load(
      """
        - question: open.after-dismiss
          answer: waits
        - {question: open.on-foreground, answer: offers, profile: legacy}
      """)
    let answers = try #require(loaded.answers)
    #expect(loaded.diagnostics.isEmpty)
    #expect(answers.answers(in: "swift") == ["open.after-dismiss": "waits"])
    #expect(
      answers.answers(in: "legacy")
        == ["open.after-dismiss": "waits", "open.on-foreground": "offers"])
  }

  @Test func `is an error if the suite lacks a question, and names the one that was meant`() throws
  {
    #expect(
      try complaint("  - {question: open.after-dismis, answer: waits}") == """
        answers.yaml:3:16: error: `open.after-dismis` is not an open question of the suite [unknown-question]
            3 |   - {question: open.after-dismis, answer: waits}
              |                ^^^^^^^^^^^^^^^^^
              = did you mean `open.after-dismiss`?

        """)
  }

  @Test(arguments: [
    ("{question: open.after-dismiss, answer: wait}", "did you mean `waits`?"),
    ("{question: open.manual-choice, answer: asked, profile: swift}", "its profiles are: legacy"),
    ("{question: open.after-dismiss, answers: waits}", "did you mean `answer`?"),
    ("{question: open.after-dismiss}", "needs `answer`"),
  ])
  func `is an error in words that say what is right`(_ entry: String, _ words: String) throws {
    let loaded = try load("  - \(entry)")
    #expect(loaded.answers == nil)
    let all = loaded.diagnostics.map { "\($0.message) \($0.hint ?? "")" }.joined(separator: "\n")
    #expect(all.contains(words), "\(all)")
  }

  @Test(arguments: ["", ", profile: legacy"])
  func `is an error if a question has two answers in a profile`(_ profile: String) throws {
    let text = try complaint(
      """
        - {question: open.after-dismiss, answer: waits}
        - {question: open.after-dismiss, answer: shows-next\(profile)}
      """)
    #expect(text.contains("`open.after-dismiss` is listed twice"))
  }

  @Test func `is an error without an answer`() throws {
    #expect(try load("  []").answers == nil)
  }

  @Test func `is advised to be written by characterize if it does not exist`() throws {
    let loaded = PinnedAnswersLoader.load(path: "no/such/answers.yaml", of: try Builtin.suite())
    #expect(loaded.answers == nil)
    #expect(
      loaded.diagnostics.map(\.hint)
        == ["`iamspec characterize --write no/such/answers.yaml` writes a first one"])
  }
}
