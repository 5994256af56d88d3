import EngineKit
import Inputs
import ReferenceEngine
import TestSupport
import Testing

@Suite struct `The manifest of an engine` {
  @Test func `is rejected with an error if it cannot be used`() throws {
    let console = RecordingConsole()
    var manifest = ReferenceAdapter().manifest
    manifest.profiles = ["swfit"]
    #expect(throws: FatalManifest.self) {
      try manifest.check(against: try Builtin.suite(), console)
    }
    #expect(
      console.text == """
        error: the engine's manifest, `profiles`: `swfit` is not a profile of the suite
               did you mean `swift`?

        """)
  }

  @Test func `leads to a warning if a word is unknown`() throws {
    let console = RecordingConsole()
    var manifest = ReferenceAdapter().manifest
    manifest.profiles = ["swift"]
    manifest.notApplicable["stack.lifo"] = "it has a queue"
    manifest.notApplicable["zebra"] = "it has none"
    try manifest.check(against: try Builtin.suite(), console)
    #expect(
      console.text == """
        warning: the engine's manifest, `not_applicable`: `stack.lifo` is not a rule of the suite
                 it is ignored; did you mean `stack.last-in-first-out`?
        warning: the engine's manifest, `not_applicable`: `zebra` is not a rule of the suite
                 it is ignored; `iamspec list rules` lists all rules

        """)
  }
}
