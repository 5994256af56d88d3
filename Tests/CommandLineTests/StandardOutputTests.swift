import Foundation
import TestSupport
import Testing

@Suite struct `Standard output` {
  /// A command for every way of printing.
  private static let commands = [
    "--version", "help", "run --help", "run stack", "run -q stack", "run stack --plan", "list",
    "list cases", "explain stack/last-in-first-out/two-waiting", "protocol", "protocol --schema",
    "schema case", "schema --output out", "bundle --output -", "bundle --output suite.json",
    "handbook --output out --format overview", "lint suite",
    "new stack.in-memory --specs suite --name x",
    "report results.jsonl", "report results.jsonl --junit -", "diff results.jsonl results.jsonl",
    "merge results.jsonl --output -", "characterize --question after-dismiss --scripts 0",
    "characterize --question after-dismiss --scripts 0 --json", "--generate-completion-script bash",
    "doctor --sample 1 -- $iamspec engine", "engine",
  ]

  private static let preparation = """
    $iamspec run -q stack --results results.jsonl > results.txt
    mkdir suite && (
      cd '\(Repository.root.path)/Specs'
      cp -r --parents rules.yaml */{rules,questions}.yaml stack "$OLDPWD/suite" 2>/dev/null
    )
    """

  /// Runs the commands one after another, with standard output redirected, and returns the status
  /// and the messages of each.
  private func outputs(
    of commands: [String], to place: String, in folder: URL
  ) throws -> [(words: String, status: Substring, error: Substring)] {
    let mark = "—"
    let lines = commands.map { "$iamspec \($0) \(place)\necho \"$?\(mark)\" >&2" }
    let run = try CommandLineTool.shell(
      ([Self.preparation] + lines).joined(separator: "\n"), in: folder)
    let parts = run.standardError.split(separator: mark + "\n").map { part in
      (status: part.suffix(1), error: part.dropLast())
    }
    try #require(parts.count == commands.count)
    return zip(commands, parts).map { ($0, $1.status, $1.error) }
  }

  @Test func `that is full is reported with status 4 by every command that prints`() throws {
    try withTemporaryFolder { folder in
      for run in try outputs(of: Self.commands, to: "> /dev/full", in: folder) {
        #expect(run.status == "4", "\(run.words)")
        #expect(
          run.error.contains(
            "error: cannot write standard output completely: No space left on device\n"),
          "\(run.words)")
      }
    }
  }

  @Test func `that is closed is reported with status 4`() throws {
    try withTemporaryFolder { folder in
      let commands = [
        "--version", "run stack", "report results.jsonl --junit -", "lint suite", "engine",
      ]
      for run in try outputs(of: commands, to: ">&-", in: folder) {
        #expect(run.status == "4", "\(run.words)")
        #expect(
          run.error.hasSuffix("error: cannot write standard output completely: it is closed\n"),
          "\(run.words)")
      }
    }
  }

  @Test(arguments: [([], "0"), (["--fault", "queue-instead-of-stack"], "1")])
  func `that nobody reads to its end affects neither reports nor the verdict`(
    _ fault: [String], _ status: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec run -v stack \(fault.joined(separator: " ")) \
          --results r.jsonl --junit j.xml --html h.html | head -1
        echo ${PIPESTATUS[0]}
        """, in: folder)
      #expect(run.standardError == "")
      #expect(run.standardOutput.hasSuffix("cases\n\(status)\n"))
      func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      // The cases are between a header and a footer.
      #expect(try read("r.jsonl").split(separator: "\n").count == Builtin.runs(of: "stack") + 2)
      #expect(try read("j.xml").hasSuffix("</testsuites>\n"))
      #expect(try read("h.html").hasSuffix("</html>\n"))
    }
  }

  @Test func `that is closed does not divert its text into a report`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "$iamspec run stack --junit j.xml --results r.jsonl >&- 2>&-", in: folder)
      #expect(run.status == 4)
      for (name, start) in [("j.xml", "<?xml"), ("r.jsonl", "{\"type\":\"header\"")] {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        #expect(text.hasPrefix(start))
        #expect(!text.contains("✓"))
      }
    }
  }

  @Test(arguments: ["--junit -", "--junit /dev/stdout", "--junit /proc/self/fd/1"])
  func `contains only the report if it is one, and text goes to standard error`(
    _ option: String
  ) throws {
    let run = try CommandLineTool.shell("$iamspec run stack \(option)")
    #expect(run.status == 0)
    #expect(run.standardOutput.hasPrefix("<?xml"))
    #expect(run.standardOutput.hasSuffix("</testsuites>\n"))
    let count = try Builtin.runs(of: "stack")
    #expect(
      run.standardError.contains("✓ iamspec reference engine 1.0 conforms: all \(count) cases"))
  }

  @Test func `may be the same file as a report`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "echo before > log; $iamspec run stack --results log >> log", in: folder)
      #expect(run.status == 0)
      let text = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
      let lines = text.split(separator: "\n")
      #expect(lines.count == 1 + (try Builtin.runs(of: "stack")) + 2)
      #expect(lines.first == "before")
      #expect(lines.last?.hasPrefix("{\"type\":\"footer\"") == true)
    }
  }
}
