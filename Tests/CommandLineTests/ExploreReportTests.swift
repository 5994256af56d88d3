import Foundation
import TestSupport
import Testing

@Suite struct `iamspec explore and its reports` {
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
}
