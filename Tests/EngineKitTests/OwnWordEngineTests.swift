import EngineKit
import SpecLoading
import SpecModel
import TestSupport
import Testing

/// Displays the messages of a session, one after the other; as in the suite `tags`.
private struct SessionAdapter: EngineAdapter {
  let manifest = EngineManifest(
    name: "sessions", version: "1.0", profiles: ["tags"], ownActions: ["begin_session"],
    ownObservations: ["displayed"])
  let seen: Observation

  func makeEngine(for setup: EngineSetup) -> SessionEngine { SessionEngine(seen: seen) }
}

private struct SessionEngine: TestableEngine {
  let seen: Observation

  func perform(_ action: Action) throws -> [Observation] {
    switch action {
    case .word(let word) where word.name == "begin_session": [seen]
    default: throw UnsupportedAction("it takes only sessions")
    }
  }
}

@Suite struct `An engine in Swift for a suite with words of its own` {
  private static func ending(_ seen: Observation) async throws -> ScriptOutcome.Ending {
    let words = try #require(VocabularyLoader.load(directory: "Fixtures/suites/tags").words)
    let begin = try #require(words.actions["begin_session"])
    let script = Script(
      caseID: "a", profile: "tags", given: words.usualGiven,
      messages: [Message(name: "sale", type: .modal)], actions: [.word(Word(begin, [:]))])
    return await InProcessHost(SessionAdapter(seen: seen)).outcome(of: script).ending
  }

  private static let displayed = Observation.word(Word("displayed", ["message": .text("sale")]))

  @Test(arguments: [displayed, .displayed(message: "sale")])
  func `may report what it sees as a word, or as what is built in`(
    _ seen: Observation
  ) async throws {
    #expect(
      try await Self.ending(seen) == .completed(Transcript(observations: [[Self.displayed]])))
  }

  @Test func `must report words that the suite has`() async throws {
    let ending = try await Self.ending(.word(Word("displaid", ["message": .text("sale")])))
    guard case .failed(let failure) = ending else {
      Issue.record("\(ending)")
      return
    }
    #expect(failure.kind == .malformed)
    #expect(
      failure.message
        == "`[0][0].saw`: `displaid` is not an observation of the suite; did you mean `displayed`?")
  }
}
