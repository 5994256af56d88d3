import Foundation
import TestSupport
import Testing

@Suite struct `iamspec check` {
  private let clean = "Fixtures/traces/clean.jsonl"
  private let olderFirst = "Fixtures/traces/older-first.jsonl"

  @Test func `explains an engine's behavior in real time`() throws {
    let run = try CommandLineTool.run("check", clean)
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix(
        "✓ Fixtures/traces/clean.jsonl: 25 lines in 10.211 s, explained within 500ms of its times.\n"
      )
    )
    #expect(run.standardError.isEmpty)
  }

  @Test func `names the line, the clause and the reason of a breach`() throws {
    let run = try CommandLineTool.run("check", olderFirst)
    #expect(run.status == 1)
    #expect(
      run.standardOutput.hasPrefix(
        """
        ✗ stack.last-in-first-out/newest-first: Of the messages that wait, the one
          received last is displayed first.

          Fixtures/traces/older-first.jsonl:17: `cart` was displayed before `news`,
          which came to the stack later.

        """))
    #expect(run.standardOutput.contains("  ✗   17  6.616"))
    let bad = try #require(
      JSONSerialization.jsonObject(
        with: Data(CommandLineTool.run("check", olderFirst, "--json").standardOutput.utf8))
        as? [String: Any])
    #expect(bad["verdict"] as? String == "breach")
    let breaches = try #require(bad["breaches"] as? [[String: Any]])
    #expect(breaches.first?["line"] as? Int == 17)
    #expect(breaches.first?["clause"] as? String == "stack.last-in-first-out/newest-first")
  }

  @Test func `does not explain a real clock without slack`() throws {
    let run = try CommandLineTool.run("check", clean, "--slack", "0", "--strict")
    #expect(run.status == 1)
    #expect(!run.standardOutput.contains("explained within"))
  }

  @Test func `reads standard input, and ignores an incomplete last line`() throws {
    let run = try CommandLineTool.shell("head -c -20 \(clean) | $iamspec check -")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix(
        "note: (standard input): line 27 is incomplete and is ignored: "))
  }

  @Test(arguments: [
    ("check nowhere.jsonl", "error: nowhere.jsonl: there is no such file\n"),
    ("check Fixtures", "error: Fixtures is a directory; name a trace, a file of JSON Lines\n"),
    (
      "check /dev/null",
      "/dev/null: error: the trace is empty\n      = it begins with a header: "
    ),
    ("check /bin/sh", "error: this is a binary file, not a trace\n"),
    ("check README.md", "README.md:1:1: error: the header is not valid JSON"),
  ])
  func `says what is wrong with a file`(_ words: String, _ expected: String) throws {
    let run = try CommandLineTool.shell("$iamspec \(words)")
    #expect(run.status == 2)
    #expect(run.standardError.contains(expected), "\(run.standardError)")
    #expect(run.standardOutput.isEmpty)
  }

  @Test(arguments: [
    (["check"], "Missing expected argument '<trace>'"),
    (
      ["check", "t", "--slack", "soon"], "write a time such as 500ms or 2s, at most a minute, or 0"
    ),
    (["check", "t", "--slack", "2m"], "write a time such as 500ms or 2s, at most a minute, or 0"),
    (["check", "t", "--slack", "-1"], "write a time such as 500ms or 2s, at most a minute, or 0"),
  ])
  func `rejects options that make no sense`(_ words: [String], _ hint: String) throws {
    let run = try CommandLineTool.run(words)
    #expect(run.status == 64)
    #expect(run.standardError.contains(hint), "\(run.standardError)")
  }

  @Test func `writes a case that lint accepts, and that the reference engine passes`() throws {
    try withTemporaryFolder { folder in
      try Repository.copySpecs("stack", to: folder.appending(path: "specs"))
      let run = try CommandLineTool.shell(
        """
        $iamspec check \(clean) --write '\(folder.path)/specs/stack/seen.yaml' >/dev/null
        $iamspec check \(olderFirst) --write '\(folder.path)/specs/stack/bad.yaml' >/dev/null
        $iamspec lint --update-ledger '\(folder.path)/specs' &&
          $iamspec run --specs '\(folder.path)/specs' stack/seen stack/bad &&
          ! $iamspec run --specs '\(folder.path)/specs' stack/bad \\
            --fault queue-instead-of-stack >/dev/null
        """)
      #expect(run.status == 0, "\(run.standardOutput)\(run.standardError)")
      #expect(run.standardOutput.contains(": no mistakes"), "\(run.standardError)")
    }
  }

  @Test func `writes hostile traces as cases that lint accepts without a warning, or says why not`()
    throws
  {
    let long = String(repeating: "k", count: 1020) + "é"
    let traces = [
      #"{"Sale Banner-1":{"type":"modal","triggers":[{"kind":"custom_event","name":"shop"}],"extras":{"k\u00a0":"\ufeff \u200b\n# x: y","\#(long)":"no"}},"1":{"type":"html","triggers":[{"kind":"custom_event","name":"later"}]},"Été":{"type":"slideup","triggers":[{"kind":"custom_event","name":"ete"}]}}"#,
      #"{"a b":{"type":"modal","triggers":[{"kind":"custom_event","name":"shop"}],"image":"\#(long)\#(long)"},"a_b":{"type":"modal","triggers":[]}}"#,
      #"{"e\u0301":{"type":"modal","triggers":[{"kind":"custom_event","name":"shop"},{"kind":"custom_event","name":"cafe\u0301","where":{"property":"p\u200b","op":"matches","value":"(a+)+(a+)+$"}}]}}"#,
    ]
    try withTemporaryFolder { folder in
      for (index, messages) in traces.enumerated() {
        let name = ["Sale Banner-1", "a b", "e\u{301}"][index]
        let words = String(repeating: "a", count: 40)
        let trace = #"""
          {"iamspec_trace":1,"profile":"swift","given":{"minimum_interval":0},"messages":\#(messages),"unseen":["choice_asked","prefetched","impression","no_matching_trigger"]}
          {"at":0,"do":"start_session","deliver":["\#(name)"]}
          {"at":10,"do":"dismiss"}
          {"at":20,"do":"log_event","name":"unheard \u00a0","properties":{"x":"\u2028"}}
          {"at":30,"do":"log_event","name":"cafe\u0301","properties":{"p\u200b":"\#(words)!"}}
          {"at":840,"do":"log_event","name":"shop"}
          {"at":913,"saw":"displayed","message":"\#(name)"}
          {"at":9000,"end":true}
          """#
        try Data(trace.utf8).write(to: folder.appending(path: "trace-\u{A0}\(index).jsonl"))
      }
      try Repository.copySpecs("stack", "triggers", to: folder.appending(path: "specs"))
      let run = try CommandLineTool.shell(
        """
        cd '\(folder.path)'
        for n in 0 1 2; do
          $iamspec check trace-\u{A0}$n.jsonl --write specs/triggers/seen-$n.yaml || echo "status $?"
        done
        $iamspec lint --strict specs --update-ledger &&
          $iamspec run --specs specs triggers/seen-0 triggers/seen-1 triggers/seen-2
        """)
      #expect(run.status == 0, "\(run.standardOutput)\(run.standardError)")
      #expect(!run.standardOutput.contains("status "), "\(run.standardOutput)\(run.standardError)")
      #expect(run.standardOutput.contains(": no mistakes"), "\(run.standardError)")
      let text = try String(
        contentsOf: folder.appending(path: "specs/triggers/seen-0.yaml"), encoding: .utf8)
      #expect(text.contains("sale_banner_1:"))
    }
  }

  @Test func `writes no case under a rule that has nothing to do with it`() throws {
    try withTemporaryFolder { folder in
      try Repository.copySpecs(to: folder.appending(path: "specs"))
      let run = try CommandLineTool.shell(
        """
        $iamspec check \(clean) --write '\(folder.path)/specs/local/seen.yaml'
        ls '\(folder.path)/specs/local'
        $iamspec check \(clean) --rule stack.in-memry --write '\(folder.path)/specs/stack/s.yaml'
        """)
      #expect(
        run.standardError.contains(
          "no rule of the chapter `local` stands behind it\n       write it in a chapter"))
      #expect(run.standardError.contains("did you mean `stack.in-memory`?"))
      #expect(!run.standardOutput.contains("seen"))
    }
  }

  @Test func `ends soon, however a pattern is nested`() throws {
    try withTemporaryFolder { folder in
      let words = String(repeating: "a", count: 40)
      let trace = #"""
        {"iamspec_trace":1,"profile":"swift","given":{"minimum_interval":0},"messages":{"sale":{"type":"slideup","triggers":[{"kind":"custom_event","name":"shop","where":{"property":"p","op":"matches","value":"(a+)+(a+)+$"}}]}}}
        {"at":0,"do":"start_session","deliver":["sale"]}
        {"at":840,"do":"log_event","name":"shop","properties":{"p":"\#(words)!"}}
        {"at":9000,"end":true}
        """#
      try Data(trace.utf8).write(to: folder.appending(path: "trace.jsonl"))
      let run = try CommandLineTool.run("check", "trace.jsonl", in: folder)
      #expect(run.standardOutput.hasPrefix("~ trace.jsonl") || run.standardOutput.hasPrefix("✓"))
      try Data(trace.replacing("(a+)+(a+)+$", with: "(a+").utf8).write(
        to: folder.appending(path: "bad.jsonl"))
      let bad = try CommandLineTool.run("check", "bad.jsonl", in: folder)
      #expect(bad.status == 2)
      #expect(bad.standardError.contains("a `(` in this pattern is never closed"))
    }
  }

  @Test(arguments: [
    ("seen.yaml", "case files of the suite in specs are in its chapters' folders"),
    ("nowhere/seen.yaml", "the suite in specs has no chapter `nowhere`"),
    ("stack/Not An Id.yaml", "`Not An Id` is not a valid id"),
    ("extras/questions.yaml", "a chapter's questions.yaml has no cases in it"),
    ("stack/seen.txt", "the name of a case file ends in .yaml, that of stack/seen.txt does not"),
  ])
  func `writes no file that the suite around it would not accept`(
    _ path: String, _ message: String
  ) throws {
    try withTemporaryFolder { folder in
      let specs = folder.appending(path: "specs")
      try Repository.copySpecs(to: specs)
      let run = try CommandLineTool.run(
        "check", Repository.url(clean).path, "--write", "specs/\(path)", in: folder)
      #expect(run.status == 2)
      #expect(run.standardError.hasPrefix("error: --write specs/\(path): \(message)"))
      #expect(!FileManager.default.fileExists(atPath: specs.appending(path: path).path))
    }
  }

  @Test(arguments: [
    ("stack", "stack.offer-when-eligible"), ("reenqueue", "reenqueue.background"),
    ("field", "stack.offer-when-eligible"),
  ])
  func `files a case under a rule of the log or, failing that, one of its chapter`(
    _ chapter: String, _ rule: String
  ) throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "\(chapter)/seen.yaml")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let run = try CommandLineTool.run("check", clean, "--write", file.path)
      #expect(run.status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("\nrules: [\(rule)]\n"))
    }
  }

  @Test func `blames no rule for a message that disappears by itself, as many do in the field`()
    throws
  {
    try withTemporaryFolder { folder in
      let trace = #"""
        {"iamspec_trace":1,"profile":"swift","given":{"minimum_interval":0},"messages":{"sale":{"type":"slideup","triggers":[{"kind":"custom_event","name":"opened_shop"}]}},"unseen":["choice_asked","prefetched","impression"]}
        {"at":0,"do":"start_session","deliver":["sale"]}
        {"at":840,"do":"log_event","name":"opened_shop"}
        {"at":913,"saw":"displayed","message":"sale"}
        {"at":6310,"saw":"dismissed","message":"sale"}
        {"at":9000,"end":true}
        """#
      try Data(trace.utf8).write(to: folder.appending(path: "trace.jsonl"))
      let run = try CommandLineTool.run("check", "trace.jsonl", in: folder)
      #expect(run.status == 0)
      #expect(run.standardOutput.hasPrefix("~ trace.jsonl:5: no answers to the open questions"))
    }
  }

  @Test func `says how large the slack must be`() throws {
    let help = try CommandLineTool.run("help", "check")
    let words = help.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("The slack must be at least the log's lag"))
  }

  @Test func `does not overwrite existing files, such as the trace itself`() throws {
    try withTemporaryFolder { folder in
      let trace = folder.appending(path: "trace.jsonl")
      try FileManager.default.copyItem(at: Repository.url(clean), to: trace)
      let run = try CommandLineTool.run(
        "check", "trace.jsonl", "--write", "trace.jsonl", in: folder)
      #expect(run.status == 64)
      #expect(
        run.standardError.hasPrefix(
          "error: --write trace.jsonl: the file exists, and is not overwritten; name another file\n"
        ))
      #expect(try Data(contentsOf: trace) == Data(contentsOf: Repository.url(clean)))
    }
  }

  @Test func `does not write to impossible places`() throws {
    let run = try CommandLineTool.run("check", clean, "--write", "Fixtures")
    #expect(run.status == 64 || run.status == 4)
  }

  // MARK: The format

  @Test func `has a schema that accepts the traces of the fixtures and of the document`() throws {
    let document = try Repository.text("docs/traces.md")
    let section = try #require(document.range(of: "\n## The format\n"))
    let begin = try #require(
      document.range(of: "```json\n", range: section.upperBound..<document.endIndex))
    let end = try #require(
      document.range(of: "\n```", range: begin.upperBound..<document.endIndex))
    let example = String(document[begin.upperBound..<end.lowerBound]) + "\n"
    let texts = [example, try Repository.text(clean), try Repository.text(olderFirst)]
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1]))
      Draft202012Validator.check_schema(schema)
      def is_valid(name, line):
          ref = {"$ref": "#/$defs/" + name, "$defs": schema["$defs"]}
          return Draft202012Validator(ref).is_valid(json.loads(line))
      for text in json.load(sys.stdin):
          lines = text.splitlines()
          assert is_valid("header", lines[0]), lines[0]
          for line in lines[1:]:
              assert is_valid("line", line), line
              assert not is_valid("header", line), line
      assert not is_valid("line", '{"do":"dismiss"}')
      assert not is_valid("line", '{"at":1}')
      assert not is_valid("line", '{"at":1,"do":"dance"}')
      assert not is_valid("header", '{"iamspec_trace":2,"profile":"swift","messages":{}}')
      """
    let run = try Program(named: "python3", advice: "it is on python.org").run(
      ["-c", program, Repository.url("Specs/trace.schema.json").path],
      input: try JSONEncoder().encode(texts))
    #expect(run.status == 0, "\(run.standardError)")
    // `check` must explain the example.
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "example.jsonl")
      try example.write(to: url, atomically: true, encoding: .utf8)
      let run = try CommandLineTool.run("check", url.path)
      #expect(run.status == 0 && run.standardOutput.contains("explained within"))
    }
  }
}
