import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct `An engine behind --` {
  private var binary: String {
    get throws { try CommandLineTool.path }
  }

  @Test func `has the same verdicts, case by case, as the same engine in-process`() throws {
    try withTemporaryFolder { folder in
      let faults = ["--fault", "queue-instead-of-stack"]
      let local = folder.appending(path: "local.jsonl").path
      let remote = folder.appending(path: "remote.jsonl").path
      let inProcess = try CommandLineTool.run(["run", "-q", "--results", local] + faults)
      let overTheWire = try CommandLineTool.run(
        ["run", "-q", "--results", remote, "--", try binary, "engine"] + faults)
      #expect(inProcess.status == 1)
      #expect(overTheWire.status == 1)
      let verdicts = try [local, remote].map { path in
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
          .dropLast().map { $0.replacing(/"us":[0-9]+/, with: "") }
      }
      #expect(verdicts[0].count > 500)
      #expect(verdicts[0] == verdicts[1])
    }
  }

  @Test(arguments: [
    ["python3", "Fixtures/engines/python/engine.py"],
    ["node", "Fixtures/engines/javascript/engine.mjs"],
  ]) func `in another language passes the whole suite`(_ command: [String]) throws {
    let run = try CommandLineTool.run(["run", "-q", "--"] + command)
    #expect(run.standardOutput.hasPrefix("✓ "))
    #expect(run.status == 0)
  }

  /// An engine with one wrong line.
  struct Bug: CustomTestStringConvertible {
    let folder: String
    let file: String
    let line: String
    let wrong: String
    let command: [String]
    let rule: String
    var testDescription: String { "\(folder): \(wrong)" }
  }

  @Test(arguments: [
    Bug(
      folder: "python", file: "delivery.py", line: "self.stack.append(",
      wrong: "self.stack.insert(0, ", command: ["python3", "engine.py"],
      rule: "stack.last-in-first-out"),
    Bug(
      folder: "javascript", file: "delivery.mjs", line: "(world.app === 'background' ? reenqueued",
      wrong: "(world.app === 'nowhere' ? reenqueued", command: ["node", "engine.mjs"],
      rule: "reenqueue.background"),
  ]) func `with a one-line bug is reported with the rule that it breaks`(_ bug: Bug) throws {
    try withTemporaryFolder { temporary in
      let engine = temporary.appending(path: bug.folder)
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/engines/\(bug.folder)"), to: engine)
      let source = engine.appending(path: bug.file)
      let text = try String(contentsOf: source, encoding: .utf8)
      try #require(text.contains(bug.line))
      try text.replacing(bug.line, with: bug.wrong)
        .write(to: source, atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run(
        ["run", "--rule", bug.rule, "--"] + bug.command, in: engine)
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("✗ \(bug.rule)/"))
    }
  }

  @Test(arguments: [
    (["no-such-program"], "`no-such-program` was not found"),
    (["python3", "Fixtures/engines/misbehaving/exits_at_once.py"], "exited"),
    (["python3", "Fixtures/engines/misbehaving/text_before_manifest.py"], "manifest"),
  ]) func `that cannot be run exits with 3 and its last words`(
    _ command: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(["run", "--"] + command)
    #expect(run.status == 3)
    #expect(run.standardError.hasPrefix("error: the engine could not be run: "))
    #expect(run.standardError.contains(message))
  }

  @Test func `cannot be varied with the options of the reference engine`() throws {
    let run = try CommandLineTool.run("run", "--fault", "control", "--", "true")
    #expect(run.status == 64)
  }

  @Test func `that hangs can be interrupted, and the report covers the finished cases`() throws {
    try withTemporaryFolder { folder in
      let report = folder.appending(path: "junit.xml")
      let results = folder.appending(path: "results.jsonl")
      let process = Process()
      process.executableURL = URL(filePath: try binary)
      process.arguments = [
        "run", "--profile", "swift", "--jobs", "1", "--junit", report.path, "--results",
        results.path, "--", "python3", "Fixtures/engines/misbehaving/hangs.py",
      ]
      process.currentDirectoryURL = Repository.root
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The results begin once the engine has introduced itself and cases are running.
      while (try? Data(contentsOf: results).isEmpty) != false && process.isRunning {
        usleep(20_000)
      }
      process.interrupt()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
      let text = try String(contentsOf: report, encoding: .utf8)
      #expect(text.hasSuffix("</testsuites>\n") || text.contains("<!--"))
    }
  }
}
