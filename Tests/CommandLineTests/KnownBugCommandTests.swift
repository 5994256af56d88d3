import Foundation
import TestSupport
import Testing

@Suite struct `A list of known failures with bugs` {
  private let broken = ["run", "--fault", "queue-instead-of-stack"]
  private let listed = ["--known-failures", "known.yaml"]

  private func list(_ entries: String..., in folder: URL) throws {
    let lines = ["format: 1", "known_failures:"] + entries.map { "  - {\($0)}" } + [""]
    try lines.joined(separator: "\n")
      .write(to: folder.appending(path: "known.yaml"), atomically: true, encoding: .utf8)
  }

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `accompanies an engine with one entry for one bug until it is fixed`() throws {
    try withTemporaryFolder { folder in
      let write = try CommandLineTool.run(
        broken + ["--write-known-failures", "known.yaml"], in: folder)
      #expect(write.status == 0)
      let text = try read("known.yaml", in: folder)
      let first = try #require(text.firstRange(of: "  - fault: queue-instead-of-stack\n"))
      #expect(
        text[first.upperBound...].contains(/kind: fail\n    reason: "?The engine behaves as if/))
      let entries = text.split(separator: "\n").count { $0.hasPrefix("  - ") }
      #expect(entries < 3, "\(text)")

      let known = try CommandLineTool.run(broken + listed, in: folder)
      #expect(known.status == 0)
      #expect(known.standardOutput.contains(" does not conform yet, but fails only as listed"))
      #expect(known.standardOutput.contains("queue-instead-of-stack: The engine behaves as if"))

      let fixed = try CommandLineTool.run(["run", "-q"] + listed, in: folder)
      #expect(fixed.status == 1)
      #expect(fixed.standardOutput.contains("The list of known failures is out of date."))
      #expect(
        fixed.standardOutput.contains(
          "nothing fails any more because of `queue-instead-of-stack`"))

      let tighten = try CommandLineTool.run(["run", "--tighten"] + listed, in: folder)
      #expect(tighten.status == 0)
      #expect(tighten.standardOutput.contains(" dropped, 0 narrowed"))
      #expect(try read("known.yaml", in: folder).hasSuffix("\nknown_failures: []\n"))
    }
  }

  @Test func `does not excuse another bug in the same cases`() throws {
    try withTemporaryFolder { folder in
      try list("fault: queue-instead-of-stack, kind: fail, reason: A queue.", in: folder)
      let run = try CommandLineTool.run(
        ["run", "stack", "-q", "--fault", "second-newest-first"] + listed, in: folder)
      #expect(run.status == 1)
      #expect(run.standardOutput.contains(" does not conform: "))
    }
  }

  @Test(arguments: [
    "rule: stack.last-in-first-out", "clause: stack.last-in-first-out/newest-first",
  ]) func `can name a rule or a clause, some of whose cases pass`(_ bug: String) throws {
    try withTemporaryFolder { folder in
      try list("\(bug), kind: fail, reason: A queue.", in: folder)
      let run = try CommandLineTool.run(
        ["run", "stack/last-in-first-out/two-waiting", "--rule", "stack.last-in-first-out"]
          + ["--fault", "queue-instead-of-stack"] + listed, in: folder)
      #expect(run.status == 0, "\(run.standardOutput)")
      // What a selection does not show is not called fixed.
      let passing = try CommandLineTool.run(["run", "stack", "-q"] + listed, in: folder)
      #expect(passing.status == 0)
      let whole = try CommandLineTool.run(
        ["run", "-q", "--junit", "junit.xml"] + listed, in: folder)
      #expect(whole.status == 1)
      let report = try read("junit.xml", in: folder)
      #expect(report.contains("<testsuite name=\"known-failures\" tests=\"1\" failures=\"1\""))
    }
  }

  @Test func `names rules, clauses and faults that there are`() throws {
    try withTemporaryFolder { folder in
      try list(
        "rule: stack.last-in-first-ou, kind: fail, reason: A.",
        "clause: stack.last-in-first-out/newest, kind: fail, reason: B.",
        "fault: queue-instead-of-stac, kind: fail, reason: C.", in: folder)
      let run = try CommandLineTool.run(["run"] + listed, in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError.contains("known.yaml:3:12: error: `stack.last-in-first-ou` is not a"))
      #expect(
        run.standardError.contains("known.yaml:4:14: error: `stack.last-in-first-out/newest`"))
      #expect(
        run.standardError.contains("known.yaml:5:13: error: `queue-instead-of-stac` is not a"))
      #expect(run.standardError.contains("did you mean `queue-instead-of-stack`?"))
    }
  }

  @Test func `is out of date for a whole run, but not for a shard of it`() throws {
    try withTemporaryFolder { folder in
      try list(
        "fault: queue-instead-of-stack, kind: fail, reason: A queue.",
        "fault: second-newest-first, kind: fail, reason: Fixed.", in: folder)
      let run = broken + ["-q"] + listed
      let whole = try CommandLineTool.run(run + ["--results", "whole.jsonl"], in: folder)
      #expect(whole.status == 1)
      // No shard knows it.
      let parts = try ShardedRun.results(3, run, status: 0, in: folder)
      _ = try CommandLineTool.run(["merge"] + parts + ["-o", "merged.jsonl"], in: folder)
      let merged = try ShardedRun.timeless("merged.jsonl", in: folder)
      #expect(merged.contains("{\"kind\":\"nothing_fails\",\"entry\":{\"fault\":\"second-newest"))
      #expect(!merged.contains("\"silent_bugs\""))
      #expect(try read(parts[0], in: folder).contains("\"silent_bugs\""))
      #expect(merged == (try ShardedRun.timeless("whole.jsonl", in: folder)))
    }
  }
}
