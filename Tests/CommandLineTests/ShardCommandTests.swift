import Foundation
import TestSupport
import Testing

@Suite struct `iamspec run --shard` {
  /// An engine with failures, so that the parts and the whole have something to report.
  private static let broken = ["run", "--fault", "queue-instead-of-stack"]

  /// What `iamspec report` prints for results, without the parts that differ from run to run.
  private func report(_ name: String, in folder: URL) throws -> String {
    let report = try CommandLineTool.run("report", name, "--junit", name + ".xml", in: folder)
    #expect(report.status == 0)
    return Self.timeless(
      try String(contentsOf: folder.appending(path: name + ".xml"), encoding: .utf8))
  }

  /// A report without times and dates.
  ///
  /// For texts of this size, Foundation's expressions take a fraction of the time that Swift's own take.
  private static func timeless(_ report: String) -> String {
    let times = #"(time|timestamp)="[^"]*"|\b[\d.]+ ?(µs|ms|s)\b|\d{4}-\d\d-\d\d[T ][\d:]*"#
    return report.replacingOccurrences(of: times, with: "", options: .regularExpression)
  }

  @Test(arguments: [1, 3, 8])
  func `gives, merged, the same as a run without it`(_ count: Int) throws {
    try withTemporaryFolder { folder in
      let whole = try CommandLineTool.run(Self.broken + ["--results", "whole.jsonl"], in: folder)
      #expect(whole.status == 1)
      let parts = try ShardedRun.results(count, Self.broken, in: folder)
      let merge = try CommandLineTool.run(
        ["merge"] + parts.reversed() + ["-o", "merged.jsonl"], in: folder)
      #expect(merge.status == 0)
      #expect(merge.standardOutput + merge.standardError == "")
      try ShardedRun.expectMergedIsWhole(in: folder)
      #expect(try report("merged.jsonl", in: folder) == report("whole.jsonl", in: folder))
    }
  }

  /// Engines with several causes, and one whose process keeps ending.
  private static let redEngines: [(name: String, words: [String])] = [
    (
      "faults",
      ["--fault", "timeout-ignored", "--fault", "queue-instead-of-stack"]
        + ["--reading", "after-dismiss=shows-next"]
    ),
    ("without causes", ["--fault", "queue-instead-of-stack", "--no-diagnosis"]),
    (
      "crashes",
      ["stack/last-in-first-out", "local", "--jobs", "1", "--", "python3", "crashing.py"]
    ),
  ]

  /// The reference engine with a fault, which also ends in the middle of some cases.
  private static let crashing = """
    import json, os, subprocess, sys
    engine = subprocess.Popen(
        ["\(binary)", "engine", "--window", "1", "--fault", "queue-instead-of-stack"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    print(engine.stdout.readline(), end="", flush=True)
    for line in sys.stdin:
        if any(each["do"] == "rotate" for each in json.loads(line)["actions"]):
            sys.exit(3)
        engine.stdin.write(line)
        engine.stdin.flush()
        print(engine.stdout.readline(), end="", flush=True)
    """

  private static var binary: String { (try? CommandLineTool.path) ?? "" }

  @Test(arguments: redEngines.indices, [2, 5])
  func `gives, merged, the same causes and the same reports of every kind`(
    _ place: Int, _ count: Int
  ) throws {
    let run = ["run"] + Self.redEngines[place].words
    try withTemporaryFolder { folder in
      try Self.crashing.write(
        to: folder.appending(path: "crashing.py"), atomically: true, encoding: .utf8)
      func words(_ more: [String]) -> [String] {
        guard let terminator = run.firstIndex(of: "--") else { return run + more }
        return run[..<terminator] + more + run[terminator...]
      }
      _ = try CommandLineTool.run(words(["--results", "whole.jsonl"]), in: folder)
      let parts = try (1...count).map { index in
        let name = "part-\(index).jsonl"
        _ = try CommandLineTool.run(
          words(["--shard", "\(index)/\(count)", "--results", name]), in: folder)
        return name
      }
      let merge = try CommandLineTool.run(
        ["merge"] + parts.reversed() + ["-o", "merged.jsonl"], in: folder)
      #expect(merge.status == 0)
      #expect(merge.standardError == "")
      // How many processes are replaced depends on which cases a crash leaves without an answer.
      for name in ["whole", "merged"] {
        let file = folder.appending(path: "\(name).jsonl")
        try String(contentsOf: file, encoding: .utf8)
          .replacing(#/"restarts":\d+/#, with: "\"restarts\":1")
          .write(to: file, atomically: true, encoding: .utf8)
      }
      try ShardedRun.expectMergedIsWhole(in: folder)
      var reports: [String: Set<String>] = [:]
      for name in ["whole", "merged"] {
        let kinds = ["junit", "html", "markdown", "badge"]
        _ = try CommandLineTool.run(
          ["report", "\(name).jsonl"] + kinds.flatMap { ["--\($0)", $0] }, in: folder)
        for kind in kinds {
          let text = try String(contentsOf: folder.appending(path: kind), encoding: .utf8)
          reports[kind, default: []].insert(Self.timeless(text))
        }
        let page = try CommandLineTool.run("report", "\(name).jsonl", in: folder).standardOutput
        reports["terminal", default: []].insert(
          Self.timeless(page.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
      }
      #expect(reports.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
  }

  @Test func `says, merged without its suite, that the causes are not known`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      let run = ["run", "--specs", "suite", "--fault", "custom-event-unheard"]
      _ = try CommandLineTool.run(run + ["--results", "whole.jsonl"], in: folder)
      let parts = try ShardedRun.results(2, run, in: folder)
      let merge = ["merge"] + parts + ["-o", "merged.jsonl"]
      let blind = try CommandLineTool.run(merge, in: folder)
      #expect(blind.status == 0)
      #expect(
        blind.standardError.hasPrefix("warning: merged.jsonl does not say why cases failed: for"))
      #expect(
        try CommandLineTool.run(merge + ["--specs", "suite"], in: folder).standardError == "")
      try ShardedRun.expectMergedIsWhole(in: folder)
    }
  }

  @Test func `is named beside its verdict, red or green`() throws {
    func verdict(_ words: String...) throws -> Substring? {
      try CommandLineTool.run(["run", "stack", "--no-diagnosis", "--shard", "1/2"] + words)
        .standardOutput.split(separator: "\n").last { $0.hasPrefix("✓") || $0.hasPrefix("✗") }
    }
    let engine = "iamspec reference engine 1.0"
    #expect(try verdict()?.hasPrefix("✓ \(engine), shard 1 of 2: all ") == true)
    #expect(
      try verdict("--fault", "queue-instead-of-stack")?
        .hasPrefix("✗ \(engine), shard 1 of 2, does not conform: ") == true)
  }

  @Test func `deals by the timings of an earlier run, of a shard, and of an incomplete run`()
    throws
  {
    let run = Self.broken + ["stack"]
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run(run + ["--results", "whole.jsonl"], in: folder)
      let file = folder.appending(path: "whole.jsonl")
      let text = try String(contentsOf: file, encoding: .utf8)
      try String(text.prefix(text.count / 2)).write(
        to: folder.appending(path: "cut.jsonl"), atomically: true, encoding: .utf8)
      let byID = try ShardedRun.results(3, run, in: folder)
      for timings in [["whole.jsonl"], ["cut.jsonl"], ["cut.jsonl", byID[1]]] {
        // The parts serve as timings but are overwritten at once, so they are read from copies.
        let copies = try timings.map { name in
          let copy = "timings-\(UUID()).jsonl"
          try FileManager.default.copyItem(
            at: folder.appending(path: name), to: folder.appending(path: copy))
          return copy
        }
        let parts = try ShardedRun.results(
          3, run + copies.flatMap { ["--timings", $0] }, in: folder)
        let header = try ShardedRun.timeless(parts[0], in: folder)
        #expect(header.contains(#""count":3,"timings":"fnv1a64:"#))
        let merge = try CommandLineTool.run(["merge"] + parts + ["-o", "merged.jsonl"], in: folder)
        #expect(merge.status == 0)
        try ShardedRun.expectMergedIsWhole(in: folder)
      }
    }
  }

  @Test func `gives a slow case its own shard`() throws {
    try withTemporaryFolder { folder in
      let run = ["run", "stack/last-in-first-out", "--profile", "swift"]
      _ = try CommandLineTool.run(run + ["--results", "timings.jsonl"], in: folder)
      let file = folder.appending(path: "timings.jsonl")
      var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { String($0.replacing(/"us":\d+/, with: "\"us\":10")) }
      lines[1] = lines[1].replacing("\"us\":10", with: "\"us\":9000000")
      try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      let slow = try #require(lines[1].firstMatch(of: /"id":"([^"]*)"/)).1
      let plan = try CommandLineTool.run(
        run + ["--timings", "timings.jsonl", "--shard", "1/2", "--plan"], in: folder)
      #expect(plan.standardOutput == "run   \(slow) [swift]\n1 to run, 0 to skip; shard 1 of 2\n")
    }
  }

  @Test func `asks the open questions once for all shards`() throws {
    try withTemporaryFolder { folder in
      let run = ["run", "stack/last-in-first-out", "--characterize"]
      _ = try CommandLineTool.run(run + ["--results", "whole.jsonl"], in: folder)
      let parts = try ShardedRun.results(3, run, status: 0, in: folder)
      _ = try CommandLineTool.run(["merge"] + parts + ["-o", "merged.jsonl"], in: folder)
      let merged = try ShardedRun.timeless("merged.jsonl", in: folder)
      #expect(merged.contains("\"type\":\"answer\""))
      #expect(merged == (try ShardedRun.timeless("whole.jsonl", in: folder)))
    }
  }

  @Test func `is green if a shard has no case, and such shards also merge`() throws {
    try withTemporaryFolder { folder in
      let run = ["run", "stack/last-in-first-out/two-waiting"]
      _ = try CommandLineTool.run(run + ["--results", "whole.jsonl"], in: folder)
      let parts = try ShardedRun.results(5, run, status: 0, in: folder)
      let empty = try CommandLineTool.run(
        run + ["--shard", "5/5", "--junit", "empty.xml", "--html", "empty.html"], in: folder)
      #expect(empty.status == 0)
      #expect(empty.standardOutput.contains(": shard 5 of 5 has none."))
      let junit = try String(contentsOf: folder.appending(path: "empty.xml"), encoding: .utf8)
      #expect(junit.hasSuffix("</testsuites>\n") && !junit.contains("<testcase"))
      _ = try CommandLineTool.run(["merge"] + parts + ["-o", "merged.jsonl"], in: folder)
      try ShardedRun.expectMergedIsWhole(in: folder)
    }
  }

  @Test func `says which shard ran, and omits it from the replay command`()
    throws
  {
    let runs = try (1...3).map {
      try CommandLineTool.run(Self.broken + ["stack", "--shard", "\($0)/3"]).standardOutput
    }
    #expect(runs[1].contains("cases\nshard 2 of 3\n"))
    let red = try #require(runs.first { $0.contains("does not conform") })
    #expect(red.contains("    iamspec run --profile "))
    #expect(!red.contains("--shard"))
    let green = try CommandLineTool.run("run", "stack", "--shard", "2/3").standardOutput
    // A shard alone does not show that an engine conforms.
    #expect(green.contains(/✓ iamspec reference engine 1\.0, shard 2 of 3: all \d+ cases passed/))
  }

  @Test(arguments: [
    ("0/8", "shards are numbered from 1 to 8"), ("9/8", "there are only 8 shards"),
    ("2/0", "there must be at least one shard"), ("a/b", "write it as 2/8"),
    ("1/99999999999999999999", "there can be at most 1000000 shards"),
    ("auto/x", "the text after / is not a number of shards"),
  ]) func `exits with 64 if there is no such shard`(_ shard: String, _ message: String) throws {
    let run = try CommandLineTool.run("run", "stack", "--shard", shard)
    #expect(run.status == 64)
    #expect(run.standardError.contains("The value '\(shard)' is invalid for '--shard <shard>': "))
    #expect(run.standardError.contains(message))
  }

  @Test func `exits with 64 if there are timings but nothing to balance`() throws {
    let run = try CommandLineTool.run("run", "stack", "--timings", "old.jsonl")
    #expect(run.status == 64)
    #expect(
      run.standardError.hasPrefix(
        "error: --timings balances shards, and without --shard there"))
  }

  @Test func `exits with 2 if the timings cannot be read`() throws {
    try withTemporaryFolder { folder in
      try "{\"type\":\"heading\"}\n".write(
        to: folder.appending(path: "odd.jsonl"), atomically: true, encoding: .utf8)
      for (file, message) in [
        ("none.jsonl", "none.jsonl: error: cannot be read"), ("odd.jsonl", "odd.jsonl:1: error: "),
        (
          ".", ".: error: this is a directory; name a file of results, which `iamspec run --results"
        ),
      ] {
        let run = try CommandLineTool.run(
          "run", "stack", "--shard", "1/2", "--timings", file, in: folder)
        #expect(run.status == 2)
        #expect(run.standardError.hasPrefix(message))
      }
    }
  }
}
