import Foundation
import TestSupport
import Testing

@Suite struct `The commands for case authors` {
  /// A temporary folder with a small suite.
  private struct Workplace {
    let folder: URL

    init(suite: String = "Fixtures/lint/ledger") throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let source = Repository.url(suite)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: folder.appending(path: "Specs"))
      try? FileManager.default.removeItem(at: file("Specs/ledger.txt"))
      try? FileManager.default.removeItem(at: file("Specs/expected.txt"))
    }

    func file(_ path: String) -> URL { folder.appending(path: path) }

    func text(_ path: String) throws -> String {
      try String(contentsOf: file(path), encoding: .utf8)
    }

    func run(_ arguments: String...) throws -> CommandLineTool.Output {
      try CommandLineTool.run(arguments, in: folder)
    }

    func tearDown() { try? FileManager.default.removeItem(at: folder) }
  }

  @Test(arguments: ["case", "rules", "chapter", "questions", "document", "faults", "protocol"])
  func `schema writes one schema to standard output`(_ format: String) throws {
    let run = try CommandLineTool.run("schema", format)
    #expect(run.status == 0)
    let url = Repository.url("Specs/\(format).schema.json")
    #expect(run.standardOutput == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test func `schema writes all schemas into a directory`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let run = try place.run("schema", "--output", "schemas/new")
    #expect(run.status == 0)
    #expect(
      run.standardOutput == """
        schemas/new/case.schema.json
        schemas/new/rules.schema.json
        schemas/new/chapter.schema.json
        schemas/new/questions.schema.json
        schemas/new/document.schema.json
        schemas/new/faults.schema.json
        schemas/new/vocabulary.schema.json
        schemas/new/monitors.schema.json
        schemas/new/conventions.schema.json
        schemas/new/answers.schema.json
        schemas/new/protocol.schema.json
        schemas/new/trace.schema.json

        """)
    #expect(try place.text("schemas/new/case.schema.json").hasPrefix("{\n  \"$schema\": "))
  }

  @Test(arguments: [("html", "index.html"), ("markdown", "README.md"), ("overview", "README.md")])
  func `handbook replaces an earlier handbook and nothing else`(
    _ format: String, _ start: String
  ) throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let words = ["handbook", "--specs", "Specs", "--output", "book", "--format", format]
    for _ in 0..<2 {
      #expect(try CommandLineTool.run(words, in: place.folder).status == 0)
    }
    try Data("mine\n".utf8).write(to: place.file("book/\(start)"))
    let run = try CommandLineTool.run(words, in: place.folder)
    #expect(run.status == 64)
    #expect(
      run.standardError.hasPrefix(
        "error: --output book: its \(start) does not come from a handbook, and is not overwritten; "
          + "name another folder, or remove the file\n"))
    #expect(try place.text("book/\(start)") == "mine\n")
  }

  @Test func `a suite's own faults are listed, and its own rules are named`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init 'my suite' >/dev/null
        $iamspec list faults --specs 'my suite' --all
        $iamspec list faults --specs 'my suite'
        for rule in shop.slae stack.in-memory; do
          $iamspec new $rule --specs 'my suite'
          $iamspec run --rule $rule --specs='my suite'
        done
        """, in: folder)
      #expect(
        run.standardOutput == """
          shop.sale
            no-sale  [swift]  breaks shown  (faults.yaml)
              Opening the shop displays nothing.
            sale-in-settings  [swift]  breaks nowhere-else  (faults.yaml)
              Opening the settings displays the sale.

          2 faults
          shop.sale
            no-sale  Opening the shop displays nothing.
            sale-in-settings  Opening the settings displays the sale.
          2 faults; --all also shows the clause that each breaks

          """)
      #expect(
        run.standardError.ranges(of: "`iamspec list rules --specs 'my suite'` lists them all").count
          == 2)
      #expect(!run.standardError.contains("`iamspec list rules`"))
    }
  }

  @Test(arguments: ["html", "markdown", "overview"])
  func `handbook writes the same bytes each time`(_ format: String) throws {
    // Sets and dictionaries have another order in each process.
    let place = try Workplace(suite: "Fixtures/suites/shop")
    defer { place.tearDown() }
    let run = try CommandLineTool.shell(
      """
      for book in 1 2 3; do
        $iamspec handbook --specs Specs --format \(format) --output $book >list || exit
      done
      diff -r 1 2 && diff -r 1 3 && ls 1
      """, in: place.folder)
    #expect(run.status == 0, "\(run.standardOutput)\(run.standardError)")
    #expect(run.standardOutput.contains("README.md\n") == (format != "html"))
  }

  @Test func `pages use the singular for a count of one`() throws {
    try withTemporaryFolder { folder in
      let run = try CommandLineTool.shell(
        """
        $iamspec init suite
        $iamspec handbook --specs suite --output book
        $iamspec run --specs suite --html page.html
        """, in: folder)
      #expect(run.status == 0)
      func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
      let facts = try text("book/index.html").matches(
        of: #/<span><b>(\d+)</b> ([a-z ]+)</span>/#
      ).map { "\($0.1) \($0.2)" }
      #expect(facts == ["1 rule", "2 cases", "1 open question", "1 document"])
      #expect(try text("page.html").contains("1 of 1 rule kept"))
    }
  }

  @Test func `lint counts errors even if the suite can run`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    try Data("gone/for/ever\n".utf8).write(to: place.file("Specs/ledger.txt"))
    let run = try place.run("lint")
    #expect(run.status == 2)
    #expect(run.standardOutput.contains(": 1 error, "))
  }

  @Test(arguments: ["Late.YAML", "late.Yml"])
  func `lint reports a file that is not read because of its suffix`(_ name: String) throws {
    let place = try Workplace()
    defer { place.tearDown() }
    try Data("format: 1\n".utf8).write(to: place.file("Specs/\(name)"))
    let run = try place.run("lint")
    #expect(run.status == 2)
    let ending = try #require(name.split(separator: ".").last)
    #expect(
      run.standardError.hasPrefix(
        "Specs/\(name): error: files that end in .\(ending) are not read [unexpected-file]\n"))
  }

  @Test func `schema without a format lists the formats`() throws {
    let run = try CommandLineTool.run("schema")
    #expect(run.status == 64)
    #expect(
      run.standardError.hasPrefix(
        """
        error: name a format: case, rules, chapter, questions, document, faults, vocabulary, monitors, \
        conventions, answers, protocol, trace; or write all of them as files with --output DIR

        """))
  }

  @Test func `audit writes the basis of the cases if it is given the suite's directory`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let run = try place.run("audit", "--specs", "Specs", "--write-basis")
    // The reference engine knows none of its rules.
    #expect(run.status == 5)
    #expect(run.standardError == "no case has a basis, so nothing was written\n")
    #expect(try place.run("lint").status == 0)
    let builtin = try place.run("audit", "--write-basis")
    #expect(builtin.status == 64)
    #expect(
      builtin.standardError.hasPrefix(
        "error: --write-basis needs the suite's directory: --specs DIR\n"))
  }

  @Test func `new does not write cases where the questions of a chapter would be`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let run = try place.run("new", "stack.newest-first", "--name", "questions")
    #expect(run.status == 2)
    #expect(
      run.standardError == """
        error: a chapter's questions.yaml has no cases in it
               name the file of cases with `--name`

        """)
  }

  @Test func `new writes a file that loads and says what comes next`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let run = try place.run("new", "stack.newest-first", "--name", "three-waiting.yaml")
    #expect(run.status == 0)
    #expect(
      run.standardOutput.hasPrefix(
        "Specs/stack/three-waiting.yaml\nSpecs/case.schema.json\n\nNext:\n"))
    let lint = try place.run("lint")
    #expect(lint.status == 0)
    #expect(lint.standardError.components(separatedBy: "[placeholder]").count == 3)
    #expect(lint.standardOutput.contains("2 warnings"))
    #expect(run.standardOutput.contains("iamspec run --specs Specs stack/three-waiting"))
  }

  @Test func `new refers to the schema, and writes it if it is missing`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    _ = try place.run("new", "stack.newest-first", "--name", "three-waiting")
    let first = try place.text("Specs/stack/three-waiting.yaml").prefix { $0 != "\n" }
    let path = try #require(first.split(separator: "=").last)
    let schema = place.file("Specs/stack").appending(path: String(path)).standardized
    let committed = Repository.url("Specs/case.schema.json")
    #expect(try Data(contentsOf: schema) == Data(contentsOf: committed))
    try Data("{}".utf8).write(to: schema)
    let again = try place.run("new", "stack.newest-first", "--name", "four-waiting")
    #expect(again.standardOutput.hasPrefix("Specs/stack/four-waiting.yaml\n\nNext:\n"))
    #expect(try Data(contentsOf: schema) == Data("{}".utf8))
  }

  @Test func `new overwrites nothing`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let before = try place.text("Specs/stack/newest-first.yaml")
    let run = try place.run("new", "stack.newest-first")
    #expect(run.status == 2)
    #expect(
      run.standardError == """
        error: Specs/stack/newest-first.yaml already exists
               write another file with `--name`

        """)
    #expect(try place.text("Specs/stack/newest-first.yaml") == before)
  }

  @Test func `new suggests the rule that was meant`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let run = try place.run("new", "stack.newest-frist")
    #expect(run.status == 2)
    #expect(run.standardError.contains("there is no rule `stack.newest-frist`"))
    #expect(run.standardError.contains("did you mean `stack.newest-first`?"))
  }

  @Test func `new rejects a name that cannot be part of an id`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    let run = try place.run("new", "stack.newest-first", "--name", "../Newest First")
    #expect(run.status == 2)
    #expect(
      run.standardError.contains(
        "`../Newest First` is not a valid id, and would be part of the ids of its cases"))
  }

  @Test func `new rejects a rule that nothing can test`() throws {
    let run = try CommandLineTool.run("new", "keyboard.never-over")
    #expect(run.status == 2)
    #expect(run.standardError.contains("the rule `keyboard.never-over` is declared untestable"))
  }

  @Test func `a suite needs no ledger, and lint creates one on demand`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    #expect(try place.run("lint", "--strict").status == 0)
    let update = try place.run("lint", "--update-ledger", "--strict")
    #expect(update.status == 0)
    #expect(update.standardOutput.hasPrefix("Specs/ledger.txt: 3 new cases\n"))
    #expect(try place.text("Specs/ledger.txt").hasSuffix("\nstack/newest-first/two-waiting\n"))
    let again = try place.run("lint", "--update-ledger")
    #expect(!again.standardOutput.contains("ledger"))
  }

  @Test func `an id that vanishes turns lint red until it is retired`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    _ = try place.run("lint", "--update-ledger")
    let cases = try place.text("Specs/stack/newest-first.yaml")
    try Data(cases.replacing("two-waiting", with: "both-waiting").utf8)
      .write(to: place.file("Specs/stack/newest-first.yaml"))
    for arguments in [["lint"], ["lint", "--update-ledger"]] {
      let run = try CommandLineTool.run(arguments, in: place.folder)
      #expect(run.status == 2)
      #expect(run.standardError.contains("Specs/ledger.txt:"))
      #expect(run.standardError.contains("[vanished-case]"))
    }
    let ledger = try place.text("Specs/ledger.txt")
    #expect(ledger.contains("stack/newest-first/both-waiting\n"))
    let retired = "- stack/newest-first/two-waiting  # replaced by stack/newest-first/both-waiting"
    try Data(ledger.replacing("\nstack/newest-first/two-waiting", with: "\n" + retired).utf8)
      .write(to: place.file("Specs/ledger.txt"))
    #expect(try place.run("lint", "--strict").status == 0)
    // Retired ids never return.
    try Data(cases.utf8).write(to: place.file("Specs/stack/newest-first.yaml"))
    let revived = try place.run("lint")
    #expect(revived.status == 2)
    #expect(revived.standardError.contains("[revived-case]"))
  }

  @Test func `a case that gets another id is found as moved, and named by either id`() throws {
    let place = try Workplace()
    defer { place.tearDown() }
    _ = try place.run("lint", "--update-ledger")
    _ = try place.run("bundle", "--specs", "Specs", "--output", "old.json")
    let cases = try place.text("Specs/stack/newest-first.yaml")
    try Data(cases.replacing("two-waiting", with: "both-waiting").utf8)
      .write(to: place.file("Specs/stack/newest-first.yaml"))
    let move = "stack/newest-first/two-waiting -> stack/newest-first/both-waiting\n"
    let update = try place.run("lint", "--update-ledger", "--earlier-specs", "old.json", "--strict")
    #expect(update.status == 0)
    #expect(
      update.standardOutput.hasPrefix("Specs/ledger.txt: 1 new case, 1 moved case\n  \(move)"))
    #expect(try place.text("Specs/ledger.txt").contains("\n\(move)"))
    let list = try place.run("list", "cases", "stack/newest-first/two-waiting", "--specs", "Specs")
    #expect(list.standardOutput.hasPrefix("stack/newest-first/both-waiting "))
  }
}
