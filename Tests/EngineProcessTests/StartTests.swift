import EngineKit
import EngineProcess
import Foundation
import Testing

@Suite(.serialized) struct `An engine that does not start` {
  @Test(arguments: [
    ("exits_at_once", "exited with status 3 before it wrote its manifest", nil),
    (
      "text_before_manifest", "wrote a line before its manifest: Welcome to ShopMessages 2.1!",
      "Standard output belongs to the protocol, from the first line on: log to standard error."
    ),
    (
      "other_version", "speaks version 2 of the protocol, but this iamspec speaks 1",
      "Use a newer iamspec, or an engine whose manifest says `\"iamspec\":1`."
    ),
    (
      "malformed_manifest",
      "wrote a malformed manifest: `window`: expected a whole number, found a string", nil
    ),
    (
      "says_nothing", "wrote no manifest within 1 s",
      "An engine writes its manifest first, unasked, and must flush it."
    ),
    (
      "leaves_its_manifest_open",
      "wrote no manifest within 1 s, only a line without its end: "
        + #"{"iamspec": 1, "engine": {"name": "misbehaving", "version": "1"}, "profiles": ["…"#,
      "A manifest is one line, and a line feed ends it."
    ),
  ])
  func `gets a message for what it did`(name: String, words: String, hint: String?) async throws {
    var engine = Misbehaving(name: name)
    if words.contains("within 1 s") { engine.limits.startTimeout = .seconds(1) }
    let error = await #expect(throws: EngineStartError.self) {
      _ = try await engine.outcomes(of: ["a"])
    }
    var expected = [
      "the engine could not be run: `\(engine.command.joined(separator: " "))` \(words)"
    ]
    if let hint { expected.append("  \(hint)") }
    if name == "exits_at_once" {
      expected += ["  its last words on standard error:", "    no license found"]
    }
    #expect(error?.description == expected.joined(separator: "\n"))
    #expect(await engine.survivors() == 0)
  }

  @Test func `may not exist`() async {
    await expect(
      ["iamspec-no-such-engine"],
      .wasNotFound(hint: "No directory in PATH has it: install it, or write its path."))
    await expect(
      ["./no/such/engine", "x"],
      .wasNotFound(hint: "A relative path begins in the directory in which iamspec was started."))
    await expect(["/no/such/engine"], .wasNotFound(hint: nil))
    await expect([Misbehaving.folder], .isNotExecutable(reason: "it is a directory", hint: nil))
  }

  @Test func `may be a script that is not executable, or not a program at all`() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/iamspec-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "print('hello')\n".write(toFile: path, atomically: true, encoding: .utf8)
    await expect(
      [path],
      .isNotExecutable(
        reason: "it is not marked as a program",
        hint: "Run `chmod +x \(path)`, or name its interpreter, as in `python3 \(path)`."))

    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    await expect(
      [path],
      .isNotExecutable(
        reason: "it is neither a program for this system nor a script that starts with `#!`",
        hint: "Name its interpreter, as in `python3 \(path)`."))

    try "#!/no/such/python\n".write(toFile: path, atomically: false, encoding: .utf8)
    await expect(
      [path],
      .isNotExecutable(
        reason: "the interpreter that its first line names is not there",
        hint: "Name the interpreter, as in `python3 \(path)`."))
  }

  @Test func `is not waited for when the task is cancelled`() async {
    var engine = Misbehaving(name: "says_nothing")
    engine.limits.startTimeout = .seconds(7200)
    let start = ContinuousClock.now
    let task = Task { try await engine.outcomes(of: ["a"]) }
    try? await Task.sleep(for: .milliseconds(200))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(3600))
    #expect(await engine.survivors() == 0)
  }

  private func expect(
    _ command: [String], _ situation: EngineStartError.Situation
  ) async {
    await #expect(throws: EngineStartError(command: command, situation: situation)) {
      try await ProcessHost.withEngine(command: command) { _ in }
    }
  }
}
