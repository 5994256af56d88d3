import Foundation
import TestSupport
import Testing

@Suite struct `Results on disk` {
  /// An engine whose first process withholds its first answer until a file exists; it has no other
  /// ability.
  private static let engine = """
    import json, os, sys, time

    def say(value):
        print(json.dumps(value), flush=True)

    def is_first():
        try:
            return os.open("held", os.O_CREAT | os.O_EXCL) >= 0
        except FileExistsError:
            return False

    say({"iamspec": 1, "engine": {"name": "Waiting", "version": "1"}, "profiles": ["swift"],
         "clock": "virtual", "window": 1})
    for line in sys.stdin:
        reason = "nothing"
        if not os.path.exists("held") and is_first():
            reason = "held back"
            while not os.path.exists("release"):
                time.sleep(0.01)
        say({"id": json.loads(line)["id"], "unsupported": reason})
    """

  /// A run in its own folder that continues until it is released.
  private final class WaitingRun {
    let folder: URL
    let process = Process()

    /// The number of cases in the run.
    static var caseCount: Int {
      get throws { try Builtin.runs(of: "stack", in: "swift") }
    }

    init(in folder: URL) throws {
      self.folder = folder
      try Data(engine.utf8).write(to: folder.appending(path: "engine.py"))
      process.executableURL = try CommandLineTool.binary
      process.arguments = [
        "run", "-q", "stack", "--timeout", "600", "--jobs", "2", "--results", "r.jsonl", "--",
        "python3", "engine.py",
      ]
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      release()
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func release() {
      try? Data().write(to: folder.appending(path: "release"))
    }

    var lines: [Substring] {
      let text = try? String(contentsOf: folder.appending(path: "r.jsonl"), encoding: .utf8)
      return (text ?? "").split(separator: "\n")
    }

    /// Waits until a number of cases are on disk; a run that takes two minutes hangs and is not
    /// just slow.
    func expectCases(_ count: Int) throws {
      func cases() -> Int { lines.count { $0.hasPrefix("{\"type\":\"case\"") } }
      let deadline = ContinuousClock.now + .seconds(120)
      while cases() != count {
        try #require(ContinuousClock.now < deadline, "\(cases()) cases, not \(count)")
        usleep(10_000)
      }
    }
  }

  @Test func `contain finished cases while an earlier one is still running`() throws {
    try withTemporaryFolder { folder in
      let run = try WaitingRun(in: folder)
      let count = try WaitingRun.caseCount
      try run.expectCases(count - 1)
      let busy = try CommandLineTool.run("report", "r.jsonl", in: folder)
      #expect(
        busy.standardError
          == "warning: r.jsonl: incomplete: \(count - 1) of \(count) cases, no footer; "
          + "the run is still writing it\n"
      )
      let second = try CommandLineTool.run("run", "stack", "--junit", "r.jsonl", in: folder)
      #expect(second.status == 4)
      #expect(
        second.standardError == "error: cannot write r.jsonl: another run is writing it\n")

      kill(run.process.processIdentifier, SIGKILL)
      run.process.waitUntilExit()
      run.release()
      let killed = try CommandLineTool.run("report", "r.jsonl", in: folder)
      #expect(killed.standardOutput.contains("\(count - 1) of \(count - 1) cases skipped"))
      #expect(
        killed.standardError
          == "warning: r.jsonl: incomplete: \(count - 1) of \(count) cases, no footer; "
          + "the run was killed, or could not write it all\n")
    }
  }

  @Test func `are in the order of the plan at the end`() throws {
    try withTemporaryFolder { folder in
      let run = try WaitingRun(in: folder)
      let count = try WaitingRun.caseCount
      try run.expectCases(count - 1)
      run.release()
      run.process.waitUntilExit()
      let lines = run.lines
      #expect(lines.count == count + 2)
      #expect(!lines.contains { $0.contains("\"type\":\"ahead\"") })
      let indices = lines.compactMap {
        $0.firstMatch(of: /^\{"type":"case","index":(\d+)/).flatMap { Int($0.output.1) }
      }
      #expect(indices == Array(0..<count))
      #expect(lines.contains { $0.contains("held back") })
    }
  }
}
