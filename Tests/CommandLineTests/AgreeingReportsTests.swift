import Foundation
import TestSupport
import Testing

/// Runs whose terminal output, reports and handbook must say the same about rules.
@Suite struct `Reports of one run` {
  /// Copies all rules of the built-in suite with the cases of two chapters, and returns the arguments that
  /// name the copy.
  ///
  /// A handbook of all cases takes twice as long.
  private func suite(in folder: URL) throws -> [String] {
    try Repository.copySpecs("stack", "discard", to: folder.appending(path: "suite"))
    return ["--specs", "suite"]
  }

  /// What a page of results says about the rules of one run.
  private struct Rules: Equatable {
    var broken = 0
    var unclear = 0
    var unjudged = 0
  }

  private static let engine = "Fixtures/engines/misbehaving"

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func number(before words: String, in text: some StringProtocol) throws -> Int {
    let match = try Regex("([0-9]+)\\s+\(words)").firstMatch(in: String(text))
    return match?.output[1].substring.flatMap { Int($0) } ?? 0
  }

  private func number(after words: String, in text: String) throws -> Int {
    let match = try Regex("\(words): ([0-9]+) rule").firstMatch(in: text)
    return match?.output[1].substring.flatMap { Int($0) } ?? 0
  }

  /// The numbers in the handbook's table of engines.
  private func handbook(
    _ folder: URL, of suite: [String] = [], results: [String]
  ) throws -> Rules {
    let words = ["handbook", "--output", "site"] + suite + results.flatMap { ["--results", $0] }
    let run = try CommandLineTool.run(words, in: folder)
    try #require(run.status == 0, "\(run.standardError)")
    let page = try read("site/results.html", in: folder)
    let row = try #require(page.firstMatch(of: #/<tr data-engine.*?</td><td>(.*?)</td>/#)).1
    let cells = page.matches(of: #/<td class="(broken|unclear)"/#).map(\.1)
    let rules = Rules(
      broken: Int(row.prefix(while: \.isNumber)) ?? 0,
      unclear: try number(before: "could not be judged", in: row),
      unjudged: try number(before: "not judged", in: row))
    #expect(cells.count { $0 == "broken" } == rules.broken)
    #expect(cells.count { $0 == "unclear" } == rules.unclear)
    return rules
  }

  @Test(arguments: [
    ["--fault", "queue-instead-of-stack"], ["--fault", "control"],
    ["--fault", "queue-instead-of-stack", "--no-diagnosis"],
    ["--fault", "timeout-ignored", "--fault", "queue-instead-of-stack"],
  ]) func `name the same rules as broken, unclear and not judged`(_ options: [String]) throws {
    try withTemporaryFolder { folder in
      // Of the engine that does nothing right, only all cases together show which rules are broken.
      let suite = options.contains("control") ? [] : try suite(in: folder)
      let run = try CommandLineTool.run(
        ["run", "--results", "results.jsonl", "--html", "own.html"] + suite + options, in: folder)
      #expect(run.status == 1)
      let report = try CommandLineTool.run(["report", "results.jsonl"] + suite, in: folder)
      _ = try CommandLineTool.run(
        ["report", "results.jsonl", "--html", "page.html", "--markdown", "page.md"] + suite,
        in: folder)
      let page = try read("page.html", in: folder)
      let rules = try handbook(folder, of: suite, results: ["results.jsonl"])
      #expect(rules.broken > 0)
      #expect(try number(after: "Broken", in: page) == rules.broken)
      #expect(try number(after: "Could not be judged", in: page) == rules.unclear)
      #expect(
        try number(after: "Could not be judged", in: report.standardOutput) == rules.unclear)
      let markdown = try read("page.md", in: folder)
      let names = markdown.firstMatch(of: #/Could not be judged because of these causes: (.*)/#)
      #expect((names?.1.split(separator: ",").count ?? 0) == rules.unclear)
      if !options.contains("--no-diagnosis") {
        #expect(try number(after: "Broken", in: read("own.html", in: folder)) == rules.broken)
        #expect(try number(after: "Could not be judged", in: run.standardOutput) == rules.unclear)
      }
    }
  }

  @Test(arguments: [
    ("dismissed", 0, "the engine does not report `dismissed`"),
    ("impression", 2, "the engine reports `impression` twice"),
  ]) func `blame no clause for what the engine reports wrongly`(
    _ kind: String, _ count: Int, _ words: String
  ) throws {
    try withTemporaryFolder { folder in
      let program = """
        import json, subprocess, sys
        engine = subprocess.Popen([sys.argv[1], "engine"], stdin=sys.stdin,
                                  stdout=subprocess.PIPE, text=True)
        for line in engine.stdout:
            reply = json.loads(line)
            if "id" in reply and "observations" in reply:
                reply["observations"] = [
                    [seen for seen in each
                     for _ in range(\(count) if seen["saw"] == "\(kind)" else 1)]
                    for each in reply["observations"]]
            print(json.dumps(reply), flush=True)
        """
      let run = try CommandLineTool.run(
        ["run", "stack", "reenqueue", "discard", "local", "--profile", "swift", "-v"]
          + ["--results", "r.jsonl", "--junit", "own.xml", "--markdown", "own.md"]
          + ["--", "python3", "-c", program, try CommandLineTool.path],
        in: folder, environment: ["COLUMNS": "400"])
      #expect(run.status == 1)
      _ = try CommandLineTool.run("report", "r.jsonl", "--junit", "later.xml", in: folder)
      let reports = try ["own.xml", "own.md", "later.xml"].map { try read($0, in: folder) }
      for text in [run.standardOutput] + reports {
        #expect(text.contains(words))
        #expect(!text.contains("Broken: "))
        #expect(!text.contains(" is broken"))
      }
    }
  }

  @Test(arguments: [["stack"], ["--rule", "discard.timeout"], ["--profile", "swift"]])
  func `are no badge of the suite if cases were selected`(_ selection: [String]) throws {
    try withTemporaryFolder { folder in
      let suite = try suite(in: folder)
      let run = try CommandLineTool.run(
        ["run"] + suite + selection
          + ["--results", "r.jsonl", "--badge", "badge.json"], in: folder)
      #expect(run.status == 0)
      let badge = try read("badge.json", in: folder)
      #expect(badge.contains(" of a selection passed\",\"color\":\"yellowgreen\""))
      _ = try handbook(folder, of: suite, results: ["r.jsonl"])
      let drawn = try read("site/badges/run-1.svg", in: folder)
      #expect(drawn.contains(" of a selection passed") && !drawn.contains("#1c6644"))
    }
  }

  @Test func `say what was skipped, and no badge of it is green`() throws {
    try withTemporaryFolder { folder in
      let program = """
        import json, subprocess, sys
        engine = subprocess.Popen([sys.argv[1], "engine", "--profile", "swift"],
                                  stdin=sys.stdin, stdout=subprocess.PIPE, text=True)
        for line in engine.stdout:
            reply = json.loads(line)
            if "actions" in reply:
                reply["actions"].remove("relaunch")
                reply["actions"].remove("log_purchase")
            print(json.dumps(reply), flush=True)
        """
      let run = try CommandLineTool.run(
        ["run", "--results", "results.jsonl", "--badge", "badge.json"]
          + ["--", "python3", "-c", program, try CommandLineTool.path], in: folder)
      #expect(run.status == 0)
      let skipped = try number(before: "skipped", in: run.standardOutput)
      #expect(skipped > 0)
      let badge = try read("badge.json", in: folder)
      #expect(badge.contains("passed, \(skipped) skipped"))
      #expect(badge.contains("\"color\":\"yellowgreen\""))
      let rules = try handbook(folder, results: ["results.jsonl"])
      let unjudged =
        run.standardOutput.firstMatch(of: #/○ (\d+) of \d+ rules? w\w+ not judged/#)
        .flatMap { Int($0.1) } ?? 0
      #expect(rules == Rules(unjudged: unjudged))
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "site/engines").path)
      let name = try #require(names.first)
      let own = try read("site/engines/\(name)", in: folder)
      #expect(unjudged > 0 && own.contains("breaks no rule. \(unjudged) rules were not judged."))
      let drawn = try read("site/badges/run-1.svg", in: folder)
      #expect(drawn.contains("passed, \(skipped) skipped"))
      #expect(!drawn.contains("#1c6644"))
    }
  }

  @Test func `in shards say the same in a handbook as the whole run`() throws {
    try withTemporaryFolder { folder in
      let suite = try suite(in: folder)
      let run = ["run", "--fault", "timeout-ignored", "--fault", "queue-instead-of-stack"] + suite
      _ = try CommandLineTool.run(run + ["--results", "whole.jsonl"], in: folder)
      let whole = try handbook(folder, of: suite, results: ["whole.jsonl"])
      let parts = try ShardedRun.results(3, run, in: folder)
      #expect(try handbook(folder, of: suite, results: parts) == whole)
    }
  }
}
