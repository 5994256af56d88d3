import Foundation
import TestSupport
import Testing

@Suite struct `A run that ends before its last case` {
  private let reports = [
    "--junit", "junit.xml", "--html", "page.html", "--markdown", "summary.md", "--badge",
    "badge.json", "--results", "results.jsonl",
  ]

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [["--fail-fast"], ["--max-failures", "1"]])
  func `ends with the first failure, and every report says what was not run`(
    _ option: [String]
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        ["run", "--fault", "queue-instead-of-stack", "-j", "4"] + option + reports, in: folder)
      #expect(run.status == 1)
      let output = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(output.contains("The run ended after the first failure, as it was told to: "))
      #expect(output.contains("and all cases after it were not run."))
      #expect(output.contains("does not conform: 1 failed, "))
      #expect(output.contains(/Ended after [0-9]+ of [0-9]+ cases\./))

      let footer = try #require(
        try read("results.jsonl", in: folder).split(separator: "\n").last)
      #expect(
        footer.contains(#""interrupted":true,"stop":{"reason":"max_failures","limit":1,"next":""#))
      for name in ["junit.xml", "page.html", "summary.md"] {
        #expect(
          try read(name, in: folder).contains("and all cases after it were not run."), "\(name)")
      }
      #expect(try read("badge.json", in: folder).contains(" passed, ended early"))
      // The run ends with the same case whatever runs in parallel, and so do the results' reports.
      let again = try CommandLineTool.run(
        "report", "results.jsonl", "--junit", "again.xml", in: folder)
      #expect(again.status == 0)
      #expect(try read("again.xml", in: folder).contains("and all cases after it were not run."))
    }
  }

  @Test func `is complete if the last case reaches the limit`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        ["run", "stack/last-in-first-out/three-waiting", "--profile", "swift", "--fail-fast"]
          + ["--fault", "queue-instead-of-stack", "--results", "results.jsonl"], in: folder)
      #expect(run.status == 1)
      #expect(try read("results.jsonl", in: folder).contains("\"interrupted\":false"))
    }
  }

  @Test(arguments: [
    (["--fail-fast", "--max-failures", "2"], "give one of them"),
    (["--fail-fast", "--write-known-failures", "new.yaml"], "takes a whole run"),
    (["--max-failures", "2", "--known-failures", "old.yaml", "--tighten"], "takes a whole run"),
    (["--max-failures", "0"], "write a whole number from 1"),
    (["--fail-fast", "--watch"], "cannot be combined with --watch"),
  ]) func `cannot be combined with options that need the whole run`(
    _ options: [String], _ message: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(["run"] + options, in: folder)
      #expect(run.status == 64)
      #expect(run.standardError.contains(message))
    }
  }

  @Test(arguments: [
    (["no-such-program"], "was not found"),
    (["sh", "-c", "echo out of tea >&2; exit 7"], "out of tea"),
    (
      ["sh", "-c", #"echo '{"iamspec":1,"engine":{"name":"x"},"profiles":["cobol"]}'; cat"#],
      "cobol"
    ),
  ]) func `because its engine cannot be run leaves no report of an earlier run`(
    _ engine: [String], _ words: String
  ) throws {
    try withTemporaryFolder { folder in
      #expect(try CommandLineTool.run(["run", "local"] + reports, in: folder).status == 0)
      let run = try CommandLineTool.run(["run", "local"] + reports + ["--"] + engine, in: folder)
      #expect(run.status == 3)
      #expect(run.standardError.contains(words))
      let junit = try read("junit.xml", in: folder)
      #expect(junit.contains("<testsuite name=\"run\" tests=\"1\" failures=\"0\" errors=\"1\""))
      #expect(
        junit.contains("<error type=\"engine-not-run\" message=\"the engine could not be run: "))
      for name in ["junit.xml", "page.html", "summary.md", "results.jsonl"] {
        #expect(try read(name, in: folder).contains(words), "\(name)")
      }
      #expect(try read("summary.md", in: folder).hasPrefix("## ❌ "))
      #expect(
        try read("badge.json", in: folder).contains(#""message":"engine not run","color":"red""#))
      let lines = try read("results.jsonl", in: folder).split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[1].contains(#""interrupted":true,"stop":{"reason":"engine_not_run","lines":["#))
      let again = try CommandLineTool.run(
        "report", "results.jsonl", "--junit", "again.xml", in: folder)
      #expect(again.status == 0)
      #expect(try read("again.xml", in: folder).contains("<error type=\"engine-not-run\""))
      // Without a report to write, `report` prints the results.
      let shown = try CommandLineTool.run("report", "results.jsonl", in: folder).standardOutput
      #expect(shown.contains("The engine could not be run: "))
      let verdict = try #require(shown.split(separator: "\n✗ ").last)
      #expect(
        verdict.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          .hasSuffix(" could not be run."))
    }
  }

  @Test(arguments: [
    (20, 1, "; raise the limit first: "), (20, 32, "; raise the limit first: "),
    (30, 1, "  Raise the limit first: "), (40, 32, "  Use --jobs 1, or "),
    (68, 100, "  Use --jobs 3, or "),
  ])
  func `because the machine has no room for its processes says so, and does not hang`(
    _ files: Int, _ jobs: Int, _ hint: String
  ) throws {
    let run = try CommandLineTool.shell(
      "ulimit -n \(files); exec timeout -s KILL 60 \"$iamspec\" run -j \(jobs) -- \"$iamspec\" engine"
    )
    #expect(run.status == 3)
    #expect(run.standardError.contains("lets iamspec have \(files) files open at a time"))
    #expect(run.standardError.contains("ulimit -n "))
    #expect(run.standardError.contains(hint))
    #expect(!run.standardError.contains("was not found"))
  }

  /// Runs a command as a user to whom a limit on processes applies, with root's access to files.
  ///
  /// The limit does not apply to root.
  private static let asLimitedUser = """
    limited() {
      if [ "$(id -u)" -ne 0 ]; then exec "$@"; fi
      exec setpriv --reuid 54321 --clear-groups --inh-caps=+dac_override \
        --ambient-caps=+dac_override "$@"
    }

    """

  @Test(
    .enabled("root may run a command as another user") {
      try CommandLineTool.shell(asLimitedUser + "limited true").status == 0
    },
    arguments: [
      (1, "list rules"), (2, "list rules"), (3, "list rules"), (3, "run local"),
      (4, "run local -- \"$iamspec\" engine"),
      (7, "run local -- \"$iamspec\" engine"),
    ])
  func `because the machine has no room for its threads says so, and does not hang`(
    _ count: Int, _ words: String
  ) throws {
    let run = try CommandLineTool.shell(
      Self.asLimitedUser
        + "limited timeout -s KILL 60 bash -c 'ulimit -u \(count); exec \"$iamspec\" \(words)'")
    #expect(run.status == 3)
    #expect(run.standardError.hasPrefix("error: "))
    #expect(run.standardError.contains("threads"))
  }

  @Test(arguments: [
    ("ulimit -n 4", "ulimit -n 8"), ("ulimit -n 5", "ulimit -n 8"), ("ulimit -n 6", "ulimit -n 8"),
    ("ulimit -v 100000", "ulimit -v 524288"), ("ulimit -v 260000", "ulimit -v 524288"),
  ])
  func `because the machine has no room for the tool itself says so`(
    _ limit: String, _ advice: String
  ) throws {
    for words in ["list rules", "run local", "run local -- \"$iamspec\" engine"] {
      let run = try CommandLineTool.shell(
        "exec 2>&1; \(limit); exec timeout -s KILL 60 \"$iamspec\" \(words)")
      #expect(run.status == 3, "\(words)")
      #expect(run.standardOutput.hasPrefix("error: this machine lets iamspec "))
      #expect(run.standardOutput.hasSuffix("raise the limit first: \(advice)\n"))
    }
  }

  @Test(arguments: [
    // The default is as many processes as there is room for.
    ("ulimit -n 44", ""),
    // A soft limit is raised.
    ("ulimit -Sn 24", "--jobs 4"),
  ])
  func `does not end early if there is room for its processes`(
    _ limit: String, _ jobs: String
  ) throws {
    let run = try CommandLineTool.shell(
      "\(limit); exec timeout -s KILL 60 \"$iamspec\" run local \(jobs) -- \"$iamspec\" engine")
    #expect(run.status == 0, "\(run.standardError)")
  }

  #if os(Linux)
    // There is no room for the pipes to the next process, or none for the process itself.
    @Test(arguments: [8, 20])
    func `says that no process could be started in place of another, and where it ended`(
      _ files: Int
    ) throws {
      try withTemporaryFolder { folder in
        let engine = Python.command(
          Repository.url("Fixtures/engines/misbehaving/takes_the_files.py").path)
        let run = try CommandLineTool.run(
          ["run", "local", "--jobs", "1", "--results", "results.jsonl"]
            + ["--write-known-failures", "known.yaml", "--"] + engine
            // The first case of the plan; others may be sent before it.
            + ["1", "", "local/display/displayed", "\(files)"],
          in: folder)
        #expect(run.status == 3)
        #expect(run.standardError.contains("no room for another process: too many open files\n"))
        #expect(
          run.standardOutput.contains("✗ misbehaving 1 could not be run to the end: 0 of "))
        let footer = try #require(
          try read("results.jsonl", in: folder).split(separator: "\n").last)
        #expect(footer.contains(#""stop":{"reason":"engine_not_run","lines":["#))
        #expect(footer.contains(#"],"next":"local/"#))
        #expect(
          !FileManager.default.fileExists(atPath: folder.appending(path: "known.yaml").path))
      }
    }

    @Test(
      .timeLimit(.minutes(120)),
      arguments: [
        ["explore", "--scripts", "40", "--jobs", "1"], ["explain", "local", "--jobs", "1"],
        ["characterize", "--scripts", "0", "--jobs", "1"], ["doctor"],
      ])
    func `ends with 3 in every command, and does not blame the engine`(
      _ command: [String]
    ) throws {
      let engine = Python.command(
        Repository.url("Fixtures/engines/misbehaving/takes_the_files.py").path)
      let run = try CommandLineTool.run(command + ["--"] + engine + ["1", "", "", "8"])
      #expect(run.status == 3, "\(run.standardOutput)")
      #expect(
        run.standardError.contains(
          "the engine could not be run: this machine has no room for another process"))
    }
  #endif
}
