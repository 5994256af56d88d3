import Foundation
import TestSupport
import Testing

private let poison = HostileFolder.poison

@Suite struct `Hostile text` {
  private static let words: [[String]] =
    suites + diagnostics + engines
    + ["run", "explain", "list", "lint", "audit", "new", "bundle", "handbook"].map { [$0, poison] }
    + [
      [poison], ["--\(poison)"], ["run", "--\(poison)"], ["run", "-\(poison)"], ["help", poison],
    ]
    + [
      "rule", "chapter", "profile", "reading", "fault", "specs", "known-failures",
      "write-known-failures", "shard", "timings", "results", "junit", "junit-dialect", "html",
      "markdown", "badge", "jobs", "timeout", "color", "watch-also",
    ].flatMap { option in
      [["\(option)", poison], ["\(option)=x\(poison)"]].map {
        ["run", "stack/in-memory", "--" + $0[0]] + $0.dropFirst()
      }
    }
    + [
      ["run", "--junit", "known.yaml/\(poison)"], ["run", "--reading", "after-dismiss=\(poison)"],
      ["run", "--watch", "--watch-also", "none\(poison)"],
      ["report", poison], ["report", "\(poison).json"], ["diff", poison, poison],
      ["merge", poison, "--output", "x"], ["merge", "known.yaml", "--output", poison],
      ["list", "rules", "--specs", "\(poison).json"], ["list", poison, "--specs", "good"],
      ["new", "stack.last-in-first-out", "--name", poison, "--specs", "good"],
      ["new", "stack.advice", "--specs", "good"], ["schema", poison],
      ["schema", "case", "--output", "known.yaml/\(poison)"], ["schema", "--output", poison],
      ["handbook", "--output", "known.yaml/\(poison)", "--specs", "good"],
      ["handbook", "--results", poison],
      ["bundle", "--output", poison], ["engine", "--profile", poison],
      ["engine", "--window", poison],
      ["audit", "--rule", poison], ["characterize", "--question", poison],
      ["doctor", "--sample", poison, "--", "true"], ["lint", "--specs", poison],
    ]

  private static let suites: [[String]] = [
    ["run"], ["run", "-v"], ["run", "-q"], ["run", "--plan"], ["run", "--fault", "control"],
    ["run", "-q", "--fault", "control"], ["run", "-v", "--fault", "control"],
    ["run", "--known-failures", "known.yaml"], ["run", "--known-failures", "bad.yaml"],
    ["run", "--fault", "control", "--known-failures", "known.yaml"],
    ["run", "--fault", "control", "--known-failures", "known.yaml", "--tighten"],
    ["run", "--fault", "control", "--write-known-failures", "\(poison).yaml"],
    ["run", "--characterize"], ["run", "--junit", "x\(poison)/junit.xml"],
    ["explain", "stack"], ["explain", "--rule", "stack.last-in-first-out", "--fault", "control"],
    ["list"], ["list", "cases"], ["list", "coverage"], ["list", "questions"], ["list", "profiles"],
    ["list", "faults"], ["lint"], ["audit"], ["audit", "--needed"], ["audit", "--json"],
    ["audit", "--rule", "stack.last-in-first-out"], ["characterize", "--scripts", "40"],
    ["characterize", "--scripts", "40", "--json"],
    ["bundle", "--output", "-"], ["handbook", "--output", "handbook"],
    ["new", "stack.last-in-first-out"],
  ].map { $0 + ["--specs", "good"] }

  private static let diagnostics: [[String]] = ["bad", "badly-named", "unknown", poison].flatMap {
    suite in
    ["run", "lint", "audit", "list", "explain", "characterize"].map { command in
      [command] + (command == "explain" ? ["stack"] : []) + ["--specs", suite]
    }
  }

  private static let engines: [[String]] = [
    ["run", "--specs", "good", "-v", "--", "python3", "engine.py", poison],
    ["run", "--specs", "good", "-q", "--", "python3", "engine.py", poison],
    ["run", "-v", "--rule", "discard.timeout", "--", "python3", "engine.py"],
    ["run", "--", "python3", "mute.py", poison], ["run", "--", poison],
    ["doctor", "--", "python3", "engine.py", poison],
    ["doctor", "--json", "--", "python3", "engine.py", poison],
    ["doctor", "--", "python3", "mute.py", poison], ["doctor", "--", poison],
    ["characterize", "--specs", "good", "--scripts", "40", "--", "python3", "engine.py"],
    ["characterize", "--specs", "good", "--scripts", "40", "--json", "--", "python3", "engine.py"]
      + [poison],
  ].map { words in
    // The engine soon answers with text that is no reply, so each case takes until its deadline.
    words.contains("engine.py") ? [words[0], "--timeout", "300ms"] + words.dropFirst() : words
  }

  @Test(arguments: words)
  func `neither starts a line nor moves the cursor`(_ words: [String]) throws {
    try withTemporaryFolder { folder in
      _ = try HostileFolder(folder)
      let run = try CommandLineTool.run(words, in: folder)
      #expect(Self.hostility(of: run.standardOutput) == [])
      #expect(Self.hostility(of: run.standardError) == [])
    }
  }

  @Test func `is only text in every report`() throws {
    try withTemporaryFolder { folder in
      _ = try HostileFolder(folder)
      let reports = ["a.jsonl", "a.xml", "a.html", "a.md", "a.json"]
      let options = zip(["results", "junit", "html", "markdown", "badge"], reports).flatMap {
        ["--\($0)", $1]
      }
      for engine in [["--fault", "control"], ["--", "python3", "engine.py", poison]] {
        _ = try CommandLineTool.run(
          ["run", "--specs", "good", "--timeout", "300ms"] + options + engine, in: folder)
        for words in [
          ["report", "a.jsonl", "--specs", "good"], ["diff", "a.jsonl", "a.jsonl"],
        ] {
          let run = try CommandLineTool.run(words, in: folder)
          #expect(run.standardError == "")
          #expect(Self.hostility(of: run.standardOutput) == [])
        }
        for report in reports {
          let text = try String(contentsOf: folder.appending(path: report), encoding: .utf8)
          let raw = text.unicodeScalars.filter { $0 != "\n" && $0.value < 0x20 || $0.value == 0x7F }
          #expect(raw.isEmpty, "\(report)")
          // In JUnit, an engine's log keeps its lines.
          #expect(report == "a.xml" || !text.contains("\n::error"), "\(report)")
        }
      }
    }
  }

  /// Names of files that are commands at the start of a line; the second needs a runner that removes
  /// all white space.
  private static let names = [
    "::error::owned", "\u{A0}::error::owned", "##vso[task.complete]owned",
  ]

  @Test(arguments: names) func `is harmless as the name of a file, in every command`(
    _ name: String
  ) throws {
    try withTemporaryFolder { folder in
      for content in ["", "{}\n", "{\"type\":\"header\"}\n"] {
        try Data(content.utf8).write(to: folder.appending(path: name))
        for words in [
          ["report", name], ["diff", name, name], ["merge", name, "--output", "x"],
          ["handbook", "--results", name, "--output", "x"], ["check", name],
          ["run", "--known-failures", name], ["run", "--shard", "1/2", "--timings", name],
          ["run", "--junit", name + "/x"], ["lint", name], ["list", "--specs", name],
          ["handbook", "--output", name], ["run", "stack", "--", "./" + name],
        ] as [[String]] {
          let run = try CommandLineTool.run(words, in: folder)
          #expect(Self.hostility(of: run.standardOutput + "\n" + run.standardError) == [])
        }
      }
    }
  }

  @Test(arguments: ["junit", "results", "markdown", "html", "badge"])
  func `is harmless in a report on standard output`(_ report: String) throws {
    let program = """
      import json, subprocess, sys
      text = "::error::x\\n\\u00a0::warning::y\\n##vso[task.x]y ##[group]z\\n##teamcity[a]"
      engine = subprocess.Popen([sys.argv[1], "engine"], stdin=sys.stdin, stdout=subprocess.PIPE,
                                text=True)
      for line in engine.stdout:
          reply = json.loads(line)
          print(text, file=sys.stderr, flush=True)
          if "id" in reply:
              reply["observations"][0].append({"discarded": text, "reason": text})
          print(json.dumps(reply), flush=True)
      """
    let run = try CommandLineTool.run(
      ["run", "stack/in-memory", "--\(report)", "-", "--", "python3", "-c", program]
        + [try CommandLineTool.path])
    #expect(run.status == 1)
    #expect(run.standardOutput.isEmpty == false)
    let lines = (run.standardOutput + "\n" + run.standardError).split(separator: "\n")
    #expect(
      lines.filter {
        $0.drop(while: \.isWhitespace).hasPrefix("::") || $0.contains(/##[A-Za-z]*\[/)
      } == [])
  }

  @Test(arguments: ["CI_NODE_INDEX", "JOB_COMPLETION_INDEX", "TEST_TOTAL_SHARDS"])
  func `starts no line if it comes from the environment`(_ name: String) throws {
    let run = try CommandLineTool.run(
      ["run", "--shard", "auto"],
      environment: [name: poison, "TEST_SRCDIR": "x", "TEST_TMPDIR": "x"])
    #expect(Self.hostility(of: run.standardError) == [])
  }

  @Test func `starts no line in a watch`() throws {
    try withTemporaryFolder { folder in
      let watch = try WatchSession(["--specs", "suite"], in: folder)
      var text = try watch.round()
      let file = folder.appending(path: "suite/stack/\(poison).yaml")
      try Data("\"\(poison)\": 1\n".utf8).write(to: file)
      text += try watch.round(with: "errors are")
      #expect(Self.hostility(of: text) == [])
    }
  }

  @Test func `is shown with escapes`() throws {
    let run = try CommandLineTool.run("run", "--rule", poison, "--color", "always")
    #expect(
      run.standardError == """
        error: there is no rule `a\\r\\n::error::owned\\u{1b}[31mred\\u{202e}\\u{85}\\u{7}z`
               `iamspec list rules` lists them all

        """)
    let option = try CommandLineTool.run("list", "--\(poison)")
    #expect(
      option.standardError == """
        error: Unknown option '--a\\r\\n::error::owned\\u{1b}[31mred\\u{202e}\\u{85}\\u{7}z'
        Usage: iamspec list [<what>] [<case> ...] [<options>]
          See 'iamspec list --help' for more information.

        """)
  }

  /// The lines of a text with characters that no line may contain, or that a CI system would obey.
  private static func hostility(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n").map { String($0) }.filter { line in
      line.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(scalar.value)
        }
      } || line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##[A-Za-z]*\[/)
    }
  }
}
