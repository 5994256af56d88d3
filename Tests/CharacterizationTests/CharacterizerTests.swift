import Characterization
import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

/// The findings about engines that cannot be asked, that fail, or that give an unknown answer.
@Suite struct CharacterizerTests {
  private let characterizer: Characterizer

  init() throws {
    characterizer = Characterizer(try Builtin.suite())
  }

  @Test func `A question that the engine lacks the observation for has no answer`() async {
    var adapter = DeadAdapter()
    adapter.manifest.observations.remove(.reenqueued)
    let found = await ask("open.opportunity-behind-visible", InProcessHost(adapter))
    #expect(found == [.cannotTell(.lacksObservations([.reenqueued]))])
  }

  @Test func `A question that the engine lacks an action for has no answer`() async {
    var adapter = DeadAdapter()
    adapter.manifest.actions.remove(.click)
    let found = await ask("open.click-dismisses", InProcessHost(adapter))
    #expect(found == [.cannotTell(.lacksActions([.click]))])
  }

  @Test func `The core's questions are not asked of a presenter`() async {
    var adapter = DeadAdapter()
    adapter.manifest.layer = .presenter
    let found = await ask("open.priority-tie", InProcessHost(adapter))
    #expect(found == [.playedByHarness])
  }

  @Test func `An unknown answer is shown with what the engine did`() async {
    let found = await ask("open.click-dismisses", InProcessHost(DeadAdapter()))
    guard case .fitsNone(let unknown)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(unknown.map(\.script.id) == ["open.click-dismisses/one-click"])
    #expect(unknown.map(\.transcript.observations) == [[[], [], []]])
  }

  @Test func `A probe shows nothing if the answer to another question prevents its situation`()
    async throws
  {
    var reading = Reading.default
    try reading.answer("open.local-choice", with: "not-asked")
    let host = InProcessHost(ReferenceAdapter(reading: reading))
    let found = await characterizer.characterize(
      host, in: ["legacy"], asking: ["open.on-interval-end"])
    #expect(found.map(\.finding) == [.notShown])
  }

  @Test func `A failure of the engine is reported`() async {
    let failure = EngineFailure(kind: .crash, message: "gone")
    let found = await ask("open.click-dismisses", EndedHost(ending: .failed(failure)))
    #expect(found == [.trouble(failure, probe: "open.click-dismisses/one-click")])
  }

  @Test func `A reply with too few lists is reported as a failure`() async {
    let host = EndedHost(ending: .completed(Transcript(observations: [[]])))
    guard case .trouble(let failure, _)? = await ask("open.click-dismisses", host).first else {
      Issue.record("no trouble")
      return
    }
    #expect(failure.kind == .malformed)
  }

  @Test func `Asking a question also asks those that could make it moot`() async throws {
    var reading = Reading.default
    try reading.answer("open.rate-limit-base", with: "display")
    let host = InProcessHost(ReferenceAdapter(reading: reading))
    let found = await characterizer.characterize(
      host, in: ["swift"], asking: ["open.rate-limit-waiting"])
    #expect(found.map(\.question.id) == ["open.rate-limit-waiting"])
    #expect(found.allSatisfy { if case .moot = $0.finding { true } else { false } })
  }

  @Test func `A question is left out in a profile in which it does not arise`() async {
    let host = InProcessHost(ReferenceAdapter())
    let found = await characterizer.characterize(
      host, in: ["swift", "legacy"], asking: ["open.manual-choice"])
    #expect(found.map(\.profile) == ["legacy"])
  }

  private func ask(
    _ question: String, _ host: any EngineHost
  ) async -> [Characteristic.Finding] {
    await characterizer.characterize(host, in: ["swift"], asking: [question]).map(\.finding)
  }
}

/// A host whose engines end every script in the same way.
private struct EndedHost: EngineHost {
  let manifest = EngineManifest(name: "ended", version: "1", profiles: ["swift"])
  let ending: ScriptOutcome.Ending

  func outcome(of script: Script) async -> ScriptOutcome { ScriptOutcome(ending) }
}
