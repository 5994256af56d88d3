import Foundation
import TestSupport
import Testing

@Suite struct `A file of an earlier version` {
  private static let old = "Fixtures/versions/before-clauses"
  private static let newer = "Fixtures/versions/with-diagnosis"
  private static let withDigests = "Fixtures/versions/with-digests"

  @Test(arguments: [old, newer, withDigests])
  func `is read by report, handbook and run --timings`(_ folder: String) throws {
    let suite = ["--specs", "\(folder)/bundle.json"]
    let results = "\(folder)/results.jsonl"
    let report = try CommandLineTool.run(["report", results] + suite)
    #expect(report.standardError == "")
    #expect(report.status == 0)
    #expect(report.standardOutput.contains("does not conform: 3 failed, 2 of 5 cases passed"))
    try withTemporaryFolder { site in
      let run = try CommandLineTool.run(
        ["handbook", "--output", site.path, "--results", results] + suite)
      #expect(run.standardError == "")
      #expect(run.status == 0)
    }
    let shard = try CommandLineTool.run(
      ["run", "--plan", "--shard", "1/2", "--timings", results] + suite)
    #expect(shard.standardError == "")
    #expect(shard.status == 0)
  }

  @Test func `is a suite, which has the same digest in a directory and in a bundle`() throws {
    let lint = try CommandLineTool.run("lint", "\(Self.old)/suite")
    #expect(lint.status == 0)
    #expect(lint.standardOutput.contains("2 rules, 1 open question, 4 cases in 2 files"))
    let report = try CommandLineTool.run(
      "report", "\(Self.old)/results.jsonl", "--specs", "\(Self.old)/suite")
    #expect(report.standardError.contains("error") == false)
    #expect(report.status == 0)
  }

  @Test func `is a log from the field that is judged as it was`() throws {
    let check = try CommandLineTool.run("check", "Fixtures/versions/first-traces/trace.jsonl")
    #expect(check.standardError == "")
    #expect(check.status == 0)
    #expect(check.standardOutput.contains("25 lines in 10.211 s, explained within 500ms"))
  }

  @Test func `is a list of known failures that still works`() throws {
    let run = try CommandLineTool.run(
      "run", "--specs", "\(Self.old)/bundle.json", "--fault", "queue-instead-of-stack",
      "--known-failures", "\(Self.old)/known-failures.yaml")
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("3 failed as listed"))
  }

  @Test func `is a shard that merges with others of that version`() throws {
    try withTemporaryFolder { folder in
      let merged = folder.appending(path: "merged.jsonl").path
      let parts = ["\(Self.old)/part-1.jsonl", "\(Self.old)/part-2.jsonl"]
      let merge = try CommandLineTool.run(["merge"] + parts + ["--output", merged])
      #expect(merge.standardError == "")
      #expect(merge.status == 0)
      let other = try CommandLineTool.run(
        "merge", parts[0], "\(Self.newer)/results.jsonl", "--output", merged)
      #expect(other.status == 2)
      #expect(
        other.standardError
          == "\(Self.newer)/results.jsonl: error: the suite is shop 1.0 "
          + "(fnv1a64:0ee8f3dbff7b3829), but shop 1.0 (fnv1a64:01d187ba35f30b36) in \(parts[0])\n")
    }
  }

  @Test func `is compared with a current one, and cases in only one of them are no regression`()
    throws
  {
    try withTemporaryFolder { folder in
      func diff(_ change: (String) -> String) throws -> CommandLineTool.Output {
        let new = folder.appending(path: "new.jsonl")
        try change(try Repository.text("\(Self.newer)/results.jsonl"))
          .write(to: new, atomically: true, encoding: .utf8)
        return try CommandLineTool.run("diff", "\(Self.old)/results.jsonl", new.path)
      }
      let same = try diff { $0 }
      #expect(same.status == 0)
      #expect(
        same.standardOutput.replacing("\n", with: " ").contains(
          "The runs are of different suites, shop 1.0 (fnv1a64:01d187ba35f30b36) and shop 1.0 "
            + "(fnv1a64:0ee8f3dbff7b3829). A case that is in both may have changed"))
      #expect(same.standardOutput.hasSuffix("✓ Nothing changed: 5 cases had the same verdict.\n"))

      let renamed = { (text: String) in
        text.replacing("newest-first/two-waiting", with: "newest-first/two")
      }
      let other = try diff(renamed)
      #expect(other.status == 0)
      #expect(
        other.standardOutput.replacing("\n  ", with: " ").hasSuffix(
          "✓ No regression: 2 new cases, 2 vanished cases; 3 unchanged. New cases that fail: 2.\n"))
      // A case that was not run before passed in no earlier run, whatever the suite.
      let sameSuite = try diff {
        renamed($0).replacing("0ee8f3dbff7b3829", with: "01d187ba35f30b36")
      }
      #expect(sameSuite.status == 0)
      #expect(!sameSuite.standardOutput.contains("different suites"))
    }
  }
}

@Suite struct `A file of a later version` {
  private static let bundle = "Fixtures/versions/with-diagnosis/bundle.json"
  private static let results = "Fixtures/versions/with-diagnosis/results.jsonl"

  /// Writes a copy of a fixture under its own name, changed as a newer version might.
  private func changed(
    _ path: String, in folder: URL, _ change: (String) -> String
  ) throws -> String {
    let file = folder.appending(path: URL(filePath: path).lastPathComponent)
    try change(try Repository.text(path)).write(to: file, atomically: true, encoding: .utf8)
    return file.lastPathComponent
  }

  @Test func `may have unknown members`() throws {
    try withTemporaryFolder { folder in
      // Every object in a line or a bundle gets another member, except within texts.
      let more = { (text: String) in
        text.replacing(/([:,\[\n]|^)\{"/) { #"\#($0.1){"from_the_future":{"a":[1,null]},""# }
      }
      let results = try changed(Self.results, in: folder) {
        // In extras, every member is text from the app.
        more($0).replacing(#""extras":{"from_the_future":{"a":[1,null]},"#, with: #""extras":{"#)
      }
      let report = try CommandLineTool.run(
        "report", results, "--specs", Repository.url(Self.bundle).path, in: folder)
      #expect(report.standardError == "")
      #expect(report.standardOutput.contains("3 failed, 2 of 5 cases passed"))
      let bundle = try changed(Self.bundle, in: folder) {
        $0.replacing(#"{"id":"#, with: #"{"from_the_future":{"a":[1,null]},"id":"#)
      }
      let same = try CommandLineTool.run("report", results, "--specs", bundle, in: folder)
      #expect(same.standardError == "")
      #expect(same.status == 0)
    }
  }

  @Test func `may not have unknown words`() throws {
    try withTemporaryFolder { folder in
      let results = try changed(Self.results, in: folder) {
        $0.replacing(#""verdict":"failed""#, with: #""verdict":"from_the_future""#)
      }
      let bundle = Repository.url(Self.bundle).path
      let commands = [
        ["report", results, "--specs", bundle], ["diff", results, results],
        ["merge", results, "--output", "merged.jsonl"],
      ]
      for command in commands {
        let run = try CommandLineTool.run(command, in: folder)
        #expect(run.status == 2, "\(command)")
        #expect(
          run.standardError.hasPrefix(
            "results.jsonl:2: error: `verdict`: `from_the_future` is not one of passed, failed, "),
          "\(command): \(run.standardError)")
      }
    }
  }

  @Test func `of another format is rejected with advice`() throws {
    let inResults =
      "results.jsonl:1: error: `format`: the file is in format 2, but this iamspec reads format 1; "
      + "use the iamspec that wrote it, 2.0, or a newer one\n"
    try withTemporaryFolder { folder in
      let bundle = Repository.url(Self.bundle).path
      let results = try changed(Self.results, in: folder) {
        $0.replacing(#""format":1,"tool":"0.1.0""#, with: #""format":2,"tool":"2.0""#)
      }
      let newBundle = try changed(Self.bundle, in: folder) {
        $0.replacing(#""iamspec_bundle":1"#, with: #""iamspec_bundle":2"#)
      }
      let trace = try changed("Fixtures/traces/clean.jsonl", in: folder) {
        $0.replacing(#""iamspec_trace":1"#, with: #""iamspec_trace":2"#)
      }
      let list = try changed("Fixtures/versions/before-clauses/known-failures.yaml", in: folder) {
        $0.replacing("format: 1", with: "format: 2")
      }
      let engine = #"echo '{"iamspec":2,"engine":{"name":"e"},"profiles":["swift"]}'; cat"#
      let commands: [(arguments: [String], status: Int32, error: String)] = [
        (["report", results, "--specs", bundle], 2, inResults),
        (["diff", results, results], 2, inResults),
        (["merge", results, "--output", "merged.jsonl"], 2, inResults),
        (["handbook", "--output", "site", "--results", results, "--specs", bundle], 2, inResults),
        (["run", "--shard", "1/2", "--timings", results, "--specs", bundle], 2, inResults),
        (
          ["run", "--specs", newBundle], 2,
          "error: bundle.json is not a bundle that can be read: `iamspec_bundle`: it is in format 2, "
            + "but this iamspec reads format 1; use a newer iamspec\n"
        ),
        (
          ["check", trace], 2,
          "clean.jsonl:1:18: error: `iamspec_trace`: the trace is in format 2, but this iamspec reads "
            + "format 1; use a newer iamspec\n"
        ),
        (
          ["run", "--specs", bundle, "--known-failures", list], 2,
          "known-failures.yaml:2:9: error: this is format `2`, but this iamspec reads format 1"
        ),
        (
          ["run", "--specs", bundle, "--", "sh", "-c", engine], 3,
          "` speaks version 2 of the protocol, but this iamspec speaks 1\n"
            + "  Use a newer iamspec, or an engine whose manifest says `\"iamspec\":1`.\n"
        ),
      ]
      for (arguments, status, error) in commands {
        let run = try CommandLineTool.run(arguments, in: folder)
        #expect(run.status == status, "\(arguments)")
        #expect(run.standardError.contains(error), "\(arguments): \(run.standardError)")
      }
    }
  }

  @Test func `may be an engine with unknown words, which the harness ignores`() throws {
    // One of the words was in earlier manifests, and one may be in a later version.
    let engine = """
      import json, sys
      def say(message): print(json.dumps(message), flush=True)
      say({"iamspec": 1, "engine": {"name": "e"}, "profiles": ["swift"], "more": {"a": 1},
           "observations": ["displayed", "no_matching_lifecycle_trigger", "screen_dimmed"]})
      for line in sys.stdin:
          case = json.loads(line)
          say({"id": case["id"], "observations": [[] for _ in case["actions"]], "more": [1]})
      """
    let run = try CommandLineTool.run(
      "run", "--specs", Self.bundle, "--no-diagnosis", "--", "python3", "-c", engine)
    #expect(run.status == 1)
    #expect(run.standardError.hasPrefix("warning: the engine's manifest, "), "\(run.standardError)")
    #expect(run.standardError.contains("`screen_dimmed`"), "\(run.standardError)")
    #expect(!run.standardError.contains("lifecycle"), "\(run.standardError)")
  }
}
