import Foundation
import TestSupport
import Testing

@Suite struct `Monitors that a suite declares` {
  /// An example suite with its engine.
  struct Example: CustomStringConvertible {
    let name: String
    let engine: [String]
    var suite: String { "Fixtures/suites/\(name)" }
    var description: String { name }

    static let tags = Example(name: "tags", engine: ["python3", "Fixtures/engines/tags/engine.py"])
    static let inbox = Example(
      name: "inbox", engine: ["node", "Fixtures/engines/inbox/engine.mjs"])
    static let all = [tags, inbox]

    /// Runs a command on the engine, with a bug or without one.
    func run(_ words: String..., bug: String? = nil) throws -> CommandLineTool.Output {
      try CommandLineTool.run(
        words + ["--specs", suite, "--"] + engine + (bug.map { ["--bug", $0] } ?? []),
        environment: ["COLUMNS": "200"])
    }
  }

  @Test func `are checked by lint, with each mistake at its place`() throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      try FileManager.default.copyItem(at: Repository.url(Example.inbox.suite), to: copy)
      let file = copy.appending(path: "monitors.yaml")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/invalid-monitors/monitors.yaml"), to: file)
      let lint = try CommandLineTool.run("lint", "--all", "suite", in: folder)
      #expect(lint.status == 2)
      try Golden(besideFixture: "Fixtures/invalid-monitors/expected.txt").expect(lint.standardError)
      // No command judges by half of the monitors.
      let run = try CommandLineTool.run("run", "--specs", "suite", "--", "true", in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError.contains("suite/monitors.yaml:4:14: error: `pause.stop/nothing-appears`"))
    }
  }

  @Test func `need a suite with words of its own`() throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/suites/waiting-room"), to: copy)
      try FileManager.default.copyItem(
        at: Repository.url("\(Example.tags.suite)/monitors.yaml"),
        to: copy.appending(path: "monitors.yaml"))
      let lint = try CommandLineTool.run("lint", "suite", in: folder)
      #expect(lint.standardError.contains("vocabulary.yaml"))
    }
  }

  @Test func `of the built-in suite are checked in its words`() throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "Specs")
      try FileManager.default.copyItem(at: Repository.url("Specs"), to: copy)
      let file = copy.appending(path: "monitors.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacing("while: {presenter: none}", with: "while: {presenter: gone}")
        .replacing(
          "{kept: {message: it, reason: timeout}}", with: "{kept: {message: it, for: timeout}}"
        )
        .replacing("where: {timeout: none}", with: "where: {timout: none}")
        .write(to: file, atomically: true, encoding: .utf8)
      let lint = try CommandLineTool.run("lint", "Specs", in: folder)
      #expect(lint.status == 2)
      for mistake in ["`gone`", "`for`", "`timout`"] {
        #expect(lint.standardError.contains(mistake))
      }
    }
  }

  @Test func `say which clause a failed case shows broken`() throws {
    let run = try Example.tags.run("run", "pause", bug: "pause-ignored")
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("`displayed: tip` is seen while `display` is `paused`"))
    #expect(run.standardOutput.contains("pause.stops/nothing-appears"))
  }

  @Test(arguments: Example.all)
  func `object to nothing that a good engine does in generated scripts`(_ example: Example) throws {
    let explore = try example.run("explore", "--scripts", "500")
    #expect(explore.status == 0, "\(explore.standardOutput)")
    #expect(explore.standardOutput.contains("✓ 500 scripts: no monitor objects to 500."))
  }

  @Test(arguments: [
    (Example.tags, "told-twice", "redisplay.expired/told-once"),
    (.tags, "covers", "display.one-at-a-time/only"),
    (.inbox, "consumed-comes", "consume.gone/not-displayed"),
    (.inbox, "change-untold", "user.cleared/told"),
  ])
  func `find a fault without any case, in a script made small`(
    _ example: Example, bug: String, clause: String
  ) throws {
    let explore = try example.run("explore", "--scripts", "2000", "--findings", "1", bug: bug)
    #expect(explore.status == 1)
    #expect(explore.standardOutput.contains(clause))
    let again = try #require(explore.standardOutput.firstMatch(of: /explore\/1\/[0-9]+/))
    let alone = try example.run("explore", "--script", "\(again.output)", bug: bug)
    #expect(alone.status == 1)
    #expect(alone.standardOutput.contains(clause))
  }

  @Test func `leave nothing to explore by if there are none, unless there is another engine`()
    throws
  {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      try FileManager.default.copyItem(at: Repository.url(Example.tags.suite), to: copy)
      try FileManager.default.removeItem(at: copy.appending(path: "monitors.yaml"))
      let words = ["explore", "--scripts", "100", "--specs", copy.path]
      let alone = try CommandLineTool.run(words + ["--"] + Example.tags.engine)
      #expect(alone.status == 5)
      #expect(alone.standardOutput.contains("the suite declares none in monitors.yaml"))
      let beside = try CommandLineTool.run(
        words + ["--against", Example.tags.engine.joined(separator: " "), "--"]
          + Example.tags.engine)
      #expect(beside.status == 0)
      #expect(beside.standardOutput.contains("100 the same"))
    }
  }
}
