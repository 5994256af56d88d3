import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Suite struct `A presenter's host` {
  /// The reference engine, declared as a mere presenter.
  private struct HalfAdapter: EngineAdapter {
    private let adapter = ReferenceAdapter()

    var manifest: EngineManifest {
      var manifest = adapter.manifest
      manifest.layer = .presenter
      return manifest
    }

    func makeEngine(for setup: EngineSetup) throws -> ReferenceSession {
      try adapter.makeEngine(for: setup)
    }
  }

  /// A host that answers every script in the same way.
  private struct StubbornHost: EngineHost {
    let manifest = EngineManifest(
      name: "stubborn", version: "1", profiles: ["swift"], layer: .presenter)
    let ending: ScriptOutcome.Ending

    func outcome(of script: Script) async -> ScriptOutcome { ScriptOutcome(ending, log: "log") }
  }

  private let script = Script(
    caseID: "a/b/c", profile: "swift", given: Given(),
    messages: [Message(name: "a", type: .modal, triggers: [.sessionStart])],
    actions: [.receiveAPIEvent(.customEvent, name: "x"), .startSession(deliver: ["a"]), .dismiss])

  @Test func `makes half of the reference engine do the same as the whole, case by case`()
    async throws
  {
    let whole = InProcessHost(ReferenceAdapter())
    let half = InProcessHost(HalfAdapter()).withCore
    for item in try Builtin.suite().cases {
      for profile in item.profiles {
        let script = PlannedCase(item, profile: profile).script
        #expect(await half.outcome(of: script) == whole.outcome(of: script), "\(item.id)")
      }
    }
  }

  @Test func `is the host itself if engines are whole`() {
    #expect(InProcessHost(ReferenceAdapter()).withCore is InProcessHost<ReferenceAdapter>)
    #expect(InProcessHost(HalfAdapter()).withCore is PresenterHost)
  }

  @Test func `finds the action of the case in which a presenter failed`() async {
    for (index, expected) in [(0, 1), (1, 2), (2, nil)] {
      let failure = EngineFailure(kind: .error, message: "no", action: index)
      let outcome = await PresenterHost(StubbornHost(ending: .failed(failure))).outcome(of: script)
      #expect(
        outcome.ending == .failed(EngineFailure(kind: .error, message: "no", action: expected)))
      #expect(outcome.log == "log")
    }
  }

  @Test func `reports the wrong number of lists as a failure of the presenter`() async {
    let ending = ScriptOutcome.Ending.completed(Transcript(observations: [[]]))
    let outcome = await PresenterHost(StubbornHost(ending: ending)).outcome(of: script)
    #expect(
      outcome.ending
        == .failed(
          EngineFailure(
            kind: .malformed, message: "the engine reported 1 list of observations for 2 actions"
          )))
  }

  @Test func `passes on what a presenter does not support`() async {
    let outcome = await PresenterHost(StubbornHost(ending: .unsupported(reason: "no"))).outcome(
      of: script)
    #expect(outcome.ending == .unsupported(reason: "no"))
  }
}
