import EngineKit
import EngineProcess
import Foundation
import SpecModel
import TestSupport
import Testing

@Suite struct `The adapter in the documents` {
  /// The engine that it is an adapter of.
  private static let engine = """
    class Engine:
        def __init__(self, profile, given, messages):
            print("starting with", profile)
            self.messages = messages

        def perform(self, action):
            if action["do"] == "present_local":
                return [{"saw": "displayed", "message": action["message"]}]
            if action["do"] == "show_keyboard":
                raise NotImplementedError("has no keyboard")
            return [self.messages[action["message"]]] if "message" in action else []
    """

  @Test func `is one and the same`() throws {
    #expect(try adapter(in: "README.md") == adapter(in: "Specs/PROTOCOL.md"))
  }

  @Test(arguments: ["README.md", "Specs/PROTOCOL.md"])
  func `works, and goes on after what the engine cannot do`(document: String) async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "adapter.py")
      try adapter(in: document).write(to: program, atomically: true, encoding: .utf8)
      try Self.engine.write(
        to: folder.appending(path: "my_engine.py"), atomically: true, encoding: .utf8)

      let host = try await ProcessHost.withEngine(command: ["python3", program.path]) { host in
        #expect(
          host.manifest == EngineManifest(name: "my engine", version: "1.0", profiles: ["swift"]))
        var script = Script.echo("b")
        script.actions = [.showKeyboard]
        #expect(await host.outcome(of: script).words == "unsupported: has no keyboard")
        script.actions = [.logClick(message: "unheard")]
        #expect(await host.outcome(of: script).words == "error: KeyError('unheard')")
        let outcome = await host.outcome(of: .echo("a"))
        #expect(outcome.words == "hello")
        #expect(outcome.log == "starting with swift\n")
        return host
      }
      #expect(host.restarts == 0)
      #expect(host.breach == nil)
    }
  }

  /// The Python program that a document shows.
  private func adapter(in document: String) throws -> String {
    let text = try Repository.text(document)
    let programs = text.matches(of: #/```python\n((?s).*?)```/#).map { String($0.1) }
    return try #require(programs.first { $0.contains("my_engine") })
  }
}
