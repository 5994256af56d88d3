import SpecLoading
import SpecModel
import Testing

/// Rules, questions and bases in the folders of their chapters.
@Suite struct `A chapter with files of its own` {
  private static let head = """
    format: 1
    suite: {name: shop, title: Messages of a shop, version: "1.0"}
    documents:
      guide: {title: The guide, language: English, profile: modern}
      notes: {title: The notes, language: English, profile: modern}
      manual: {title: The manual, language: German, profile: modern}
    profiles:
      modern: {title: Modern SDK, documents: [guide, notes, manual]}
    chapters:

    """

  /// A chapter with a rule of its own, without its id.
  private static func chapter(_ id: String) -> String {
    """
    title: The chapter
    about: What it is about.
    rules:
      - id: \(id).rule
        title: The rule
        layer: presenter
        profiles: [modern]
        statement: The message is displayed.
        clauses:
          - id: displayed
            text: The message is displayed.
            documents: {notes: implied, "manual, guide": stated}
        documents:
          manual, guide: {says: stated, section: Display}
          notes: {says: silent}

    """
  }

  private static func inline(_ id: String) -> String {
    let lines = chapter(id).split(separator: "\n").map { "    \($0)\n" }
    return "  - id: \(id)\n\(lines.joined())"
  }

  private static func question(_ id: String, _ more: String = "") -> String {
    """
      - id: open.\(id)
        title: The question
        question: Is it displayed?
        rules: [\(id).rule]
        default: shown
        answers: {shown: It is., hidden: It is not.}
    \(more)
    """
  }

  private func load(_ files: [(path: String, text: String)]) async -> LoadedSuite {
    await SuiteLoader(parallelism: 1).load(
      files: files.map { SourceFile($0.path, bytes: Array($0.text.utf8)) })
  }

  /// The chapters without their places.
  private func contents(_ suite: Suite?) -> [Chapter]? {
    var chapters = suite?.chapters
    for chapter in chapters?.indices ?? 0..<0 {
      for rule in chapters?[chapter].rules.indices ?? 0..<0 {
        chapters?[chapter].rules[rule].location = .nowhere
        chapters?[chapter].rules[rule].clauses[0].location = .nowhere
      }
    }
    return chapters
  }

  @Test func `has the rules that the suite's rules.yaml could have, in the same order`() async {
    let whole = await load([("rules.yaml", Self.head + Self.inline("late") + Self.inline("early"))])
    let mixed = await load([
      ("rules.yaml", Self.head + "  - late\n" + Self.inline("early")),
      ("late/rules.yaml", "format: 1\n" + Self.chapter("late")),
    ])
    let apart = await load([
      ("early/rules.yaml", "format: 1\n" + Self.chapter("early")),
      ("late/rules.yaml", "format: 1\n" + Self.chapter("late")),
      ("rules.yaml", Self.head + "  - late\n  - early\n"),
    ])
    #expect(whole.diagnostics == [] && mixed.diagnostics == [] && apart.diagnostics == [])
    #expect(contents(whole.suite)?.map(\.id) == ["late", "early"])
    #expect(contents(mixed.suite) == contents(whole.suite))
    #expect(contents(apart.suite) == contents(whole.suite))
    let place = apart.suite?.rules[0].location
    #expect(place == SourceLocation(file: "late/rules.yaml", line: 5, column: 5))
  }

  @Test func `says once what several documents say, in the order of the suite's documents`() async {
    let suite = await load([("rules.yaml", Self.head + Self.inline("late"))]).suite
    let citations = suite?.rules[0].citations
    #expect(citations?.map(\.document) == ["guide", "notes", "manual"])
    #expect(citations?.map(\.stance) == [.stated, .silent, .stated])
    #expect(citations?.map(\.section) == ["Display", nil, "Display"])
    let clause = suite?.rules[0].clauses[0].citations
    #expect(clause?.map(\.stance) == [.stated, .implied, .stated])
  }

  @Test func `has questions that refer to those of other files, and come in its order`() async {
    let moot = "    moot:\n      - {when: {open.early: hidden}, because: It never is.}\n"
    let loaded = await load([
      ("rules.yaml", Self.head + "  - late\n" + Self.inline("early")),
      ("late/rules.yaml", "format: 1\n" + Self.chapter("late")),
      ("late/questions.yaml", "format: 1\nquestions:\n" + Self.question("late", moot)),
      ("early/questions.yaml", "format: 1\nquestions:\n" + Self.question("early")),
    ])
    #expect(loaded.diagnostics == [])
    #expect(loaded.suite?.questions.map(\.id) == ["open.late", "open.early"])
  }

  @Test func `does not make the questions of a file that cannot be read unknown`() async {
    let moot = "    moot:\n      - {when: {open.early: hidden}, because: It never is.}\n"
    let loaded = await load([
      ("rules.yaml", Self.head + Self.inline("late") + Self.inline("early")),
      ("late/questions.yaml", "format: 1\nquestions:\n" + Self.question("late", moot)),
      ("early/questions.yaml", "questions: [\n"),
    ])
    #expect(loaded.diagnostics.map(\.location.file) == ["early/questions.yaml"])
  }

  @Test func `is no suite by itself`() async {
    let loaded = await load([("rules.yaml", "format: 1\n" + Self.chapter("late"))])
    #expect(
      loaded.diagnostics.map(\.message)
        == ["expected the rules.yaml of a suite, found that of a chapter"])
  }

  @Test func `has what its cases stand on in basis.lock`() async {
    let loaded = await load([
      ("rules.yaml", Self.head + Self.inline("late")),
      ("late/basis.lock", "format: 1\ncases:\n  late/cases/one: {needs: [early.rule]}\n"),
      (
        "late/cases.yaml",
        """
        format: 1
        title: Cases
        rules: [late.rule]
        cases: [{id: one, title: One, steps: [dismiss]}]

        """
      ),
    ])
    #expect(loaded.suite?.cases.map(\.basis) == [CaseBasis(needs: ["early.rule"])])
  }

  @Test func `has it there, and not in the basis.yaml of the suite that there was once`() async {
    let loaded = await load([
      ("rules.yaml", Self.head + Self.inline("late")), ("basis.yaml", "format: 1\ncases: {}\n"),
    ])
    #expect(
      loaded.diagnostics.map(\.hint) == [
        "remove it, and let `iamspec audit --specs DIR --write-basis` write basis.lock for each chapter"
      ])
  }

  @Test(arguments: [
    ("rules.yaml", SuiteFile.rules), ("late/rules.yaml", .rules), ("late/more/rules.yaml", nil),
    ("questions.yaml", .questions), ("late/questions.yaml", .questions), ("basis.lock", nil),
    ("late/basis.lock", .basis), ("faults.yaml", .faults), ("late/faults.yaml", nil),
    ("late/cases.yaml", nil), ("", nil),
  ]) func `knows a file by its name and depth`(_ path: String, _ file: SuiteFile?) {
    #expect(SuiteFile(path) == file)
  }
}
