import Foundation
import TestSupport
import Testing

@Suite struct `The commands for readers` {
  @Test func `explain shows a case as a timeline`() throws {
    let run = try CommandLineTool.run("explain", "stack/last-in-first-out/two-waiting")
    #expect(run.status == 0)
    let text = run.standardOutput
    #expect(
      text.hasPrefix(
        "When two messages wait, the one that was triggered last is displayed first\n"))
    #expect(text.contains("stack.last-in-first-out\n  Of the messages that wait"))
    #expect(text.contains("The reference engine in swift and legacy, as the case expects:"))
    #expect(text.contains("┌ second ┐"))
    #expect(!text.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test func `explain shows the first of many cases on a terminal, and all of them to programs`()
    throws
  {
    let all = try CommandLineTool.run("explain", "stack/in-memory").standardOutput
    let count = all.components(separatedBy: "\n──").count
    try #require(count > 10)
    #expect(!all.contains("more cases"))
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      [
        Repository.url("Tests/terminal/pty_session.py").path, "''", "env", "NO_COLOR=1",
        try CommandLineTool.path, "explain", "stack/in-memory",
      ], in: Repository.root)
    let shown = run.standardOutput.replacing("\r\n", with: "\n")
    let end = "… and \(count - 3) more cases; `| less` shows all of them, --core only those"
    #expect(shown.contains("\n\n\(end)"))
    #expect(shown.components(separatedBy: "\n──").count == 4)
    #expect(all.hasPrefix(shown[..<(shown.range(of: "…")?.lowerBound ?? shown.endIndex)]))
  }

  @Test func `explain shows the effect of a fault on a case`() throws {
    let run = try CommandLineTool.run(
      "explain", "stack/last-in-first-out/three-waiting", "--fault", "queue-instead-of-stack")
    #expect(
      run.standardOutput.replacing("\n", with: " ").contains(
        "The reference engine with queue-instead-of-stack in swift and legacy, unlike what the case "
          + "expects in step 4:"))
    #expect(run.standardOutput.contains("third is displayed   - third is displayed\n"))
    #expect(run.standardOutput.contains("  + first is displayed\n"))
  }

  @Test func `list counts the cases of every rule in every profile`() throws {
    let run = try CommandLineTool.run("list", "--chapter", "manual")
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("Displaying the next message on request"))
    #expect(run.standardOutput.contains("manual.display-next"))
    #expect(!run.standardOutput.contains("stack."))
  }

  @Test(arguments: ["rules", "cases", "coverage", "questions", "faults", "profiles", "diagnostics"])
  func `list fits into 80 columns`(_ subject: String) throws {
    let run = try CommandLineTool.run("list", subject, "--all")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n")
    #expect(lines.count > 5)
    // Ids are never broken.
    #expect(!lines.contains { $0.count > 80 && !$0.contains("/") })
  }

  @Test(arguments: [
    ("clauses", "clause"), ("cases", "case"), ("questions", "open question"), ("faults", "fault"),
  ])
  func `list has one line for each entry, with its end, for programs that search it`(
    _ subject: String, _ noun: String
  ) throws {
    let lines = try CommandLineTool.run("list", subject, environment: ["COLUMNS": "60"])
      .standardOutput.split(separator: "\n")
    let last = try #require(lines.last { $0.contains(" \(noun)s") })
    let count = try #require(Int(last.prefix { $0 != " " }))
    // The others are headings, and the end of the list.
    let entries = lines.filter { $0.contains("  ") && !$0.contains("…") && $0 != last }
    #expect(entries.count { $0.wholeMatch(of: /(  )?\S+  \S.*/) != nil } == count)
    #expect(entries.contains { $0.count > 100 })
  }

  @Test func `list shows as many lines as a terminal has, and the way to the others`() throws {
    func shown(_ words: String) throws -> [Substring] { try onTerminal("list \(words)") }
    let all = try CommandLineTool.run("list", "faults").standardOutput.split(separator: "\n")
    let screen = try shown("faults")
    #expect(screen.count == 18)
    let rest = screen[16...].joined(separator: " ")
    let count = rest.replacing(",", with: "").split(separator: " ").lazy.compactMap { Int($0) }
      .first
    #expect(count == all.count - 16)
    #expect(
      rest.hasSuffix(
        " more lines; `| less` shows all of them, --rule and --chapter select some"))
    #expect(screen.allSatisfy { $0.count <= 70 })
    #expect(screen[1].hasSuffix("…") || all[1].count <= 70)
    #expect(try shown("faults --all").count > 2000)
    #expect(try !shown("rules --chapter stack").contains { $0.contains("more lines") })
  }

  @Test func `run --plan shows as many cases as a terminal has lines, and counts all`() throws {
    let all = try CommandLineTool.run("run", "--plan").standardOutput.split(separator: "\n")
    let screen = try onTerminal("run --plan")
    #expect(screen.count == 19)
    #expect(screen[..<16] == all[..<16])
    let rest = screen[16..<18].joined(separator: " ").replacing(",", with: "")
    #expect(rest.hasPrefix("… and \(all.count - 1 - 16) more lines; "))
    #expect(screen.last == all.last)
    #expect(try onTerminal("run --plan --rule stack.in-memory").last?.contains(" to run, ") == true)
  }

  /// What a command shows on a terminal of 20 lines and 70 columns, without colors.
  private func onTerminal(_ words: String) throws -> [Substring] {
    try Program(named: "python3", advice: "it is on python.org").run(
      [
        Repository.url("Tests/terminal/pty_session.py").path, "''", "sh", "-c",
        "stty rows 20 cols 70; NO_COLOR=1 exec '\(try CommandLineTool.path)' \(words)",
      ], in: Repository.root
    ).standardOutput.split(separator: "\r\n")
  }

  @Test func `list selects questions by the rules that they are about`() throws {
    let run = try CommandLineTool.run("list", "questions", "--rule", "manual.display-next")
    #expect(run.status == 0)
    let first = """
      The minimum interval

      open.rate-limit-request
      """
    #expect(run.standardOutput.hasPrefix(first))
    #expect(run.standardOutput.contains("open.manual-choice"))
    #expect(!run.standardOutput.contains("open.after-dismiss"))
  }

  @Test func `list explains the codes of diagnostics without a suite`() throws {
    let run = try CommandLineTool.run("list", "diagnostics", "--specs", "no-such-directory")
    #expect(run.status == 0)
    let lines = run.standardOutput.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix("unknown-key ") && $0.hasSuffix(" The format has no such key here.")
      })
    #expect(lines.contains { $0.hasPrefix("duplicate-key ") })
  }

  @Test func `lint finds nothing wrong with the suite`() throws {
    let run = try CommandLineTool.run("lint", "Specs", "--strict")
    #expect(run.standardError == "")
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("no mistakes"))
  }

  @Test func `lint shows every mistake in a suite in one go`() throws {
    let run = try CommandLineTool.run("lint", "Fixtures/invalid")
    #expect(run.status == 2)
    #expect(run.standardError.components(separatedBy: ": error: ").count > 50)
    #expect(run.standardOutput.contains(" errors, "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions exist for every shell`(_ shell: String) throws {
    let run = try CommandLineTool.run("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("explain"))
  }

  @Test(arguments: ["run", "list", "explain", "lint", "audit"])
  func `help has examples and fits into 80 columns`(_ command: String) throws {
    let run = try CommandLineTool.run("help", command, environment: ["COLUMNS": "80"])
    #expect(run.standardOutput.contains("EXAMPLES"))
    #expect(!run.standardOutput.split(separator: "\n").contains { $0.count > 80 })
  }
}

@Suite struct `Results that make no sense` {
  @Test func `are not shown at all if they are two files in one`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec run -q stack/in-memory --results r.jsonl > out.txt
        cat r.jsonl r.jsonl > both.jsonl
        exec $iamspec report both.jsonl
        """, in: folder)
      #expect(run.status == 2)
      #expect(run.standardOutput == "")
      #expect(run.standardError.contains("error: there is more after the footer"))
    }
  }

  @Test func `are reported if nothing in them can be compared`() throws {
    try withTemporaryFolder { folder in
      for (name, rule) in [("a.jsonl", "stack.in-memory"), ("b.jsonl", "discard.timeout")] {
        _ = try CommandLineTool.run("run", "-q", "--rule", rule, "--results", name, in: folder)
      }
      let diff = try CommandLineTool.run("diff", "a.jsonl", "b.jsonl", in: folder)
      #expect(diff.status == 2)
      #expect(diff.standardOutput == "")
      #expect(
        diff.standardError
          == "b.jsonl: error: this has no case in common with a.jsonl: nothing can be compared\n")
    }
  }

  @Test(arguments: [
    "report a.jsonl.gz", "diff a.jsonl.gz a.jsonl.gz", "merge a.jsonl.gz --output all.jsonl",
    "handbook --output site --results a.jsonl.gz", "run --shard 1/2 --timings a.jsonl.gz",
  ])
  func `are reported if they are compressed`(_ command: String) throws {
    try withTemporaryFolder { folder in
      try Data([0x1F, 0x8B, 8, 0, 10, 123]).write(to: folder.appending(path: "a.jsonl.gz"))
      let run = try CommandLineTool.run(command.split(separator: " ").map(String.init), in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError
          == "a.jsonl.gz: error: this is compressed by gzip; unpack it first, with gunzip\n")
    }
  }
}

@Suite struct `iamspec handbook --results` {
  @Test func `shows on a rule's page which engines keep it and which do not`() throws {
    try withTemporaryFolder { folder in
      let results = ["good.jsonl", "bad.jsonl"].map { folder.appending(path: $0).path }
      let suite = folder.appending(path: "suite")
      try Repository.copySpecs("stack", to: suite)
      _ = try CommandLineTool.run(
        "run", "-q", "--specs", suite.path, "--results", results[0])
      _ = try CommandLineTool.run(
        "run", "-q", "--specs", suite.path, "--fault", "queue-instead-of-stack", "--results",
        results[1])
      let site = folder.appending(path: "site")
      let run = try CommandLineTool.run(
        "handbook", "--output", site.path, "--specs", suite.path, "--results", results[0],
        "--results", results[1])
      #expect(run.status == 0)
      let page = try String(
        contentsOf: site.appending(path: "rules/stack.last-in-first-out.html"), encoding: .utf8)
      #expect(page.contains(">kept<"))
      #expect(page.contains(">broken<"))
      #expect(page.contains("queue-instead-of-stack"))
      let other = try CommandLineTool.run(
        "handbook", "--output", site.path, "--specs", "Fixtures/suites/shop", "--results",
        results[0])
      #expect(other.status == 2)
    }
  }

  @Test func `keeps two runs of one engine apart`() throws {
    let suite = ["--specs", "Fixtures/versions/before-clauses/bundle.json"]
    try withTemporaryFolder { folder in
      let (good, again) = (
        folder.appending(path: "good.jsonl"), folder.appending(path: "again.jsonl")
      )
      _ = try CommandLineTool.run(["run", "-q", "--results", good.path] + suite)
      try FileManager.default.copyItem(at: good, to: again)
      let site = folder.appending(path: "site")
      _ = try CommandLineTool.run(
        ["handbook", "--output", site.path, "--results", good.path, "--results", again.path]
          + suite)
      let both = try String(
        contentsOf: site.appending(path: "engines/iamspec-reference-engine.html"), encoding: .utf8)
      #expect(both.contains("><h3>1.0 (\(good.path)) "))
      #expect(both.contains("><h3>1.0 (\(again.path)) "))
      let diff = try CommandLineTool.run("diff", "good.jsonl", "again.jsonl", in: folder)
      #expect(diff.standardOutput.hasPrefix("old good.jsonl: iamspec reference engine 1.0, "))
      #expect(diff.standardOutput.contains("\nnew again.jsonl: iamspec reference engine 1.0, "))
    }
  }
}
