import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explore --write` {
  @Test func `writes cases that the suite can adopt`() throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "suite")
      try Repository.copySpecs("stack", to: suite)
      let engine = try Exploring.engine(
        in: folder, replacing: "self.stack.pop()", with: "self.stack.pop(0)")
      let explored = try CommandLineTool.run(
        "explore", "--scripts", "200", "--profile", "swift", "--rule", "stack.last-in-first-out",
        "--specs", suite.path, "--write", suite.path, "--", Python.path, engine)
      #expect(explored.status == 1)
      let files = try FileManager.default.subpathsOfDirectory(atPath: suite.path)
        .filter { $0.contains("/found-1-") }
      #expect(!files.isEmpty)
      for file in files {
        #expect(explored.standardOutput.contains("case     \(suite.path)/\(file)"))
      }
      // The suite now has other cases, and the script is still the same.
      let first = try Exploring.finding(in: explored.standardOutput)
      let again = try CommandLineTool.shell(
        "$iamspec \(first.command.dropFirst("iamspec ".count))")
      #expect(try Exploring.finding(in: again.standardOutput) == first)
      let lint = try CommandLineTool.run("lint", suite.path, "--update-ledger")
      #expect(lint.status == 0)
      let cases = files.map { String($0.dropLast(".yaml".count)) }
      let reference = try CommandLineTool.run(["run", "--quiet", "--specs", suite.path] + cases)
      #expect(reference.status == 0, "\(reference.standardOutput)")
      let mistaken = try CommandLineTool.run(
        ["run", "--quiet", "--specs", suite.path] + cases + ["--", Python.path, engine])
      #expect(mistaken.status == 1)
      #expect(mistaken.standardOutput.contains("\(cases.count) failed, 0 of"))
    }
  }

  @Test(arguments: ["new/deep", "empty", "versioned"])
  func `creates a suite for its cases if there is none`(_ name: String) throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        mkdir -p empty versioned/.git
        explore="$iamspec explore --scripts 100 --profile swift --rule stack.last-in-first-out"
        $explore --jobs 1 --fault queue-instead-of-stack --write \(name) | tail -n 20
        $iamspec lint \(name); echo "lint: $?"
        $iamspec run --quiet --specs \(name); echo "reference: $?"
        $iamspec run --quiet --specs \(name) --fault queue-instead-of-stack; echo "engine: $?"
        ls \(name)/*.json
        """, in: folder)
      let output = run.standardOutput
      #expect(output.contains("\n  suite    \(name)\n  case     \(name)/"), "\(output)")
      for status in ["lint: 0", "reference: 0", "engine: 1"] {
        #expect(output.contains("\n\(status)\n"), "\(output)\(run.standardError)")
      }
      // Its files name these schemas for editors.
      #expect(output.hasSuffix("\n\(name)/case.schema.json\n\(name)/rules.schema.json\n"))
      #expect(!run.standardError.contains("error: ") && !run.standardError.contains("warning: "))
    }
  }

  @Test func `neither explores nor writes cases into a folder with other contents`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        "mkdir other; touch other/notes; $iamspec explore --scripts 9 --write other", in: folder)
      #expect(run.status == 2)
      #expect(run.standardOutput == "")
      #expect(
        run.standardError == """
          error: other is not a suite: it is not empty, and has no rules.yaml
                 name a suite after --write, or a directory that is new or empty

          """)
      let file = try CommandLineTool.shell(
        "$iamspec explore --scripts 9 --write other/notes", in: folder)
      #expect(file.status == 4)
      #expect(file.standardOutput == "")
      #expect(
        file.standardError
          == "error: cannot write other/notes: it is a file, not a directory\n")
    }
  }

  @Test func `leaves the monitors of built-in rules in the tool`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "explore", "--specs", Repository.url("Specs").path, "--scripts", "300", "--fault",
        "queue-instead-of-stack", "--write", "found", in: folder)
      #expect(run.status == 1)
      let found = folder.appending(path: "found")
      let files = try FileManager.default.contentsOfDirectory(atPath: found.path)
      #expect(files.contains("rules.yaml"))
      #expect(!files.contains("monitors.yaml"))
    }
  }

  @Test func `writes cases for the rules of the suite that receives them`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite >/dev/null
        $iamspec explore --scripts 300 --profile swift --rule stack.last-in-first-out --jobs 1 \
          --fault queue-instead-of-stack --write suite | grep '^  no case\\|^  case'
        $iamspec lint suite
        """, in: folder)
      #expect(run.standardOutput.contains(": the suite in suite has no rule for it\n"))
      #expect(!run.standardOutput.contains("  case "))
      #expect(run.standardOutput.hasSuffix("no mistakes\n"))
    }
  }
}
