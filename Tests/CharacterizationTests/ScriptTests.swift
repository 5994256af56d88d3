import Characterization
import Conformance
import EngineKit
import ReferenceEngine
import Reporting
import SpecModel
import TestSupport
import Testing

/// Checks what scripts show about an engine's answers, besides the probes.
@Suite struct ScriptTests {
  private let question = "open.after-dismiss"

  @Test func `An answer that no probe can show is shown by scripts`() async throws {
    var suite = try Builtin.suite()
    let place = try #require(suite.questions.firstIndex { $0.id == question })
    for index in suite.questions[place].probes.indices {
      suite.questions[place].probes[index].script.profiles = ["legacy"]
    }
    var reading = Reading.default
    try reading.answer(question, with: "shows-next")
    let host = InProcessHost(ReferenceAdapter(reading: reading))
    let inquiry = await Characterizer(suite).inquire(host, in: ["swift"], scripts: 60)
    let conclusion = await inquiry.conclude(rerunningOn: host)
    let found = try #require(conclusion.characteristics.first { $0.question.id == question })
    #expect(found.answer == "shows-next")
    guard case .shown(let evidence) = found.finding else {
      Issue.record("\(found.finding)")
      return
    }
    #expect(evidence.script.steps.last?.actions == [.dismiss])
    #expect(conclusion.scripts.total == 60)
    #expect(conclusion.scripts.explained == 60)
    #expect(
      found.resultsAnswer.words == "shows-next (shown by scripts)")
  }

  @Test func `Two answers to a question are shown with the shortest script of each`()
    async throws
  {
    let host = InProcessHost(try DividedAdapter(question, "waits", "shows-next"))
    let inquiry = await Characterizer(try Builtin.suite()).inquire(
      host, in: ["swift"], asking: [question], scripts: 200)
    let found = await inquiry.conclude(rerunningOn: host).characteristics
    guard case .severalAnswers(let evidence)? = found.first?.finding else {
      Issue.record("\(found)")
      return
    }
    #expect(Set(evidence.map(\.answer)) == ["waits", "shows-next"])
    let generated = try #require(evidence.first { $0.script.title == "A generated script" })
    // Two messages are needed, one of which is not a modal, and one of which must be dismissed.
    #expect(generated.script.messages.count == 2)
    #expect(generated.script.messages.contains { $0.type != .modal })
    #expect(generated.script.steps.last?.actions == [.dismiss])
    #expect(found.first?.answer == nil)
    #expect(found.first?.resultsAnswer.outcome == .several(evidence.map(\.answer)))
  }

  @Test(arguments: [7, 8])
  func `A consistent engine never has several answers to a question`(
    seed: UInt64
  ) async throws {
    var random = SplitMix64(seed: seed)
    // Probes work undisturbed as long as the questions without probes keep their defaults.
    let suite = try Builtin.suite()
    let probed = Set(suite.questions.filter { !$0.probes.isEmpty }.map(\.id))
    let asked = probed.subtracting(RecoveryTests.supposed)
    let reading = Reading.questions.filter { asked.contains($0.id) }.reduce(
      into: Reading.default
    ) { reading, question in
      reading[question] = question.answers.indices.randomElement(using: &random)
    }
    let host = InProcessHost(ReferenceAdapter(reading: reading))
    let inquiry = await Characterizer(suite).inquire(
      host, in: ["swift", "legacy"], scripts: 60)
    let conclusion = await inquiry.conclude()
    #expect(conclusion.scripts.unexplained == 0)
    for item in conclusion.characteristics {
      switch item.finding {
      case .severalAnswers, .fitsNone: Issue.record("\(item.question.id): \(item.finding)")
      default: break
      }
      if let answer = item.answer { #expect(answer == reading[item.question.id]) }
    }
  }

  @Test func `Unexplained scripts are counted and kept with what the engine did`() async throws {
    let inquiry = await Characterizer(try Builtin.suite()).inquire(
      InProcessHost(DeadAdapter()), in: ["swift"], asking: [question], scripts: 5)
    let conclusion = await inquiry.conclude()
    #expect(conclusion.scripts.unexplained > 0)
    #expect(conclusion.scripts.total == 5)
    #expect(conclusion.unexplained.count == conclusion.scripts.unexplained)
    #expect(conclusion.unexplained.allSatisfy { $0.transcript.observations.joined().isEmpty })
  }
}

/// The adapter of engines that answer a question in one way if every message is a modal, and in
/// another way otherwise.
private struct DividedAdapter: EngineAdapter {
  let manifest = EngineManifest(name: "divided", version: "1", profiles: ["swift"])
  private let one: ReferenceAdapter
  private let other: ReferenceAdapter

  init(_ question: String, _ one: String, _ other: String) throws {
    var reading = Reading.default
    try reading.answer(question, with: one)
    self.one = ReferenceAdapter(reading: reading)
    try reading.answer(question, with: other)
    self.other = ReferenceAdapter(reading: reading)
  }

  func makeEngine(for setup: EngineSetup) throws(UnsupportedAction) -> ReferenceSession {
    let isDivided = setup.messages.values.contains { $0.type != .modal }
    return try (isDivided ? other : one).makeEngine(for: setup)
  }
}
