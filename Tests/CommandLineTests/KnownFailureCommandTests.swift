import Foundation
import TestSupport
import Testing

@Suite struct `iamspec run with a list of known failures` {
  private let broken = ["run", "stack", "--fault", "queue-instead-of-stack"]

  private func list(_ entries: String, in folder: URL) throws {
    try "format: 1\nknown_failures:\n\(entries)\n"
      .write(to: folder.appending(path: "known.yaml"), atomically: true, encoding: .utf8)
  }

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `takes a screen to say that what it lists passes, and names the way to the rest`()
    throws
  {
    try withTemporaryFolder { folder in
      try list("  - {cases: '**', kind: fail, reason: All.}", in: folder)
      let run = try CommandLineTool.run("run", "--known-failures", "known.yaml", in: folder)
      #expect(run.status == 1)
      let count = try #require(run.standardOutput.firstMatch(of: /: (\d+) listed cases pass/))
      let all = try #require(Int(count.1))
      #expect(all > 1000)
      let lines = run.standardOutput.split(separator: "\n")
      #expect(lines.count < 80)
      let heading = try #require(
        lines.first { $0.contains(" more listed cases passed; -v shows all, --tighten removes ") })
      #expect(heading.filter(\.isNumber) == "\(all - 3)")
      let rest = try #require(lines.first { $0.contains(/^    and [\d,]+ more$/) })
      #expect(rest.filter(\.isNumber) == "\(all - 13)")
    }
  }

  @Test func `takes a screen to say that its entries match nothing`() throws {
    try withTemporaryFolder { folder in
      let entries = (1...40).map { "  - {cases: none/none/n\($0), kind: fail, reason: All.}" }
      try list(entries.joined(separator: "\n"), in: folder)
      let words = ["run", "stack", "--known-failures", "known.yaml"]
      let run = try CommandLineTool.run(words, in: folder)
      #expect(run.status == 1)
      #expect(run.standardOutput.matches(of: #/`none/none/n\d+` matches/#).count == 10)
      #expect(run.standardOutput.contains("! The list has 30 more such problems; -v shows all"))
      let all = try CommandLineTool.run(words + ["-v"], in: folder)
      #expect(all.standardOutput.matches(of: #/`none/none/n\d+` matches/#).count == 40)
    }
  }

  @Test func `must name profiles of the suite`() throws {
    try withTemporaryFolder { folder in
      try list("  - {cases: stack/*, profile: swif, kind: fail, reason: All.}", in: folder)
      let run = try CommandLineTool.run("run", "--known-failures", "known.yaml", in: folder)
      #expect(run.status == 2)
      #expect(
        run.standardError == """
          known.yaml:3:31: error: `swif` is not a profile [unknown-profile]
              3 |   - {cases: stack/*, profile: swif, kind: fail, reason: All.}
                |                               ^^^^
                = did you mean `swift`?

          """)
    }
  }

  @Test func `accompanies an engine from broken to fixed`() throws {
    try withTemporaryFolder { folder in
      let write = try CommandLineTool.run(
        broken + ["--no-diagnosis", "--write-known-failures", "known.yaml"], in: folder)
      #expect(write.status == 0)
      #expect(
        write.standardOutput.contains(
          /known failures  known\.yaml: \d+ entries for \d+ cases written/))
      let text = try read("known.yaml", in: folder)
      #expect(text.contains("  - cases: stack/last-in-first-out/three-waiting\n    kind: fail\n"))
      #expect(
        text.contains(
          /reason: "stack\.last-in-first-out, step \d+: expected displayed: \w+; happened displayed: \w+"/
        ))

      let known = try CommandLineTool.run(broken + ["--known-failures", "known.yaml"], in: folder)
      #expect(known.status == 0)
      #expect(known.standardOutput.contains(" does not conform yet, but fails only as listed"))

      let fixed = try CommandLineTool.run("run", "--known-failures", "known.yaml", in: folder)
      #expect(fixed.status == 1)
      #expect(fixed.standardOutput.contains("It passed, but known.yaml:4:5 lists it as known"))
      #expect(fixed.standardOutput.contains("--known-failures known.yaml"))
      // The engine keeps every rule, but what is red must not say that something conforms.
      #expect(!fixed.standardOutput.contains("conform"))
      #expect(
        fixed.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
          /✗ The list of known failures is out of date: (\d+) listed cases pass\. iamspec reference engine 1\.0 passed (\d+) of \2 cases in \S+\. With `--tighten`, a run removes what passes from the list\.$/
        ))

      let tighten = try CommandLineTool.run(
        "run", "--known-failures", "known.yaml", "--tighten", in: folder)
      #expect(tighten.status == 0)
      #expect(tighten.standardOutput.contains(" conforms: all "))
      #expect(tighten.standardOutput.contains("dropped, 0 narrowed\n"))
      #expect(try read("known.yaml", in: folder).hasSuffix("format: 1\nknown_failures: []\n"))
      #expect(
        try CommandLineTool.run("run", "--known-failures", "known.yaml", in: folder).status == 0)
    }
  }

  @Test func `with -q reports changes of the list, and nothing that contradicts its status`() throws
  {
    try withTemporaryFolder { folder in
      let write = try CommandLineTool.run(
        broken + ["-q", "--no-diagnosis", "--write-known-failures", "known.yaml"], in: folder)
      #expect(write.status == 0)
      let verdict = "\n~ iamspec reference engine 1.0 does not conform yet: "
      #expect(write.standardOutput.contains(verdict))
      #expect(write.standardOutput.contains("\n  known failures  known.yaml: "))
      let tighten = try CommandLineTool.run(
        "run", "stack", "-q", "--known-failures", "known.yaml", "--tighten", in: folder)
      #expect(tighten.status == 0)
      let lines = tighten.standardOutput.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[0].hasPrefix("✓ iamspec reference engine 1.0 conforms: all "))
      #expect(lines[2].contains(/^  known failures  known\.yaml: \d+ entries dropped, 0 narrowed$/))
    }
  }

  @Test func `writes a glob if all cases of a file fail, and the glob matches just these`() throws {
    try withTemporaryFolder { folder in
      let broken = ["run", "triggers", "local", "--fault", "control"]
      _ = try CommandLineTool.run(
        broken + ["--no-diagnosis", "--write-known-failures", "known.yaml"], in: folder)
      let text = try read("known.yaml", in: folder)
      let entries = text.split(separator: "\n").count { $0.hasPrefix("  - cases: ") }
      #expect(entries < 20, "\(text)")
      #expect(text.contains("/*\"\n") || text.contains("/*\n"))
      let known = try CommandLineTool.run(
        broken + ["-q", "--known-failures", "known.yaml"], in: folder)
      #expect(known.status == 0)
      // Nothing is listed that was not run: all of it passes without the fault.
      let rest = try CommandLineTool.run(
        "run", "-q", "stack", "delivery", "--known-failures", "known.yaml", in: folder)
      #expect(rest.status == 0)
    }
  }

  @Test func `keeps the rules that must be judged when it rewrites the list`() throws {
    try withTemporaryFolder { folder in
      try """
      format: 1
      max_skipped: 5
      require: [stack.in-memory]
      known_failures: [{cases: stack/*, kind: fail, reason: All of it.}]

      """.write(to: folder.appending(path: "known.yaml"), atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run(
        broken + ["--known-failures", "known.yaml", "--tighten"], in: folder)
      #expect(run.standardOutput.contains("rewritten without its comments"))
      #expect(
        try read("known.yaml", in: folder).contains(
          "\nmax_skipped: 5\nrequire: [stack.in-memory]\nknown_failures:\n  - cases: "))
    }
  }

  @Test func `only tightens what the run covered, and keeps comments`() throws {
    try withTemporaryFolder { folder in
      let others = "  # Mine.\n  - {cases: discard/timeout/*, kind: fail, reason: Never asked.}"
      try list(
        """
          # The queue.
          - cases: stack/last-in-first-out/*
            kind: fail
            reason: A queue.
        \(others)
        """, in: folder)
      let run = try CommandLineTool.run(
        [
          "run", "--fault", "queue-instead-of-stack", "stack/last-in-first-out",
          "--known-failures", "known.yaml", "--tighten",
        ], in: folder)
      let text = try read("known.yaml", in: folder)
      #expect(text.contains("  # The queue.\n  - cases: stack/last-in-first-out/"))
      #expect(text.contains(others))
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [
    ("no/such/case", "", "`no/such/case` matches no case of the suite"),
    (
      "stack/last-in-first-out/*", ", expires: 2020-02-29",
      "expired after 2020-02-29: fix what is listed"
    ),
    ("stack/last-in-first-out/three-waiting", "", "and so does `stack/*` in line 3: remove one"),
  ]) func `exits with 1 if the list itself is wrong, and also reports that`(
    _ cases: String, _ more: String, _ message: String
  ) throws {
    try withTemporaryFolder { folder in
      let first = "  - {cases: stack/*, kind: fail, reason: All., profile: legacy}\n"
      try list(
        (message.contains("so does") ? first : "")
          + "  - {cases: \(cases), kind: fail, reason: Because.\(more)}", in: folder)
      let run = try CommandLineTool.run(
        "run", "local", "--known-failures", "known.yaml", "--junit", "junit.xml", in: folder)
      #expect(run.status == 1)
      #expect(
        run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          .contains(message))
      #expect(run.standardOutput.contains("The list of known failures is out of date"))
      let report = try read("junit.xml", in: folder)
      #expect(report.contains("<testsuite name=\"known-failures\" tests=\"1\" failures=\"1\""))
    }
  }

  @Test func `shows how a case is listed that misbehaves in another way`() throws {
    try withTemporaryFolder { folder in
      try list(
        "  - {cases: stack/last-in-first-out/three-waiting, kind: crash, reason: Boom.}", in: folder
      )
      let run = try CommandLineTool.run(
        ["run", "stack/last-in-first-out/three-waiting", "--fault", "queue-instead-of-stack"]
          + ["--known-failures", "known.yaml", "--junit", "junit.xml"], in: folder)
      #expect(run.status == 1)
      let sentence = "listed as crash in known.yaml:3:5, but it did something else"
      #expect(run.standardOutput.contains(sentence))
      #expect(try read("junit.xml", in: folder).contains(sentence))
    }
  }

  @Test func `exits with 2 if the list has mistakes, and shows them all`() throws {
    let list = "Fixtures/invalid-known-failures/everything-at-once.yaml"
    let run = try CommandLineTool.run("run", "--known-failures", list)
    #expect(run.status == 2)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("\(list):4:5: error: `knid` is not a key of an entry"))
    #expect(run.standardError.contains("is not a valid date"))
    let missing = try CommandLineTool.run("run", "--known-failures", "no-such-list.yaml")
    #expect(missing.status == 2)
    #expect(missing.standardError.contains("no-such-list.yaml: error: this cannot be read"))
  }

  @Test(arguments: [
    (["--tighten"], "name it with --known-failures"),
    (["--write-known-failures", "Package.swift"], "the file exists"),
  ]) func `exits with 64 if options contradict each other`(
    _ options: [String], _ message: String
  ) throws {
    let run = try CommandLineTool.run(["run", "local"] + options)
    #expect(run.status == 64)
    #expect(run.standardError.contains(message))
  }
}
