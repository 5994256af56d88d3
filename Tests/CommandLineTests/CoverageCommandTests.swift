import Foundation
import TestSupport
import Testing

/// A program between the harness and the reference engine that changes the manifest, and answers
/// `unsupported` to every case with a certain action.
private struct PickyEngine {
  /// The members that replace those of the manifest.
  var manifest = "{}"
  /// The action; `*` for any.
  var refusing = "-"

  private static let program = """
    import json, subprocess, sys
    engine = subprocess.Popen([sys.argv[1], "engine", "--window", "1", "--profile", "legacy"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    manifest = json.loads(engine.stdout.readline())
    manifest.update(json.loads(sys.argv[2]))
    print(json.dumps(manifest), flush=True)
    for line in sys.stdin:
        case = json.loads(line)
        if sys.argv[3] == "*" or any(a["do"] == sys.argv[3] for a in case["actions"]):
            print(json.dumps({"id": case["id"], "unsupported": "not yet"}), flush=True)
        else:
            engine.stdin.write(line)
            engine.stdin.flush()
            print(engine.stdout.readline(), end="", flush=True)
    """

  /// The words after the options of `run`.
  func command() throws -> [String] {
    ["--", "python3", "-c", Self.program, try CommandLineTool.path, manifest, refusing]
  }
}

@Suite struct `iamspec run and what it has not judged` {
  private let cases = ["manual/display-next", "stack/last-in-first-out"]

  private func run(
    _ options: [String], _ engine: PickyEngine, in folder: URL = Repository.root
  ) throws -> CommandLineTool.Output {
    try CommandLineTool.run(["run"] + options + (try engine.command()), in: folder)
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [
    ("{}", "*"), (#"{"actions":["advance"]}"#, "-"),
    (#"{"not_applicable":{"stack.last-in-first-out":"has none"}}"#, "-"),
  ]) func `is red if every case is skipped, also in JUnit`(
    _ manifest: String, _ refused: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try run(
        ["-q", "stack/last-in-first-out", "--junit", "junit.xml", "--results", "results.jsonl"],
        PickyEngine(manifest: manifest, refusing: refused), in: folder)
      #expect(run.status == 1)
      let count = try Builtin.runs(of: "stack/last-in-first-out", in: "legacy")
      #expect(
        words(run.standardOutput).hasSuffix(
          "cases were skipped. ✗ iamspec reference engine 1.0 was not judged: all \(count) cases were "
            + "skipped."), "\(run.standardOutput)")
      let junit = try String(contentsOf: folder.appending(path: "junit.xml"), encoding: .utf8)
      #expect(junit.contains("<testsuite name=\"coverage\" tests=\"1\" failures=\"1\""))
      let report = try CommandLineTool.run(
        "report", "results.jsonl", "--junit", "again.xml", in: folder)
      #expect(report.status == 0)
      #expect(try String(contentsOf: folder.appending(path: "again.xml"), encoding: .utf8) == junit)
    }
  }

  @Test func `says which rules the engine conforms to, and what was not judged`() throws {
    let run = try run(cases, PickyEngine(refusing: "display_next"))
    #expect(run.status == 0)
    let text = words(run.standardOutput)
    #expect(text.contains("○ 1 of 2 rules was not judged manual.display-next [legacy]: all "))
    #expect(
      text.contains("✓ iamspec reference engine 1.0 conforms to the only rule that was judged: "))
    #expect(text.hasSuffix("1 of 2 rules was not judged: every case was skipped."))
  }

  @Test(arguments: ["--require", "require", "--max-skipped", "max_skipped"])
  func `does not turn green because an engine does less`(_ ratchet: String) throws {
    try withTemporaryFolder { folder in
      let isRule = ratchet.hasSuffix("require")
      var options = cases
      if ratchet.hasPrefix("--") {
        options += [ratchet, isRule ? "manual.display-next" : "2"]
      } else {
        let line = isRule ? "require: [manual.display-next]" : "max_skipped: 2"
        try "format: 1\n\(line)\nknown_failures: []\n"
          .write(to: folder.appending(path: "known.yaml"), atomically: true, encoding: .utf8)
        options += ["--known-failures", "known.yaml"]
      }
      #expect(try run(options, PickyEngine(), in: folder).status == 0)
      let actions =
        #"{"actions":["start_session","log_event","dismiss","open_from_push","enter_background","enter_foreground","advance"]}"#
      for engine in [PickyEngine(refusing: "display_next"), PickyEngine(manifest: actions)] {
        let run = try run(options, engine, in: folder)
        #expect(run.status == 1)
        let text = words(run.standardOutput)
        #expect(
          text.contains(
            isRule
              ? "! manual.display-next must be judged in legacy, but all of its "
              : "cases were skipped; at most 2 may be."), "\(text)")
        #expect(
          text.contains(
            "✗ Too little of iamspec reference engine 1.0 was judged to say that it conforms: "))
      }
    }
  }

  @Test func `leaves to merge what no shard knows`() throws {
    try withTemporaryFolder { folder in
      let engine = PickyEngine(refusing: "display_next")
      let options = cases + ["--require", "manual.display-next"]
      _ = try run(options + ["--results", "whole.jsonl"], engine, in: folder)
      for index in 1...2 {
        let shard = try run(
          options + ["--shard", "\(index)/2", "--results", "\(index).jsonl"], engine, in: folder)
        #expect(shard.status == 0)
      }
      let merge = try CommandLineTool.run(
        "merge", "1.jsonl", "2.jsonl", "-o", "merged.jsonl", in: folder)
      #expect(merge.status == 1)
      #expect(
        words(merge.standardError).hasPrefix(
          "error: merged.jsonl: manual.display-next must be judged in legacy, but all of its "))
      #expect(
        try ShardedRun.timeless("merged.jsonl", in: folder)
          == (try ShardedRun.timeless("whole.jsonl", in: folder)))
    }
  }

  @Test func `rejects invalid requirements`() throws {
    let option = try CommandLineTool.run("run", "--require", "stack.last-in-first-uot")
    #expect(option.status == 2)
    #expect(option.standardError.contains("did you mean `stack.last-in-first-out`?"))
    let count = try CommandLineTool.run("run", "--max-skipped", "-1")
    #expect(count.status == 64)
    #expect(
      count.standardError.contains("'--max-skipped <count>': write a whole number from 0 to "))
    try withTemporaryFolder { folder in
      try "format: 1\nrequire:\n  - stack.last-in-first-uot\nknown_failures: []\n"
        .write(to: folder.appending(path: "known.yaml"), atomically: true, encoding: .utf8)
      let list = try CommandLineTool.run("run", "--known-failures", "known.yaml", in: folder)
      #expect(list.status == 2)
      #expect(
        list.standardError == """
          known.yaml:3:5: error: `stack.last-in-first-uot` is not a rule [unknown-rule]
              3 |   - stack.last-in-first-uot
                |     ^^^^^^^^^^^^^^^^^^^^^^^
                = did you mean `stack.last-in-first-out`?

          """)
    }
  }

  @Test(arguments: [
    (#"{"actions":["offer","opportunity","dismiss"]}"#, "add \"layer\":\"presenter\""),
    (#"{"layer":"presenter","actions":["dismiss"]}"#, "a presenter must take `offer`"),
    (#"{"actions":["start_session","dsimiss"]}"#, "did you mean `dismiss`?"),
    (#"{"observations":["displayd"]}"#, "did you mean `displayed`?"),
    (#"{"not_applicable":{"discard.timeot":"no"}}"#, "did you mean `discard.timeout`?"),
    (#"{"profiles":["legcay"]}"#, "did you mean `legacy`?"),
    (#"{"profiles":["kotlin"]}"#, "it has: `swift`, `legacy`"),
  ]) func `rejects a manifest that makes no sense`(_ manifest: String, _ advice: String) throws {
    let run = try run(["stack"], PickyEngine(manifest: manifest))
    #expect(run.status == 3)
    #expect(run.standardOutput == "")
    #expect(run.standardError.hasPrefix("error: the engine's manifest, `"))
    #expect(run.standardError.contains(advice))
  }

  @Test func `warns about an unknown word`() throws {
    let run = try run(
      ["-q", "stack/last-in-first-out"], PickyEngine(manifest: #"{"profiles":["legacy","kotlin"]}"#)
    )
    #expect(run.status == 0)
    #expect(
      run.standardError == """
        warning: the engine's manifest, `profiles`: `kotlin` is not a profile of the suite
                 it is ignored; leave it out

        """)
  }
}
