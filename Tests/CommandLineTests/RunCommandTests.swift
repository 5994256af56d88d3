import Foundation
import TestSupport
import Testing

@Suite struct `iamspec run` {
  @Test func `in an empty folder runs the built-in suite and conforms`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.run("run", "--junit", "out/junit.xml", in: folder)
      #expect(run.status == 0)
      #expect(run.standardError == "")
      #expect(run.standardOutput.contains("✓ iamspec reference engine 1.0 conforms: all "))
      #expect(run.standardOutput.contains("report  out/junit.xml"))
      let report = try String(contentsOf: folder.appending(path: "out/junit.xml"), encoding: .utf8)
      #expect(report.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
      #expect(!report.contains("<failure"))
    }
  }

  @Test func `takes a folder of cases by any path`() throws {
    let folder = Repository.url("Specs").path
    for (specs, cases) in [
      ("Specs", "Specs/stack"), ("Specs", "\(folder)/stack"), (folder, "Specs/stack"),
      (folder, "\(folder)/stack"),
    ] {
      let run = try CommandLineTool.run("run", "--specs", specs, cases, "--profile", "swift")
      #expect(run.status == 0, "\(run.standardError)")
      #expect(!run.standardOutput.contains("Triggers"), "\(specs) \(cases)")
    }
  }

  @Test func `exits with 1 and names the rule that a broken engine breaks`() throws {
    let run = try CommandLineTool.run(
      "run", "--fault", "queue-instead-of-stack", "--profile", "swift", "stack/last-in-first-out")
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("✗ stack.last-in-first-out/newest-first: Of the messages"))
    #expect(run.standardOutput.contains("- displayed: "))
    #expect(run.standardOutput.contains("+ displayed: "))
    #expect(
      run.standardOutput.contains(
        "iamspec run --profile swift stack/last-in-first-out/three-waiting "
          + "--fault queue-instead-of-stack"))
  }

  @Test func `writes nothing wider than 80 columns and no color into a pipe`() throws {
    let run = try CommandLineTool.run("run", "--fault", "control", "stack/last-in-first-out")
    let lines = run.standardOutput.split(separator: "\n")
    // The replay command stays on one line, so that it can be copied.
    #expect(!lines.contains { $0.count > 80 && !$0.contains("iamspec run") })
    #expect(!run.standardOutput.contains("\u{1B}"))
  }

  @Test func `uses color as told, and respects NO_COLOR by default`() throws {
    let colored = try CommandLineTool.run("run", "stack", "--color", "always")
    #expect(colored.standardOutput.contains("\u{1B}["))
    let plain = try CommandLineTool.run("run", "stack", environment: ["NO_COLOR": "1"])
    #expect(!plain.standardOutput.contains("\u{1B}["))
  }

  @Test(arguments: [
    ("CI=", true), ("CI=false", true), ("CI=true", false), ("TF_BUILD=True", false),
    ("TERM=dumb", false),
  ]) func `shows its progress on a terminal, but not in the log of a CI job`(
    _ variable: String, _ isShown: Bool
  ) throws {
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      [
        Repository.url("Tests/terminal/pty_session.py").path, "''", "env", "TERM=xterm", variable,
        try CommandLineTool.path, "run", "--fault", "queue-instead-of-stack", "stack",
      ], in: Repository.root)
    #expect(run.status == 1)
    #expect(run.standardOutput.contains("\u{1B}[2K") == isShown)
    #expect(run.standardOutput.contains("does not conform"))
  }

  @Test(arguments: [
    (["run", "stack/no-such-case"], "there is no case `stack/no-such-case`"),
    (["run", "--rule", "stack.last-in-frist-out"], "did you mean `stack.last-in-first-out`?"),
    (["run", "--chapter", "stak"], "did you mean `stack`?"),
    (["run", "--profile", "kotlin"], "there are: swift, legacy"),
    (["run", "--rule", "trigger.push-click", "--chapter", "extras"], "no case is selected"),
    (["run", "--specs", "no-such-folder"], "no-such-folder"),
    (["run", "--specs", "Fixtures/invalid"], "error: "),
    (["explain", "stack/no-such-case"], "there is no case"),
    (["list", "--rule", "stack.none"], "there is no rule"),
  ]) func `exits with 2 if the suite or the selection is wrong`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(arguments)
    #expect(run.status == 2)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains(message))
  }

  @Test(arguments: [
    (["run", "--jobs", "0"], "from 1 to 1000"), (["run", "--junit-dialect", "loose"], "strict"),
    (["run", "--fault", "queue-instead-of-stac"], "did you mean `queue-instead-of-stack`?"),
    (["run", "--reading", "after-dismiss"], "question=answer"),
    (["run", "--reading", "after-dismis=waits"], "did you mean `open.after-dismiss`?"),
    (["run", "--reading", "after-dismiss=wait"], "did you mean `waits`?"),
    (["run", "--"], "no engine after --"),
    (["run", "--quiet", "--verbose"], "contradict each other"), (["rum"], "rum"),
    (["explain"], "name a case, or a rule"),
  ]) func `exits with 64 if the command line is invalid`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(arguments)
    #expect(run.status == 64)
    #expect(run.standardError.contains(message))
  }

  @Test func `shows a plan and runs nothing`() throws {
    let run = try CommandLineTool.run("run", "--plan", "stack/last-in-first-out/two-waiting")
    #expect(run.status == 0)
    #expect(
      run.standardOutput == """
        run   stack/last-in-first-out/two-waiting [swift]
        run   stack/last-in-first-out/two-waiting [legacy]
        2 to run, 0 to skip

        """)
  }

  @Test func `writes the same report for any number of jobs`() throws {
    let runs = try ["1", "2", "7"].map {
      try CommandLineTool.run("run", "--fault", "queue-instead-of-stack", "stack", "--jobs", $0)
        .standardOutput.replacing(/in [0-9.]+m?s/, with: "")
    }
    #expect(Set(runs).count == 1)
  }

  @Test func `adds the engine's answers to open questions to its results on demand`()
    throws
  {
    try withTemporaryFolder { folder in
      let results = folder.appending(path: "results.jsonl")
      let page = folder.appending(path: "report.html")
      let run = try CommandLineTool.run(
        "run", "-q", "stack/last-in-first-out", "--reading", "after-dismiss=shows-next",
        "--characterize", "--results", results.path, "--html", page.path)
      #expect(run.status == 0)
      let text = try String(contentsOf: results, encoding: .utf8)
      #expect(
        text.contains(
          #"{"type":"answer","question":"open.after-dismiss","profile":"swift","answer":"shows-next"}"#
        ))
      let again = folder.appending(path: "again.html")
      _ = try CommandLineTool.run("report", results.path, "--html", again.path)
      #expect(try Data(contentsOf: page) == Data(contentsOf: again))
    }
  }
}
