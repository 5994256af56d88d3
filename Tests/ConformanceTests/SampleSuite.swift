import EngineKit
import SpecModel

/// A small suite, built in code: two chapters, two profiles, three files.
enum SampleSuite {
  static let suite = Suite(
    name: "sample", title: "Sample", version: "1",
    documents: [], profiles: [profile("swift"), profile("legacy")],
    chapters: [
      Chapter(
        id: "stack", title: "The stack", about: "",
        rules: [rule("stack.order", ["swift", "legacy"]), rule("stack.memory", ["swift"])]),
      Chapter(id: "local", title: "Local", about: "", rules: [rule("local.display", ["legacy"])]),
    ],
    files: [
      file("stack/order", [("two", 10, ["stack.order"]), ("three", 20, ["stack.order"])]),
      file("stack/memory", [("relaunch", 10, ["stack.memory", "stack.order"])]),
      file("local/display", [("shown", 5, ["local.display"])]),
    ])

  private static func profile(_ id: String) -> Profile {
    Profile(id: id, title: id, about: "", documents: [], lacks: [])
  }

  private static func rule(_ id: String, _ profiles: [String]) -> Rule {
    Rule(
      id: id, title: id, layer: .presenter, profiles: profiles, statement: id,
      location: SourceLocation(file: "rules.yaml", line: 1, column: 1))
  }

  private static func file(_ id: String, _ cases: [(String, Int, [String])]) -> CaseFile {
    CaseFile(
      id: id, chapter: String(id.prefix { $0 != "/" }), title: id, about: "",
      cases: cases.map { name, line, rules in
        testCase("\(id)/\(name)", rules: rules, file: "Specs/\(id).yaml", line: line)
      }, location: SourceLocation(file: "Specs/\(id).yaml", line: 1, column: 1))
  }

  /// A case that shows a local message named like the case.
  static func testCase(
    _ id: String, rules: [String] = ["stack.order"], file: String = "Specs/a.yaml", line: Int = 1
  ) -> Case {
    let location = SourceLocation(file: file, line: line, column: 5)
    return Case(
      id: id, title: id, rules: rules,
      profiles: rules == ["stack.order"]
        ? ["swift", "legacy"] : rules.contains("stack.memory") ? ["swift"] : ["legacy"],
      messages: [Message(name: "tip", type: .modal)],
      steps: [
        Step(
          actions: [.presentLocal(message: "tip")],
          expectations: [.observation(.displayed(message: "tip"))], position: location.position),
        Step(actions: [.dismiss], stack: [], position: location.position),
      ], asserts: [.displayed], location: location)
  }
}

/// An adapter whose engines run a closure.
struct ClosureAdapter: EngineAdapter {
  var manifest = EngineManifest(name: "closure", version: "1", profiles: ["swift", "legacy"])
  let perform: @Sendable (EngineSetup, Action) throws -> [Observation]

  func makeEngine(for setup: EngineSetup) -> ClosureEngine {
    ClosureEngine { try perform(setup, $0) }
  }

  /// An engine that displays local messages and has an empty stack.
  static let displaying = ClosureAdapter { _, action in
    switch action {
    case .presentLocal(let message): [.displayed(message: message), .impression(message: message)]
    case .queryStack: [.stack([])]
    default: []
    }
  }
}

struct ClosureEngine: TestableEngine {
  let body: @Sendable (Action) throws -> [Observation]

  func perform(_ action: Action) throws -> [Observation] { try body(action) }
}
