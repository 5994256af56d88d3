import Foundation
import TestSupport
import Testing

@Suite struct `The command line with pinned answers` {
  private static let pins = """
    format: 1
    answers:
      - {question: open.after-dismiss, answer: waits}

    """

  private func withPins(_ body: (_ file: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "answers.yaml")
      try Data(Self.pins.utf8).write(to: file)
      try body(file.path)
    }
  }

  @Test func `writes them once, holds an engine to them, and is red in every report`() throws {
    try withTemporaryFolder { folder in
      func text(_ file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      }
      let suite = try ForeignSuite(in: folder, questions: OwnQuestion.text)
      let written = try suite.judge("characterize", "--write", "answers.yaml")
      #expect(written.status == 0)
      #expect(written.standardOutput.contains("answers  answers.yaml: 1 answer written\n"))
      #expect(try text("answers.yaml").contains("- question: open.gift-card\n    answer: again\n"))
      #expect(try suite.judge("characterize", "--write", "answers.yaml").status == 64)
      #expect(try suite.judge("run", "--answers", "answers.yaml").status == 0)

      let engine = try text("engine.py").replacing(
        "return [{\"saw\": \"dismissed\"",
        with: "self.delivered.remove(gone)\n                return [{\"saw\": \"dismissed\"")
      try Data(engine.utf8).write(to: folder.appending(path: "engine.py"))
      #expect(try suite.judge("run").status == 0)
      let run = try suite.judge(
        "run", "--answers", "answers.yaml", "--junit", "junit.xml", "--results", "results.jsonl",
        "--html", "page.html", "--markdown", "summary.md")
      #expect(run.status == 1)
      #expect(
        run.standardOutput.contains(
          "! open.gift-card [swift]: Is the card displayed again to somebody who comes back? Pinned is "
            + "`again` (It is displayed on every visit). The engine answers `once` (It is displayed once). "
            + "Seen in open.gift-card/two-visits.\n"), "\(run.standardOutput)")
      #expect(
        run.standardOutput.contains(
          "✗ waiting room 1.0 does not give the pinned answer to 1 open question: "))
      #expect(
        try text("junit.xml").contains(
          "<testsuite name=\"pinned-answers\" tests=\"1\" failures=\"1\""))
      for file in ["junit.xml", "results.jsonl", "page.html", "summary.md"] {
        #expect(try text(file).contains("It is displayed on every visit"), "\(file)")
      }
      let junit = try text("junit.xml")
      #expect(
        try suite.run("report", "results.jsonl", "--specs", "room", "--junit", "again.xml").status
          == 0)
      #expect(try text("again.xml") == junit)
    }
  }

  @Test func `is wrong if the file names what the suite does not have`() throws {
    try withPins { file in
      try Data(Self.pins.replacing("waits", with: "wait").utf8).write(to: URL(filePath: file))
      for command in [["run"], ["explore"], ["check", "Fixtures/traces/older-first.jsonl"]] {
        let run = try CommandLineTool.run(command + ["--answers", file])
        #expect(run.status == 2, "\(command)")
        #expect(run.standardError.contains("did you mean `waits`?"))
      }
      let missing = try CommandLineTool.run("run", "--answers", "no/such.yaml")
      #expect(missing.status == 2)
      #expect(missing.standardError.contains("`iamspec characterize --write no/such.yaml`"))
    }
  }

  @Test func `says that a suite with words of its own has no question that can be asked`() throws {
    try withPins { file in
      let engine = ["--", "python3", "Fixtures/engines/tags/engine.py"]
      for command in ["run", "explore"] {
        let run = try CommandLineTool.run(
          [command, "--specs", "Fixtures/suites/tags", "--answers", file] + engine)
        #expect(run.status == 2)
        #expect(run.standardError.contains("question"))
      }
    }
  }

  @Test func `tells a trace that only other answers explain, and exits with 1`() throws {
    try withTemporaryFolder { folder in
      func check(_ answer: String) throws -> CommandLineTool.Output {
        let file = folder.appending(path: "\(answer).yaml")
        let text = "answers: [{question: open.report-in-background, answer: \(answer)}]"
        try Data("format: 1\n\(text)\n".utf8).write(to: file)
        return try CommandLineTool.run(
          "check", "Fixtures/traces/clean.jsonl", "--answers", file.path)
      }
      #expect(try check("reported").status == 0)
      let changed = try check("silent")
      #expect(changed.status == 1)
      #expect(
        changed.standardOutput.hasPrefix(
          "✗ Fixtures/traces/clean.jsonl: explained, but not with the pinned answers\n"))
      #expect(changed.standardOutput.contains("open.report-in-background [swift]"))
    }
  }

  @Test func `explores an engine that changed an answer, names it, and is red`() throws {
    try withPins { file in
      let folder = URL(filePath: file).deletingLastPathComponent()
      func path(_ name: String) -> String { folder.appending(path: name).path }
      let words = [
        "explore", "--scripts", "200", "--profile", "swift", "--rule", "stack.last-in-first-out",
        "--answers", file,
      ]
      let same = try CommandLineTool.run(words)
      #expect(same.status == 0)
      let reports = ["--results", path("results.jsonl"), "--junit", path("junit.xml")]
      let changed = try CommandLineTool.run(
        words + reports + ["--reading", "after-dismiss=shows-next"])
      #expect(changed.status == 1)
      #expect(
        changed.standardOutput.contains("✗ open.after-dismiss [swift]: Does the next waiting"))
      #expect(changed.standardOutput.contains("changed an answer"))
      #expect(!changed.standardOutput.contains("Diagnosis"))
      let again = try CommandLineTool.run(
        "report", path("results.jsonl"), "--junit", path("again.xml"))
      #expect(again.status == 0)
      let junit = try String(contentsOfFile: path("junit.xml"), encoding: .utf8)
      #expect(junit.contains("<testsuite name=\"pinned-answers\" tests=\"1\" failures=\"1\""))
      #expect(try String(contentsOfFile: path("again.xml"), encoding: .utf8) == junit)
    }
  }

  @Test(arguments: [
    (["--question", "after-dismiss"], "leave out --question"),
    (["--scripts", "0"], "leave out --scripts"),
  ])
  func `pins only what a run finds again`(_ options: [String], _ words: String) throws {
    let run = try CommandLineTool.run(["characterize", "--write", "no/such.yaml"] + options)
    #expect(run.status == 64)
    #expect(run.standardError.contains(words))
  }
}
