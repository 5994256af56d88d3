import Foundation
import SpecLoading
import SpecModel
import TestSupport
import Testing

/// Following a hint removes the mistake and adds no other.
@Suite struct HintTests {
  /// A file without mistakes.
  private static let base = """
    format: 1
    title: The shop
    rules: [shape.known]
    given: {minimum_interval: 0s, host: {choices: now}, assets: {sale.png: {after: 3s}}}
    messages:
      sale: {type: modal, trigger: {custom_event: opened_shop}, image: sale.png, priority: 3}
      cart: {type: full, triggers: [session_start], timeout: 90s}
      tip: {type: slideup}
    cases:
      - id: opened
        title: The sale is shown
        steps:
          - start_session: {deliver: [sale, cart]}
          - do: [{log_event: {name: opened_shop, properties: {items: 3}}}, {advance: 5s}]
            expect: [{displayed: sale}]
          - present_local: tip
          - dismiss
      - id: table
        title: It is ${when}
        variants:
          early: {when: early, delay: 1s}
          late: {when: late, delay: 9s}
        steps:
          - start_session: {deliver: [sale]}
          - advance: $delay

    """

  /// A mistake in the file, and the edit that follows its hint.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The text that the mistake replaces.
    let place: String
    let wrong: String
    let hint: String
    let right: String

    init(_ place: String, _ wrong: String, _ hint: String, _ right: String) {
      (self.place, self.wrong, self.hint, self.right) = (place, wrong, hint, right)
    }

    var testDescription: String { "\(wrong) -> \(hint)" }
  }

  @Test("Following a hint removes the mistake", arguments: rows)
  func following(_ row: Row) async throws {
    let before = try await Self.diagnostics(of: row.place, row.wrong)
    #expect(before.contains { $0.hint == row.hint }, "\(before.map { $0.hint ?? $0.message })")
    let after = try await Self.diagnostics(of: row.place, row.right)
    let left = after.filter { $0.severity == .error || $0.hint == row.hint }
    #expect(left.map(\.message) == [])
  }

  @Test("Every hint that a case file can get is in the table")
  func completeness() async throws {
    let loaded = try await Fixtures.load("Fixtures/invalid")
    let followed = Set(Self.rows.map { Self.shape(of: $0.hint) })
    for diagnostic in loaded.diagnostics {
      guard let hint = diagnostic.hint, case .span = diagnostic.place,
        !diagnostic.location.file.hasSuffix("/questions.yaml")
      else { continue }
      let shape = Self.shape(of: hint)
      #expect(followed.contains(shape) || Self.others.contains(shape), "\(hint)")
    }
  }

  /// Returns a hint without the parts that differ from file to file.
  private static func shape(of hint: String) -> String {
    var shape = hint.replacing(/`[^`]*`/, with: "`…`").replacing(/"[^"]*"/, with: "\"…\"")
    shape = shape.replacing(/column \d+/, with: "column …").replacing(#/ are: .*/#, with: " are: …")
    return shape.replacing(/-?\d{3,}/, with: "…")
  }

  /// Hints about the bytes of a file, the files of a suite and its rules.
  private static let others: Set<String> = [
    "indent with spaces", "save it as UTF-8", "save the file as UTF-8", "remove the line",
    "move it to a file of its own", "write its contents, or remove the file",
    "write the values out where they are needed",
    "remove `…` from rules.yaml if this case tests the rule",
    "remove it, or write it as \\x07 in double quotes",
    "remove it, or write it as \\uFEFF in double quotes",
    "remove it, or write it as \\u…B in double quotes",
    "write an ordinary space, or quote the text that it belongs to",
    "shorten it, or begin it with '? ' and put the ':' at the start of the next line",
    "shorten it by 1 or more; PROTOCOL.md lists the limits",
    "write `…`: U+… U+… is written as U+00E9",
    "add `…`, or write `…` for the character",
    "keep one of them, or write `…` for the character",
    "use characters, `…`, `…`, `…`, `…`, `…`, `…`, `…`, `…`, `…`, `…`, `…` and `…`",
    "a case is filed under its first rule: name one of `…` first, or move the case",
  ]

  private static func diagnostics(of place: String, _ text: String) async throws -> [Diagnostic] {
    let range = try #require(base.firstRange(of: place), "\(place)")
    let file = base.replacingCharacters(in: range, with: text)
    let rules = [UInt8](try Data(contentsOf: Repository.url("Fixtures/invalid/rules.yaml")))
    return await SuiteLoader(parallelism: 1).load(files: [
      SourceFile("rules.yaml", bytes: rules),
      SourceFile("shape/shop.yaml", bytes: Array(file.utf8)),
    ]).diagnostics
  }
}
