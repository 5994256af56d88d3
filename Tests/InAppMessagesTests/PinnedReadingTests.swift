import EngineKit
import Exploration
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `A departure from pinned answers` {
  private static let kinds = Set(Observation.Kind.inManifests)

  /// Two messages: the one is displayed and dismissed, while the other waits.
  private static let script = Script(
    caseID: "two", profile: "swift", given: Given(minimumInterval: 0),
    messages: ["first", "second"].map {
      Message(name: $0, type: .modal, triggers: [.customEvent(name: $0, filter: nil)])
    },
    actions: [
      .startSession(deliver: ["first", "second"]), .logEvent(name: "first", properties: [:]),
      .logEvent(name: "second", properties: [:]), .dismiss,
    ])

  private func transcript(
    _ answers: [String: String], faults: [Fault] = []
  ) throws -> Transcript {
    var reading = Reading.default
    for (question, answer) in answers { try reading.answer(question, with: answer) }
    let engine = try ReferenceAdapter(reading: reading, faults: faults)
      .makeEngine(for: EngineSetup(Self.script))
    return Transcript(observations: Self.script.actions.map(engine.perform))
  }

  private func departures(
    of transcript: Transcript, from answers: [String: String]
  ) throws -> [PinnedAnswers.Entry] {
    let pinned = PinnedAnswers(answers.map { .init(question: $0.key, answer: $0.value) })
    return PinnedReading(pinned, in: "swift", of: try Builtin.suite())
      .departures(in: transcript, of: Self.script, reporting: Self.kinds)
  }

  @Test func `is the answer that the engine gives in place of a pinned one`() throws {
    let transcript = try transcript(["open.after-dismiss": "shows-next"])
    #expect(
      try departures(
        of: transcript, from: ["open.after-dismiss": "waits", "open.on-foreground": "waits"])
        == [.init(question: "open.after-dismiss", answer: "shows-next", profile: "swift")])
  }

  @Test func `is none if the engine gives the pinned answers, or if nothing is pinned`() throws {
    let transcript = try transcript(["open.after-dismiss": "shows-next"])
    #expect(try departures(of: transcript, from: ["open.after-dismiss": "shows-next"]) == [])
    #expect(try departures(of: transcript, from: ["open.on-foreground": "waits"]) == [])
    #expect(try departures(of: transcript, from: [:]) == [])
  }

  @Test func `is none if no answers explain what the engine did`() throws {
    var transcript = try transcript([:])
    transcript.observations[3] = [.displayed(message: "third")]
    #expect(try departures(of: transcript, from: ["open.after-dismiss": "waits"]) == [])
  }

  @Test func `leaves out a question that only the suite knows`() throws {
    let pinned = PinnedAnswers([.init(question: "open.gift-card", answer: "again")])
    #expect(PinnedReading(pinned, in: "swift", of: try Builtin.suite()).isEmpty)
  }
}
