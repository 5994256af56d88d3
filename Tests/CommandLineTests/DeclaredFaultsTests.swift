import Foundation
import TestSupport
import Testing

@Suite struct `Faults that a suite declares` {
  private static let suite = "Fixtures/suites/waiting-room"
  private static let engine = ["python3", "Fixtures/engines/waiting-room/engine.py"]

  @Test func `are detected if a correct engine keeps a rule that the reference engine breaks`()
    throws
  {
    let audit = try CommandLineTool.run(
      ["audit", "--fast", "--specs", Self.suite, "--"] + Self.engine,
      environment: ["COLUMNS": "80"])
    #expect(audit.status == 0)
    #expect(audit.standardError == "")
    #expect(
      audit.standardOutput.hasPrefix(
        """
        warning: that queue/oldest-first/two-waiting [swift] does not ask too much
          rests on waiting room 1.0 alone: the reference engine fails it

        – not too much: proved for 0 of 1 cases, counted by profile; the reference
          engine fails the others, which waiting room 1.0 passes
        ✓ not too little: a case of its rule notices each of 3 faults of faults.yaml (3
          runs, with waiting room 1.0 as the good engine)
        ✓ on the documents' word: 2 clauses, each stated or implied by a document,
          broken by a fault, and held by a behavioral case

        """))
  }

  @Test func `prove nothing if there is only the reference engine, which fails their cases`()
    throws
  {
    let audit = try CommandLineTool.run(
      "audit", "--fast", "--specs", Self.suite, environment: ["COLUMNS": "80"])
    #expect(audit.status == 1)
    #expect(
      audit.standardOutput.hasPrefix(
        """
        error: Fixtures/suites/waiting-room/queue/oldest-first.yaml:11:5:
          queue/oldest-first/two-waiting [swift] fails against the reference engine, in
          step 3, whatever the answers to the open questions; `iamspec run` shows how;
          if it does not know the rule, name an engine that does: `iamspec audit --specs
          DIR -- ENGINE`
        warning: whether a case notices newest-first, forgets, second-is-lost is not
          proved: iamspec reference engine 1.0 passes no case of their rules; name an
          engine that keeps them: `iamspec audit --specs DIR -- ENGINE`

        """))
  }

  @Test func `prove nothing with an engine that does not start, which one paragraph says`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite > out
        cat >> suite/faults.yaml <<'END'
          - id: lost
            breaks: shop.sale
            summary: The sale is lost.
            command: [sh, -c, "echo no license >&2; exit 3"]
        END
        $iamspec audit --specs suite
        """, in: folder, environment: ["COLUMNS": "200"])
      #expect(run.status == 1)
      #expect(
        run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
          "exited with status 3 before it wrote its manifest; its last words on standard error: no license"
        ))
    }
  }

  @Test func `are listed with the cases that detect each`() throws {
    let audit = try CommandLineTool.run(
      ["audit", "--rule", "queue.oldest-first", "--specs", Self.suite, "--"] + Self.engine)
    #expect(
      audit.standardOutput.contains(
        """
        ✓ swift  forgets  (queue.oldest-first/none-lost)
            queue/oldest-first/two-waiting (step 4)

        """))
    #expect(audit.standardOutput.contains("    stated: guide · held by 1 case\n"))
  }

  @Test func `reveal an incorrect engine named as the correct one`() throws {
    let audit = try CommandLineTool.run(
      ["audit", "--fast", "--specs", Self.suite, "--"] + Self.engine + ["--bug", "forgets"],
      environment: ["COLUMNS": "200"])
    #expect(audit.status == 1)
    #expect(
      audit.standardOutput.contains(
        "queue/oldest-first/two-waiting [swift] fails against waiting room 1.0, in step 4;"))
  }

  /// The output about a fault in a copy of the suite without the other faults.
  @Test(arguments: [
    (
      "changes: [{seen: {displayed: first}, instead: [seen]}]",
      "faults.yaml:3:5: it changes nothing in any case of queue.oldest-first: its `when`, `after` "
        + "and `seen` fit nowhere"
    ),
    (
      "changes: [{when: dismiss, instead: [seen, {impression: first}]}]",
      "faults.yaml:3:5: no case of queue.oldest-first notices it [swift], of 1 that could: Wrong."
    ),
    (
      "command: [python3, \(Repository.root.path)/\(engine[1])]",
      "faults.yaml:3:5: no case of queue.oldest-first notices it [swift], of 1 that could: Wrong."
    ),
    (
      "command: [no-such-engine]", "faults.yaml:3:5: it proves nothing: its engine does not start: "
    ),
    (
      "command: [python3, \(Repository.root.path)/Fixtures/engines/misbehaving/always_crashes.py]",
      "faults.yaml:3:5: it proves nothing: its engine does not answer queue/oldest-first/two-waiting "
    ),
  ])
  func `are errors if nothing detects them or they change nothing`(
    _ way: String, _ sentence: String
  ) throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      try FileManager.default.copyItem(at: Repository.url(Self.suite), to: copy)
      let faults = """
        format: 1
        faults:
          - {id: it, breaks: queue.oldest-first/order, summary: Wrong., \(way)}

        """
      try Data(faults.utf8).write(to: copy.appending(path: "faults.yaml"))
      let audit = try CommandLineTool.run(
        [
          "audit", "--fast", "--specs", "suite", "--", "python3",
          "\(Repository.root.path)/\(Self.engine[1])",
        ], in: folder, environment: ["COLUMNS": "400"])
      #expect(audit.status == 1)
      #expect(audit.standardOutput.contains("error: suite/" + sentence))
      #expect(audit.standardOutput.contains("✗ too little: 1 of 1 fault of faults.yaml is not "))
    }
  }

  @Test func `cause a warning for a case that detects none of them`() throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      _ = try CommandLineTool.run("init", "suite", in: folder)
      let cases = try String(contentsOf: copy.appending(path: "shop/sale.yaml"), encoding: .utf8)
      let idle = """

          - id: nothing
            title: Nothing is displayed before the shop is open
            watch: [dismissed]
            steps:
              - start_session: {deliver: [sale]}

        """
      try Data((cases + idle).utf8).write(to: copy.appending(path: "shop/sale.yaml"))
      let audit = try CommandLineTool.run(
        "audit", "--fast", "--specs", "suite", in: folder, environment: ["COLUMNS": "200"])
      #expect(audit.status == 0)
      #expect(
        audit.standardOutput.contains(
          "\nwarning: suite/shop/sale.yaml:30:5: shop/sale/nothing notices no fault of its rules; "
            + "`kept_for` may say why it stays\n\n"))
    }
  }

  @Test func `are checked by lint and audit, with each mistake at its place`() throws {
    try withTemporaryFolder { folder in
      let copy = folder.appending(path: "suite")
      try FileManager.default.copyItem(at: Repository.url(Self.suite), to: copy)
      try FileManager.default.removeItem(at: copy.appending(path: "faults.yaml"))
      try FileManager.default.copyItem(
        at: Repository.url("Fixtures/invalid-faults/faults.yaml"),
        to: copy.appending(path: "faults.yaml"))
      let lint = try CommandLineTool.run("lint", "suite", in: folder)
      #expect(lint.status == 2)
      try Golden(besideFixture: "Fixtures/invalid-faults/expected.txt").expect(lint.standardError)
      let audit = try CommandLineTool.run("audit", "--specs", "suite", in: folder)
      #expect(audit.status == 2)
      #expect(audit.standardError == lint.standardError)
      #expect(audit.standardOutput == "")
    }
  }

  @Test func `can be declared in a new suite as the documentation shows`() throws {
    let document = try Repository.text("docs/your-own-suite.md")
    let start = try #require(document.range(of: "```yaml\nformat: 1\nfaults:\n")).lowerBound
    let block = document[start...].dropFirst("```yaml\n".count)
    let end = try #require(block.range(of: "```")).lowerBound
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      try Data(block[..<end].utf8).write(to: folder.appending(path: "suite/faults.yaml"))
      let lint = try CommandLineTool.run("lint", "--strict", "suite", in: folder)
      #expect(lint.standardError == "")
      #expect(lint.status == 0)
    }
  }

  @Test func `cannot be read from a folder in place of the file`() throws {
    try withTemporaryFolder { folder in
      _ = try CommandLineTool.run("init", "suite", in: folder)
      let file = folder.appending(path: "suite/faults.yaml")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      let lint = try CommandLineTool.run("lint", "--strict", "suite", in: folder)
      #expect(
        lint.standardError
          == "suite/faults.yaml: error: this cannot be read: it is a directory [unreadable]\n")
      #expect(lint.status == 2)
    }
  }

  @Test(arguments: [
    (
      ["--specs", suite, "--"],
      "error: there is no engine after --; leave out -- to run the reference engine\n"
    ),
    (["--", "python3"], "error: an engine after -- needs your own suite: add --specs DIR\n"),
  ])
  func `accept an engine only for a custom suite`(_ words: [String], _ message: String) throws {
    let audit = try CommandLineTool.run(["audit"] + words)
    #expect(audit.status == 64)
    #expect(audit.standardError.hasPrefix(message))
  }

  @Test func `are not audited with an engine that does not start`() throws {
    let audit = try CommandLineTool.run("audit", "--specs", Self.suite, "--", "no-such-engine")
    #expect(audit.status == 3)
    #expect(audit.standardOutput == "")
  }
}
