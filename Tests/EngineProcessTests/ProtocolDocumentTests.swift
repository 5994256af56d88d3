import EngineKit
import EngineProcess
import Foundation
import SpecModel
import Testing

@Suite struct `The document of the protocol` {
  @Test func `shows an adapter that works`() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let document = try String(
      contentsOf: root.appending(path: "Specs/PROTOCOL.md").standardized, encoding: .utf8)
    let adapter = try #require(document.firstMatch(of: #/```python\n((?s).*?)```/#)).1
    #expect(adapter.split(separator: "\n").count <= 20)

    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try adapter.write(
      to: folder.appending(path: "adapter.py"), atomically: true, encoding: .utf8)
    let engine = """
      class Engine:
          def __init__(self, given, messages):
              self.messages = messages

          def perform(self, action):
              if action["do"] == "present_local":
                  return [{"saw": "displayed", "message": action["message"]}]
              if action["do"] == "show_keyboard":
                  raise NotImplementedError("has no keyboard")
              return [self.messages[action["message"]]] if "message" in action else []
      """
    try engine.write(
      to: folder.appending(path: "my_engine.py"), atomically: true, encoding: .utf8)

    let command = ["python3", folder.appending(path: "adapter.py").path]
    try await ProcessHost.withEngine(command: command) { host in
      #expect(
        host.manifest == EngineManifest(name: "my engine", version: "1.0", profiles: ["swift"]))
      #expect(await host.outcome(of: .echo("a")).words == "hello")
      var script = Script.echo("b")
      script.actions = [.showKeyboard]
      #expect(await host.outcome(of: script).words == "unsupported: has no keyboard")
      script.actions = [.logClick(message: "unheard")]
      #expect(await host.outcome(of: script).words == "error: KeyError('unheard')")
    }
  }
}
