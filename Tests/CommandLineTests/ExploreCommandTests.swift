import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explore` {
  @Test func `explains the reference engine's behavior under any answers`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "100", "--reading", "after-dismiss=shows-next", "--jobs", "1")
    #expect(run.status == 0)
    #expect(run.standardOutput.hasPrefix("✓ 100 scripts: 100 explained, 0 unexplained.\nreached "))
  }

  @Test func `shows a mistake in the smallest script that reveals it`() throws {
    let found = try CommandLineTool.run(
      "explore", "--scripts", "300", "--profile", "swift", "--rule", "stack.last-in-first-out",
      "--fault", "queue-instead-of-stack", "--jobs", "1")
    #expect(found.status == 1)
    let first =
      "✗ stack.last-in-first-out/newest-first: Of the messages that wait, the one\n"
      + "  received last is displayed first.\n  Broken"
    #expect(found.standardOutput.hasPrefix("  Diagnosis: 1 cause of "))
    #expect(found.standardOutput.contains("(queue-instead-of-stack, "))
    #expect(found.standardOutput.contains("\n\n" + first))
    #expect(found.standardOutput.contains("because "))
  }

  @Test func `is green in a shard that has no scripts`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "explore", "--scripts", "4", "--shard", "8/8", "--results", "r.jsonl", "--junit", "r.xml",
        "--html", "r.html", "--markdown", "r.md", "--badge", "b.json", in: folder)
      #expect(run.status == 0)
      #expect(!run.standardOutput.contains("nothing was judged"))
      let junit = try String(contentsOf: folder.appending(path: "r.xml"), encoding: .utf8)
      #expect(!junit.contains("<testcase"))
      let again = try CommandLineTool.run("report", "r.jsonl", in: folder)
      #expect(again.standardOutput.contains("○ No case ran on "))
    }
  }

  @Test func `is no proof that an engine conforms`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run(
        "explore", "--scripts", "50", "--markdown", "r.md", "--badge", "b.json", in: folder)
      #expect(run.status == 0)
      let markdown = try String(contentsOf: folder.appending(path: "r.md"), encoding: .utf8)
      #expect(markdown.contains("50 generated scripts, of which 50 break no clause"))
      #expect(!markdown.contains("conforms"))
      let badge = try String(contentsOf: folder.appending(path: "b.json"), encoding: .utf8)
      #expect(badge.contains("\"no finding\",\"color\":\"yellowgreen\""))
    }
  }

  @Test func `names no rule for what is not found again alone, because state survives`() throws {
    let engine = Python.command(
      Repository.url("Fixtures/engines/misbehaving/turns_once.py").path)
    let run = try CommandLineTool.run(
      ["explore", "--scripts", "300", "--profile", "swift", "--jobs", "1", "--"] + engine)
    #expect(run.status == 1)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasPrefix("Diagnosis: 1 cause of "))
    #expect(words.contains("cases: state survives from one case to the next, or chance plays a "))
    #expect(!words.contains("a rule is not kept") && !words.contains("a clause is broken"))
    #expect(words.contains("Explored alone, it may not be found again: "))
  }

  @Test func `says which of two engines could not be run`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "5", "--against", "./nope", "--", try CommandLineTool.path, "engine")
    #expect(run.status == 3)
    #expect(
      run.standardError.hasPrefix(
        "error: --against: the engine could not be run: `./nope` exited with status 127"),
      "\(run.standardError)")
  }

  /// The first finding in an output, from the line with its id to the command that explores it
  /// again.
  private func finding(in output: String) throws -> (text: Substring, command: Substring) {
    let start = try #require(output.range(of: "  explore/")).lowerBound
    let again = try #require(output[start...].range(of: "  again:"))
    let command = output[again.upperBound...].drop(while: \.isWhitespace).prefix { $0 != "\n" }
    return (output[start..<again.lowerBound], command)
  }

  @Test func `prints the command that explores only the script of a finding again`() throws {
    let found = try CommandLineTool.run(
      "explore", "--scripts", "300", "--findings", "1", "--seed", "3", "--profile", "legacy",
      "--fault", "discard-choice-ignored", "--jobs", "1")
    let first = try finding(in: found.standardOutput)
    #expect(first.command.hasPrefix("iamspec explore --script explore/3/"))
    let again = try CommandLineTool.shell("$iamspec \(first.command.dropFirst("iamspec ".count))")
    #expect(again.status == 1)
    #expect(try finding(in: again.standardOutput) == first)
    #expect(again.standardOutput.contains("✗ 1 script: 0 explained, 1 broke a clause, "))
    try withTemporaryFolder { folder in
      let written = try CommandLineTool.shell(
        "$iamspec \(first.command.dropFirst("iamspec ".count)) --write found >/dev/null; cat found/*/*",
        in: folder)
      #expect(written.standardOutput.contains("`iamspec explore --seed 3`"))
    }
  }

  @Test func `repeats in that command every option that its scripts and findings depend on`() throws
  {
    let found = try CommandLineTool.shell(
      """
      $iamspec explore --scripts 200 --findings 1 --jobs 1 --shard 2/2 --profile swift \
        --rule stack.last-in-first-out --against "$iamspec engine" --fault queue-instead-of-stack
      """)
    let first = try finding(in: found.standardOutput)
    #expect(
      first.command.contains(
        /--shard 2\/2 --rule stack\.last-in-first-out --profile swift --against '.+ engine' --fault queue-instead-of-stack$/
      ))
    let again = try CommandLineTool.shell("$iamspec \(first.command.dropFirst("iamspec ".count))")
    #expect(try finding(in: again.standardOutput) == first)
  }

  @Test func `names no fault as the cause that its scripts without a finding rule out`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "60", "--rule", "trigger.custom-event", "--jobs", "1",
      "--fault", "custom-event-by-suffix")
    #expect(run.standardOutput.contains("(custom-event-by-suffix, "))
    #expect(!run.standardOutput.contains("custom-event-of-any-name"))
  }

  @Test func `writes JSON with the diagnosis that matches its schema`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "120", "--profile", "swift", "--rule", "stack.last-in-first-out",
      "--fault", "queue-instead-of-stack", "--jobs", "1", "--json")
    #expect(run.status == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [String: Any])
    let diagnosis = try #require(document["diagnosis"] as? [String: Any])
    let causes = try #require(diagnosis["causes"] as? [[String: Any]])
    #expect(causes.first?["cause"] as? String == "fault")
    let faults = try #require(causes.first?["faults"] as? [[String: Any]])
    #expect(faults.contains { $0["id"] as? String == "queue-instead-of-stack" })
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      from referencing import Registry, Resource
      schemas = [json.load(open(path)) for path in sys.argv[1:]]
      registry = Registry().with_resources(
          [(schema["$id"], Resource.from_contents(schema)) for schema in schemas])
      Draft202012Validator.check_schema(schemas[0])
      errors = Draft202012Validator(schemas[0], registry=registry).iter_errors(json.load(sys.stdin))
      print([error.message for error in errors])
      """
    let schemas = ["explore", "results"].map { Repository.url("Specs/\($0).schema.json").path }
    let checked = try Program(named: "python3", advice: "it is on python.org").run(
      ["-c", program] + schemas, input: Data(run.standardOutput.utf8))
    #expect(checked.standardOutput == "[]\n", "\(checked.standardError)")
  }

  @Test func `is red for unexplained behavior only with --strict`() throws {
    // What it does is never allowed, but breaks no clause that can be seen from outside.
    let words = [
      "explore", "--scripts", "200", "--profile", "swift", "--fault",
      "held-back-never-triggered-again", "--jobs", "1",
    ]
    let run = try CommandLineTool.run(words)
    #expect(run.standardOutput.contains("No answer to the open questions explains"))
    #expect(run.status == 0)
    let strict = try CommandLineTool.run(words + ["--strict"])
    #expect(strict.standardOutput.contains("No answer to the open questions explains"))
    #expect(strict.status == 1)
  }

  @Test func `finds nothing if two engines do the same`() throws {
    let python = "python3 Fixtures/engines/python/engine.py"
    let run = try CommandLineTool.run(
      "explore", "--scripts", "60", "--against", python, "--", "python3",
      "Fixtures/engines/python/engine.py")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix("✓ 60 scripts: 60 the same, 0 explained, 0 unexplained.\n"))
  }

  @Test func `reports an engine that crashes as a finding`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "20", "--findings", "1", "--", "python3", "-B",
      "Fixtures/engines/misbehaving/always_crashes.py")
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("The engine crashed"))
  }

  /// Returns a copy of the Python engine with a mistake in it.
  private func engine(
    in folder: URL, replacing text: String, with mistake: String
  ) throws -> String {
    for name in ["delivery.py", "engine.py"] {
      let source = try Repository.text("Fixtures/engines/python/\(name)")
      #expect(name == "engine.py" || source.contains(text))
      try source.replacing(text, with: mistake)
        .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return folder.appending(path: "engine.py").path
  }

  @Test func `writes cases that the suite can adopt`() throws {
    try withTemporaryFolder { folder in
      let suite = folder.appending(path: "suite")
      try Repository.copySpecs("stack", to: suite)
      let engine = try engine(
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
      let first = try finding(in: explored.standardOutput)
      let again = try CommandLineTool.shell(
        "$iamspec \(first.command.dropFirst("iamspec ".count))")
      #expect(try finding(in: again.standardOutput) == first)
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
        explore="$iamspec explore --scripts 300 --profile swift --rule stack.last-in-first-out"
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

  @Test func `writes the same files as a run, and report makes them again`() throws {
    try withTemporaryFolder { folder in
      func path(_ name: String) -> String { folder.appending(path: name).path }
      let run = try CommandLineTool.run(
        "explore", "--scripts", "300", "--profile", "swift", "--rule", "stack.last-in-first-out",
        "--fault", "queue-instead-of-stack", "--jobs", "1", "--results", path("results.jsonl"),
        "--junit", path("junit.xml"), "--html", path("report.html"), "--markdown",
        path("summary.md"))
      #expect(run.status == 1)
      let again = try CommandLineTool.run(
        "report", path("results.jsonl"), "--junit", path("again.xml"), "--html",
        path("again.html"), "--markdown", path("again.md"))
      #expect(again.status == 0, "\(again.standardError)")
      for (one, other) in [
        ("junit.xml", "again.xml"), ("report.html", "again.html"), ("summary.md", "again.md"),
      ] {
        let text = try String(contentsOfFile: path(one), encoding: .utf8)
        #expect(try String(contentsOfFile: path(other), encoding: .utf8) == text)
        #expect(text.contains("stack.last-in-first-out/newest-first"))
        #expect(text.contains("iamspec explore --script"))
      }
    }
  }

  @Test
  func `leaves reports as they are at status 2, and says in them why nothing ran at status 3`()
    throws
  {
    try withTemporaryFolder { folder in
      let reports =
        "--results r.jsonl --junit r.xml --html r.html --markdown r.md --badge b.json"
      let files = ["r.jsonl", "r.xml", "r.html", "r.md", "b.json"]
      let wrong = try CommandLineTool.shell(
        """
        for file in \(files.joined(separator: " ")); do echo old > $file; done
        $iamspec explore --rule nonsense \(reports)
        """, in: folder)
      #expect(wrong.status == 2)
      for file in files {
        #expect(try String(contentsOf: folder.appending(path: file), encoding: .utf8) == "old\n")
      }
      for engine in ["-- ./nope", "--against ./nope -- $iamspec engine"] {
        let notRun = try CommandLineTool.shell(
          "$iamspec explore --scripts 5 \(reports) \(engine)", in: folder)
        #expect(notRun.status == 3, "\(notRun.standardError)")
        for file in files.dropLast() {
          let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
          #expect(text.contains("could not be run"), "\(file): \(text.suffix(2000))")
        }
        let badge = try String(contentsOf: folder.appending(path: "b.json"), encoding: .utf8)
        #expect(!badge.contains("old") && !badge.contains("brightgreen"), "\(badge)")
      }
    }
  }

  @Test func `names what it finds at once, and tells what it has when it is interrupted`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec explore --scripts 100000000 --fault queue-instead-of-stack --jobs 1 \
          --junit r.xml >out 2>err & run=$!
        until [ -s err ]; do sleep 0.05; done
        kill -INT $run; wait $run; status=$?; cat out; cat err >&2; exit $status
        """, in: folder)
      #expect(run.status == 130)
      #expect(run.standardError.contains(/^[✗~] explore\/1\/\d+ \[/))
      #expect(run.standardOutput.contains("\nended here: interrupted after "))
      #expect(run.standardOutput.contains(" to look at.\n"))
      let report = try String(contentsOf: folder.appending(path: "r.xml"), encoding: .utf8)
      #expect(report.contains("interrupted"))
    }
  }

  @Test func `tells what has one cause once`() throws {
    let run = try CommandLineTool.run(
      "explore", "--scripts", "1000", "--rule", "stack.in-memory", "--fault",
      "stack-survives-relaunch", "--jobs", "1")
    #expect(run.status == 1)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(" ✗ stack.in-memory/empty-after-launch: After a launch"), "\(words)")
    #expect(words.contains(" also, with the same cause: "))
    #expect(words.contains(", 1 behavior to look at."), "\(words)")
  }

  @Test func `says how often the engine's process ended between scripts, and why`() throws {
    let run = try CommandLineTool.shell(
      """
      $iamspec explore --scripts 30 --profile swift --jobs 1 -- \
        sh -c 'for i in 1 2 3 4 5 6 7 8 9; do
          read -r line && printf "%s\\n" "$line"
        done | "$0" engine; exit 7' "$iamspec"
      """)
    #expect(run.status == 0)
    let words = run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(/^! The engine's process ended and was replaced \d+ times, first/))
    #expect(words.contains(", first because the engine exited with status 7. What it had not "))
    #expect(words.contains(" ~ 30 scripts: 30 explained, 0 unexplained. "))
  }

  @Test func `reduces the script in which an engine hangs`() throws {
    try withTemporaryFolder { folder in
      let engine = try engine(
        in: folder, replacing: "self.stack.pop()",
        with: "(self.stack.pop() if len(self.stack) < 2 else __import__('time').sleep(3600))")
      let run = try CommandLineTool.run(
        "explore", "--scripts", "400", "--findings", "1", "--profile", "swift", "--jobs", "1",
        "--timeout", "400ms", "--rule", "stack.last-in-first-out", "--", Python.path, engine)
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("\n\n! The engine did not answer in time"))
      #expect(run.standardOutput.contains(" failed, 1 behavior"))
      #expect(run.standardOutput.contains(" --timeout 400ms -- "))
    }
  }

  @Test(arguments: [
    (["--scripts", "0"], "write a whole number from 1 to 1000000000"),
    (["--seed", "x"], "The value 'x' is invalid for '--seed <number>'"),
    (["--time", "soon"], "soon"),
    (["--shard", "3/2"], "2"), (["--script", "906"], "such as explore/1/906"),
    (["--script", "explore/1/1", "--shard", "1/2"], "explore/1/1 is not a script of shard 1/2"),
    (["--junit", ""], "--junit has an empty value"),
  ])
  func `rejects options that make no sense`(_ words: [String], _ hint: String) throws {
    let run = try CommandLineTool.run(["explore"] + words)
    #expect(run.status == 64)
    #expect(run.standardError.contains(hint))
  }
}
