import EngineKit
import Inputs
import ReferenceEngine
import TestSupport
import Testing

@Suite struct `The manifest of an engine` {
  @Test func `is fatal where it cannot be what is meant, and says so`() throws {
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

  @Test func `is only warned about where a word is not known`() throws {
    let console = RecordingConsole()
    var manifest = ReferenceAdapter().manifest
    manifest.profiles = ["swift"]
    manifest.notApplicable["zebra"] = "it has none"
    try manifest.check(against: try Builtin.suite(), console)
    #expect(
      console.text == """
        warning: the engine's manifest, `not_applicable`: `zebra` is not a rule of the suite
                 it is ignored; `iamspec list rules` lists all rules

        """)
  }
}
