import Foundation
import TestSupport
import Testing

@Suite struct `A suite whose rules only it knows` {
  /// The ids of built-in rules, none of which the suite has.
  private static var foreign: Regex<Substring> {
    /(?:trigger|stack|rate-limit|delivery|reenqueue|discard)\.[a-z]|open\./
  }

  @Test(arguments: ["newest-first", "forgets"])
  func `is not told of broken rules that it does not have`(_ bug: String) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      let run = try suite.judge("run", "--results", "results.jsonl", "--html", "r.html", bug: bug)
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("(queue.oldest-first"))
      #expect(!run.standardOutput.contains(Self.foreign))
      let results = try String(
        contentsOf: folder.appending(path: "results.jsonl"), encoding: .utf8)
      #expect(!results.contains(Self.foreign))
    }
  }

  @Test func `has nothing in common with a built-in rule of the same name but its name`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      for file in ["rules.yaml", "queue/oldest-first.yaml"] {
        let path = folder.appending(path: "room/\(file)")
        let text = try String(contentsOf: path, encoding: .utf8)
        try Data(text.replacing("queue.oldest-first", with: "stack.last-in-first-out").utf8)
          .write(to: path)
      }
      let run = try suite.judge("run", bug: "forgets")
      #expect(run.status == 1)
      #expect(run.standardOutput.contains("a rule is not kept: Of the messages that wait, the one"))
      #expect(
        run.standardOutput.contains("No monitor watches the clauses of stack.last-in-first-out"))
      #expect(!run.standardOutput.contains("stack.last-in-first-out/"))
      #expect(try suite.judge("explore", "--scripts", "20").status == 5)
    }
  }

  @Test func `is not explained by rules and questions that it does not have`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      let story = try suite.run("explain", "queue", "--specs", "room")
      #expect(story.status == 0)
      #expect(!story.standardOutput.contains(Self.foreign))
      let steps = try CommandLineTool.shell(
        "yes '' | head -8 | $iamspec step queue/oldest-first/two-waiting --specs room -- python3 engine.py",
        in: folder, environment: ["COLUMNS": "200"])
      #expect(steps.status == 5)
      #expect(!steps.standardOutput.contains("✓"))
      #expect(!steps.standardOutput.contains("✗"))
      #expect(!steps.standardOutput.contains(Self.foreign))
      #expect(steps.standardOutput.contains("not judged: the suite has none of the rules"))
    }
  }

  @Test(arguments: ["swift", "web"], [nil, "forgets"])
  func `is not explored, which is no success`(_ profile: String, _ bug: String?) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: profile)
      let run = try suite.judge("explore", "--scripts", "40", bug: bug)
      #expect(run.status == 5)
      #expect(
        run.standardOutput.hasPrefix("– nothing was judged in 40 scripts: 40 not judged.\n"))
      #expect(run.standardOutput.contains("none of this suite's rules there: queue.oldest-first."))
    }
  }

  @Test func `is not explored, and no report says that it was`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      let run = try suite.judge(
        "explore", "--scripts", "40", "--results", "r.jsonl", "--junit", "r.xml", "--html",
        "r.html", "--markdown", "r.md", "--badge", "r.json")
      #expect(run.status == 5)
      func report(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let reason = "no rule that `explore` can judge by decides them"
      let junit = try report("r.xml")
      #expect(junit.contains("<testcase name=\"not-judged\""))
      #expect(junit.contains("<skipped message=\"\(reason)\"/>"))
      #expect(!junit.contains("break no clause"))
      let markdown = try report("r.md")
      #expect(markdown.contains("1 of 1 skipped"))
      #expect(markdown.contains("can judge by decides them"))
      #expect(!markdown.contains("✅"))
      let html = try report("r.html")
      #expect(html.contains("not judged: every case was skipped"))
      #expect(!html.contains("break no clause"))
      let badge = try report("r.json")
      #expect(badge.contains("\"nothing judged\""))
      #expect(!badge.contains("green"))
      let again = try suite.run("report", "r.jsonl", "--specs", "room")
      #expect(again.standardOutput.contains("was not judged: its only case was skipped."))
    }
  }

  @Test(arguments: ["explore", "characterize"])
  func `needs an engine in a profile that the reference engine does not follow`(
    _ command: String
  ) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: "web")
      let run = try suite.run(command, "--specs", "room")
      #expect(run.status == 5)
      #expect(
        run.standardError == """
          error: nothing is judged: no engine is named after `--`, and the reference engine, which \
          `\(command)` takes instead, follows the profiles swift and legacy, and none of this suite's: web

          """)
    }
  }

  @Test(arguments: ["swift", "web"])
  func `has an engine examined by the protocol, and not by rules of another suite`(
    _ profile: String
  ) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: profile)
      let doctor = try suite.judge("doctor")
      #expect(doctor.status == 0)
      let excuse = "the suite has none of the rules that this rests on"
      for check in ["times         ", "observations  ", "conventions   "] {
        #expect(doctor.standardOutput.contains("– \(check) \(excuse)\n"), "\(check)")
      }
      #expect(
        doctor.standardOutput.hasSuffix(
          "✓ waiting room 1.0 is ready to be tested; not checked in this suite: times, "
            + "observations, conventions.\n"))
    }
  }

  @Test func `asks for no action that its cases do not use`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      let path = folder.appending(path: "engine.py")
      let engine = try String(contentsOf: path, encoding: .utf8)
        .replacing(
          "        return []\n", with: "        return NOTHING[action['do']]\n", maxReplacements: 1)
      let nothing = ["start_session", "enter_background", "enter_foreground", "dismiss"]
        .map { "'\($0)': []" }.joined(separator: ", ")
      try Data("NOTHING = {\(nothing)}\n\(engine)".utf8).write(to: path)
      let doctor = try suite.judge("doctor")
      #expect(doctor.status == 0)
      #expect(doctor.standardOutput.contains(" that it claims and the suite uses\n"))
    }
  }

  @Test func `has no success with an engine that nothing can be asked of`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      let path = folder.appending(path: "engine.py")
      let engine = try String(contentsOf: path, encoding: .utf8)
        .replacing(
          "\"window\": 8",
          with: "\"window\": 8, \"actions\": [\"rotate\"], \"observations\": [\"displayed\"]")
      try Data(engine.utf8).write(to: path)
      let doctor = try suite.judge("doctor")
      #expect(doctor.status == 5)
      #expect(doctor.standardOutput.hasSuffix("– Nothing was asked of waiting room 1.0.\n"))
    }
  }

  /// Words of the built-in suite: its rules, its vendor, its profiles, its documents, and what its rules say.
  private static var words: Regex<Substring> {
    /(?i)(?:trigger|stack|rate-limit|delivery|reenqueue|discard|local|extras|manual|presenter)\.[a-z][a-z-]+\b(?!\()|open\.[a-z]|last-in-first-out|newest (?:waiting|message|is)|30[ -]seconds?|thirty|\blegacy\b|two generations|braze|appboy|objective-c|swift sdk|vendor|LIFO|no case depends|in memory only|on top of the stack|queue-instead-of-stack/
  }

  @Test(arguments: ["html", "markdown"])
  func `has a handbook without the rules of another suite`(_ format: String) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: "web")
      _ = try suite.judge("run", "--results", "r.jsonl", bug: "forgets")
      let results = format == "html" ? ["--results", "r.jsonl"] : []
      let run = try CommandLineTool.run(
        ["handbook", "--specs", "room", "--format", format, "--output", "pages"] + results,
        in: folder)
      #expect(run.status == 0)
      let pages = folder.appending(path: "pages")
      let files = try #require(FileManager.default.enumerator(atPath: pages.path))
      var count = 0
      for case let name as String in files {
        // The protocol is the same in every suite, and says so; styles and scripts tell nothing.
        let isText = [".html", ".md", "search.js", ".svg"].contains { name.hasSuffix($0) }
        guard isText, !name.hasPrefix("protocol") else { continue }
        count += 1
        let text = try String(contentsOf: pages.appending(path: name), encoding: .utf8)
        let found = text.matches(of: Self.words).map { String($0.output) }
        #expect(found == [], "\(name)")
      }
      #expect(count > 8)
      let wire = format == "html" ? "protocol.html" : "protocol.md"
      let text = try String(contentsOf: pages.appending(path: wire), encoding: .utf8)
      #expect(text.contains("are those of the suite that comes with iamspec"))
    }
  }

  @Test func `is told in reports without the rules of another suite`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: "web")
      let run = try suite.judge(
        "run", "-v", "--results", "r.jsonl", "--junit", "r.xml", "--junit-dialect", "extended",
        "--markdown", "r.md", bug: "forgets")
      #expect(run.status == 1)
      let texts = [
        run.standardOutput, try suite.run("report", "r.jsonl", "--specs", "room").standardOutput,
        try suite.judge("explain", "queue").standardOutput,
        try suite.run("list", "rules", "--specs", "room").standardOutput,
        try suite.judge("doctor").standardOutput, try suite.run("help", "init").standardOutput,
        try String(contentsOf: folder.appending(path: "r.xml"), encoding: .utf8),
        try String(contentsOf: folder.appending(path: "r.md"), encoding: .utf8),
      ]
      for text in texts {
        #expect(text.contains(/\w/))
        #expect(text.matches(of: Self.words).map { String($0.output) } == [])
      }
    }
  }

  @Test func `is explored for engines that do not answer`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder)
      let crash = Repository.url("Fixtures/engines/misbehaving/always_crashes.py").path
      let run = try suite.run(
        "explore", "--scripts", "3", "--specs", "room", "--", "python3", crash)
      #expect(run.status == 1)
    }
  }

  @Test(arguments: ["swift", "web"])
  func `has no say about a log from the field`(_ profile: String) throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: profile)
      let trace = """
        {"iamspec_trace":1,"profile":"\(profile)","messages":{"sale":{"type":"modal","triggers":[{"kind":"custom_event","name":"shop"}]}}}
        {"at":0,"do":"log_event","name":"shop"}
        {"at":10,"saw":"displayed","message":"sale"}

        """
      try Data(trace.utf8).write(to: folder.appending(path: "trace.jsonl"))
      let check = try suite.run("check", "trace.jsonl", "--specs", "room")
      #expect(check.status == 5)
      #expect(
        check.standardOutput.hasPrefix("– trace.jsonl: 2 lines in 0.010 s: nothing was judged."))
      #expect(check.standardError == "")
    }
  }

  @Test func `is not stepped through in a profile that the reference engine does not follow`()
    throws
  {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: "web")
      let step = try suite.run("step", "queue", "--specs", "room")
      #expect(step.status == 5)
      #expect(
        step.standardError.hasPrefix("error: nothing is judged: `step` judges by the reference"))
    }
  }

  @Test func `is told as it is written in a profile of its own`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: "web")
      let story = try suite.run("explain", "queue", "--specs", "room")
      #expect(story.status == 0)
      #expect(story.standardOutput.contains("What the case expects in web:"))
    }
  }

  @Test func `is not audited in a profile of its own, unless an engine is named`() throws {
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, profile: "web")
      let audit = try suite.run("audit", "--specs", "room")
      #expect(audit.status == 5)
      #expect(!audit.standardOutput.contains("✓"))
    }
  }

  @Test func `is characterized only if it has questions that can be asked`() throws {
    let own = """
      format: 1
      questions:
        - id: open.after-dismiss
          title: After a dismissal
          question: What comes after a dismissal?
          documents: {guide: {says: silent}}
          default: nothing
          answers: {nothing: Nothing., next: The next one.}

      """
    try withTemporaryFolder { folder in
      let suite = try ForeignSuite(in: folder, questions: own)
      let answers = try suite.judge("characterize")
      #expect(answers.status == 5)
      #expect(answers.standardOutput.contains("(no probe)"))
      #expect(!answers.standardOutput.contains("waits"))
      #expect(!answers.standardOutput.contains("looked at"))
    }
    try withTemporaryFolder { folder in
      let answers = try ForeignSuite(in: folder).judge("characterize")
      #expect(answers.status == 5)
      #expect(answers.standardOutput.contains("– nothing was asked"))
    }
  }
}
