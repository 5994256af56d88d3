import Conformance
import EngineKit
import Exploration
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The explanation of an engine's behavior` {
  private func transcript(_ adapter: ReferenceAdapter, _ script: Script) throws -> Transcript {
    let engine = try adapter.makeEngine(for: EngineSetup(script))
    return Transcript(observations: script.actions.map(engine.perform))
  }

  private func randomReading(_ random: inout SeededGenerator) throws -> Reading {
    var reading = Reading.default
    for question in Reading.questions {
      try reading.answer(question.id, with: question.answers.randomElement(using: &random) ?? "")
    }
    return reading
  }

  @Test(arguments: ["swift", "legacy"], [Observation.Kind.inManifests, [.displayed, .dismissed]])
  func `is found for the reference engine under any reading, whatever it reports`(
    _ profile: String, _ kinds: [Observation.Kind]
  ) throws {
    var random = SeededGenerator(seed: 7)
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 1)
    let explainer = Explainer()
    var counts = [0, 0, 0]
    for number in 0..<100 {
      let script = generator.script(number)
      let reading = try randomReading(&random)
      let transcript = try transcript(ReferenceAdapter(reading: reading), script)
      switch try explainer.explain(transcript, of: script, reporting: Set(kinds)) {
      case .explained: counts[0] += 1
      case .unexplained: counts[1] += 1
      case .undecided: counts[2] += 1
      }
    }
    #expect(counts[1] == 0)
    // An explainer that gives up would explain nothing.
    #expect(counts[0] >= 99)
  }

  /// Behavior of engines that were carefully written from the documents alone.
  @Test(arguments: OnceUnexplained.all)
  func `is found for behavior that once lacked a question or an answer`(_ once: OnceUnexplained)
    throws
  {
    let explanation = try Explainer().explain(
      once.transcript, of: once.script, reporting: Set(Observation.Kind.inManifests))
    guard case .explained = explanation else {
      Issue.record("\(explanation)")
      return
    }
  }

  @Test func `is known if the reference engine did the same under the preferred answers`()
    throws
  {
    let once = OnceUnexplained.all[0]
    let kinds = Set(Observation.Kind.inManifests)
    let plain = try transcript(ReferenceAdapter(), once.script)
    let explanation = try Explainer().explain(plain, of: once.script, reporting: kinds)
    guard case .explained(let reading) = explanation else {
      Issue.record("\(explanation)")
      return
    }
    let precedent = Precedent(observations: plain.observations, reading: reading)
    func explains(_ transcript: Transcript, _ preferred: Reading) -> Bool {
      precedent.explains(transcript, of: once.script, reporting: kinds, preferring: preferred)
    }
    #expect(explains(plain, .default))
    #expect(!explains(once.transcript, .default))
    var other = Reading.default
    try other.answer("open.on-interval-end", with: "offers")
    #expect(!explains(plain, other))
  }

  /// Two messages wait, and the visible one is dismissed twice: the first dismissal brings up the
  /// next.
  @Test(arguments: [("alike", nil as String?), ("at-times", "at-times")])
  func `changes a decision along the way only if nothing else explains the behavior`(
    _ answer: String, _ told: String?
  ) throws {
    var reading = Reading.default
    try reading.answer("open.after-dismiss", with: "shows-next")
    try reading.answer("open.opportunity-at-times", with: answer)
    let names = ["a", "b", "c"]
    let script = Script(
      caseID: "dismissed-twice", profile: "swift", given: Given(minimumInterval: 0),
      messages: names.map { name in
        Message(name: name, type: .modal, triggers: [.customEvent(name: name, filter: nil)])
      },
      actions: [.startSession(deliver: names)]
        + names.map { .logEvent(name: $0, properties: [:]) } + [.dismiss, .dismiss])
    let transcript = try transcript(ReferenceAdapter(reading: reading), script)
    guard
      case .explained(let explanation) = try Explainer().explain(
        transcript, of: script, reporting: Set(Observation.Kind.inManifests))
    else {
      Issue.record("it is not explained")
      return
    }
    #expect(explanation["open.after-dismiss"] == "shows-next")
    #expect(explanation["open.opportunity-at-times"] == told)
  }

  @Test func `is the same whether all paths are tried or answers are guessed first`() throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let profile = try #require(Builtin.suite().profiles.first { $0.id == "swift" })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 1)
    var random = SeededGenerator(seed: 7)
    let kinds = Set(Observation.Kind.inManifests)
    var explained = 0
    for number in 0..<15 {
      let script = generator.script(number, actions: 10)
      let adapter = ReferenceAdapter(reading: try randomReading(&random), faults: [fault])
      let transcript = try transcript(adapter, script)
      let quick = try Explainer(budget: 40)
        .explain(transcript, of: script, reporting: kinds)
      let thorough = try Explainer(budget: 40, guesses: 0)
        .explain(transcript, of: script, reporting: kinds)
      switch (quick, thorough) {
      case (_, .undecided): continue
      case (.explained(let reading), .explained):
        explained += 1
        let same = try self.transcript(ReferenceAdapter(reading: reading), script)
        #expect(
          zip(transcript.observations, same.observations).allSatisfy {
            ObservationOrder.agree($0[...], $1[...])
          })
      default: #expect(quick == thorough, "\(script)")
      }
    }
    #expect(explained > 3)
  }
}
