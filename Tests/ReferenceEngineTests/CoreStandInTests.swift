import EngineKit
import ReferenceEngine
import SpecModel
import Testing

@Suite struct `A stand-in for the core` {
  @Test(arguments: ["swift", "legacy"])
  func `makes a presenter do what a whole engine does`(profile: String) throws {
    var scripts = RandomScripts(profile: profile, seed: 11)
    for _ in 0..<500 {
      var script = scripts.next()
      // A presenter fetches for itself, so that assets would tell the two apart.
      script.given.assets = [:]
      script.actions.removeAll { $0.kind == .serve }
      let setup = EngineSetup(script)
      let engine = try ReferenceAdapter().makeEngine(for: setup)
      let presenter = try ReferenceAdapter().makeEngine(for: setup)
      var core = try CoreStandIn(for: setup)
      for action in script.actions {
        var seen: [Observation] = []
        for part in core.parts(of: action) {
          let translated = core.translate(part)
          seen += translated.observations + translated.actions.flatMap(presenter.perform)
        }
        #expect(seen == engine.perform(action), "\(action)")
      }
    }
  }

  @Test func `offers what was triggered, and announces opportunities`() throws {
    let messages = [Message.modal("a")]
    let setup = EngineSetup(
      Script(
        caseID: "test", profile: "swift", given: Given(), messages: messages, actions: []))
    var core = try CoreStandIn(for: setup)
    #expect(core.translate(.startSession(deliver: ["a"])).actions == [.opportunity])
    #expect(core.translate(.log("a")).actions == [.offer(message: "a")])
    #expect(core.translate(.log("a")).actions.isEmpty)
    #expect(core.translate(.rotate(.landscape)).actions == [.rotate(.landscape)])
  }
}
