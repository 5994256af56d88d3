import SpecLoading
import SpecModel
import TestSupport
import Testing

/// Vocabularies that nobody writes by accident: each is told, in seconds.
@Suite struct `A hostile vocabulary` {
  /// A vocabulary, the message and the step that use it, and the first mistake that is told.
  struct Hostility: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var vocabulary: String
    var step = "pause"
    /// The message of the first error; `nil` if there is none.
    var mistake: String?
  }

  private static func nested(_ count: Int, _ open: String, _ close: String, _ middle: String)
    -> String
  {
    String(repeating: open, count: count) + middle + String(repeating: close, count: count)
  }

  private static func lines(_ numbers: Range<Int>, _ line: (Int) -> String) -> String {
    numbers.map { "  \(line($0))\n" }.joined()
  }

  private static let trees = """
    shapes:
      tree: {either: [ones, twos, whole]}
      ones: {list: tree}
      twos: {list: tree}
    actions:
      pause: {takes: tree, summary: It is a tree.}
    """

  static let all = [
    Hostility(
      testDescription: "has names that YAML reads as something else",
      vocabulary: """
        actions:
          yes: {summary: A.}
          no: {summary: A.}
          null: {summary: A.}
          1: {summary: A.}
        """,
      mistake: "`yes` could be read as a boolean"),
    Hostility(
      testDescription: "has ten thousand words and keys",
      vocabulary: "actions:\n  pause: {summary: A.}\n"
        + lines(0..<10_000) { "w\($0): {takes: name, summary: A., phrase: \"w `{name}`\"}" }
        + "messages:\n" + lines(0..<10_000) { "k\($0): {takes: whole, default: \($0)}" }),
    Hostility(
      testDescription: "has ten thousand unknown shapes",
      vocabulary: "actions:\n" + lines(0..<10_000) { "w\($0): {takes: nmae}" },
      mistake: "`nmae` is not a shape"),
    Hostility(
      testDescription: "has a chain of ten thousand names",
      vocabulary: "shapes:\n" + lines(0..<10_000) { "s\($0): s\($0 + 1)" }
        + "  s10000: whole\nactions:\n"
        + lines(0..<200) { "w\($0): {takes: s\($0), phrase: \"{s\($0)}\"}" }
        + "  pause: {takes: s0, summary: A.}\n",
      step: "pause: 1"),
    Hostility(
      testDescription: "has a circle of a thousand shapes",
      vocabulary: "shapes:\n" + lines(0..<1000) { "s\($0): {members: {next: s\(($0 + 1) % 1000)}}" }
        + "actions:\n  pause: {takes: s0, summary: A.}\n",
      step: "pause: {next: {next: 1}}",
      mistake: "no value of the shape `s0` ever ends: each contains another"),
    Hostility(
      testDescription: "has a circle of names",
      vocabulary: """
        shapes: {a: b, b: c, c: a}
        actions:
          pause: {takes: a, phrase: "{a}"}
        """,
      step: "pause: 1",
      mistake: "no value of the shape `a` ever ends: each contains another"),
    Hostility(
      testDescription: "has shapes that are alternatives of each other",
      vocabulary: """
        shapes:
          a: {either: [b, whole]}
          b: {either: [a, flag]}
          c: {either: [a, name]}
        actions:
          pause: {takes: a, phrase: "{b}"}
        """,
      step: "pause: x",
      mistake: "the shape `a` is among its own alternatives"),
    Hostility(
      testDescription: "has a shape that is nested a thousand times",
      vocabulary: "shapes:\n  deep: \(nested(1000, "{list: ", "}", "whole"))\n"
        + "actions:\n  pause: {takes: deep, summary: A.}\n",
      step: "pause: [1]",
      mistake: "values nest more than 64 levels deep"),
    Hostility(
      testDescription: "has a recursive shape with two forms that look alike",
      vocabulary: trees, step: "pause: \(nested(50, "[", "]", "1"))"),
    Hostility(
      testDescription: "has such a shape, and no form fits",
      vocabulary: trees, step: "pause: \(nested(50, "[", "]", "x"))",
      mistake: "expected a whole number, found a text"),
    Hostility(
      testDescription: "has a recursive shape, and a step lacks its value",
      vocabulary: trees, step: "pause", mistake: "`pause` needs a value"),
    Hostility(
      testDescription: "has a shape that doubles forty times, and a step lacks its value",
      vocabulary: "shapes:\n"
        + lines(0..<40) { "s\($0): {members: {one: s\($0 + 1), two: s\($0 + 1)}}" }
        + "  s40: whole\nactions: {pause: {takes: s0, summary: A.}}\n",
      mistake: "`pause` needs a value"),
    Hostility(
      testDescription: "has words that differ in case",
      vocabulary: """
        actions:
          pause: {summary: A.}
          Pause: {summary: A.}
        """,
      mistake: "`Pause` is not a name"),
    Hostility(
      testDescription: "declares a word twice",
      vocabulary: """
        actions:
          pause: {summary: A.}
          pause: {summary: A.}
        """,
      mistake: "the key 'pause' is already in this mapping"),
    Hostility(
      testDescription: "has control characters in a name",
      vocabulary: """
        actions:
          pause: {summary: A.}
          "a\\tb": {summary: A.}
        """,
      mistake: "`a\tb` is not a name"),
    Hostility(
      testDescription: "has control characters in what it says",
      vocabulary: """
        actions:
          pause: {summary: "A.\\e[31m", phrase: "a\\u0007b"}
        """),
    Hostility(
      testDescription: "has a name of a million letters",
      vocabulary: "actions:\n  pause: {summary: A.}\n  \(nested(1_000_000, "a", "", "")): {}\n",
      mistake: "this key has 1000000 characters; YAML allows 1,024 between its start and the ':'"),
    Hostility(
      testDescription: "has ten thousand states, choices and variants",
      vocabulary: "states:\n" + lines(0..<10_000) { "s\($0): {values: [a, b], starts: a}" }
        + "shapes:\n  one: {words: [\((0..<10_000).map { "w\($0)" }.joined(separator: ", "))]}\n"
        + "  two:\n    variants:\n" + lines(0..<10_000) { "    v\($0): {takes: one}" }
        + "actions:\n  pause: {takes: two, sets: {s0: b}, summary: A.}\n",
      step: "pause: {v9999: w9999}"),
    Hostility(
      testDescription: "has ten thousand classes, and as many names of one",
      vocabulary: "classes:\n" + lines(0..<10_000) { "c\($0): {with: k\($0 % 100)}" }
        + "shapes:\n" + lines(0..<10_000) { "s\($0): \($0 < 9999 ? "s\($0 + 1)" : "c7")" }
        + "messages:\n" + lines(0..<100) { "k\($0): {takes: whole}" }
        + "actions:\n  pause: {takes: s0, summary: A.}\n",
      step: "pause: sale",
      mistake: "`sale` is not of the class `c7`: it lacks `k7`"),
    Hostility(
      testDescription: "has a phrase with ten thousand choices within each other",
      vocabulary:
        "actions:\n  pause: {takes: name, phrase: \"\(nested(10_000, "[", "]", "{name}"))\"}\n",
      step: "pause: x",
      mistake: "the phrase has more than 8 choices within each other"),
    Hostility(
      testDescription: "has defaults that double forty times",
      vocabulary: "shapes:\n"
        + lines(0..<40) {
          let member = "{shape: s\($0 + 1), default: {}}"
          return "s\($0): {members: {one: \(member), two: \(member)}}"
        } + "  s40: {members: {one: {shape: whole, default: 1}}}\n"
        + "actions: {pause: {summary: A.}}\nmessages: {bomb: {takes: s0, default: {}}}\n"),
  ]

  @Test(.timeLimit(.minutes(120)), arguments: all)
  func `is told, not suffered`(_ hostility: Hostility) async throws {
    let loaded = await SuiteLoader(parallelism: 1).load(
      files: [
        SourceFile("rules.yaml", bytes: Array(Self.rules.utf8)),
        SourceFile("vocabulary.yaml", bytes: Array("format: 1\n\(hostility.vocabulary)\n".utf8)),
        SourceFile("use/one.yaml", bytes: Array("\(Self.cases)      - \(hostility.step)\n".utf8)),
      ], root: "")
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    #expect(errors.first?.message == hostility.mistake)
    #expect(errors.count < 500)
    _ = loaded.linted()
    _ = DiagnosticPrinter(sources: loaded.sources).print(errors)
  }

  private static let rules = """
    format: 1
    suite: {name: words, title: Words, version: "1"}
    documents:
      help: {title: Help, language: English, profile: app}
    profiles:
      app: {title: App, documents: [help]}
    chapters:
      - id: use
        title: Use
        rules:
          - id: use.words
            title: Words
            layer: core
            profiles: [app]
            statement: Words are used.
            documents:
              help: {says: stated, section: One, text: Words are used.}

    """

  private static let cases = """
    format: 1
    title: Words are used
    rules: [use.words]
    messages:
      sale: {}
    cases:
      - id: one
        title: A word is used
        steps:

    """
}
