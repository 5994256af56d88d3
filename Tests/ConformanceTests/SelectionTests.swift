import Conformance
import EngineKit
import SpecModel
import Testing

@Suite struct `A selection` {
  private func ids(_ selection: Selection) throws -> [String] {
    try Plan(
      suite: SampleSuite.suite, selection: selection,
      manifest: ClosureAdapter.displaying.manifest
    ).cases.map(\.id)
  }

  @Test func `without selectors includes every case in all of its profiles`() throws {
    #expect(
      try ids(Selection()) == [
        "stack/order/two [swift]", "stack/order/three [swift]", "stack/memory/relaunch [swift]",
        "stack/order/two [legacy]", "stack/order/three [legacy]", "local/display/shown [legacy]",
      ])
  }

  @Test(arguments: [
    (["stack/order/two"], ["stack/order/two [swift]"]),
    (["stack/order"], ["stack/order/two [swift]", "stack/order/three [swift]"]),
    (["stack/memory/"], ["stack/memory/relaunch [swift]"]),
    (["*/t*"], ["stack/order/two [swift]", "stack/order/three [swift]"]),
    (["stack/order.yaml:19"], ["stack/order/two [swift]"]),
    (["./Specs/stack/order.yaml:20"], ["stack/order/three [swift]"]),
    (
      ["Specs/stack"],
      ["stack/order/two [swift]", "stack/order/three [swift]", "stack/memory/relaunch [swift]"]
    ),
    (
      ["./Specs/stack/"],
      ["stack/order/two [swift]", "stack/order/three [swift]", "stack/memory/relaunch [swift]"]
    ),
    (["order.yaml"], ["stack/order/two [swift]", "stack/order/three [swift]"]),
    (
      ["stack/memory", "stack/order/two"],
      ["stack/order/two [swift]", "stack/memory/relaunch [swift]"]
    ),
  ]) func `selects cases by id, folder, glob and line`(_ cases: [String], _ expected: [String])
    throws
  {
    #expect(try ids(Selection(cases: cases, profiles: ["swift"])) == expected)
  }

  @Test func `of the core includes the files with the names of their rules`() throws {
    #expect(
      try ids(Selection(cases: ["stack"], profiles: ["swift"], isCore: true)) == [
        "stack/order/two [swift]", "stack/order/three [swift]", "stack/memory/relaunch [swift]",
      ])
    var suite = SampleSuite.suite
    suite.files[0].id = "stack/order/lost"
    suite.files[1].cases[0].rules = ["stack.order", "stack.memory"]
    #expect(try Selection(isCore: true).cases(of: suite).map(\.id) == ["local/display/shown"])
  }

  @Test func `narrows by rule, chapter and profile at once`() throws {
    #expect(
      try ids(Selection(rules: ["stack.order"], chapters: ["stack"], profiles: ["legacy"])) == [
        "stack/order/two [legacy]", "stack/order/three [legacy]",
      ])
    #expect(
      try ids(Selection(rules: ["stack.memory", "local.display"])) == [
        "stack/memory/relaunch [swift]", "local/display/shown [legacy]",
      ])
  }

  @Test func `that matches nothing is an error that lists what exists`() {
    #expect(throws: SelectionError.unknown(.rule, "stack.ordr", known: rules)) {
      try ids(Selection(rules: ["stack.ordr"]))
    }
    #expect(throws: SelectionError.unknown(.chapter, "stck", known: ["stack", "local"])) {
      try ids(Selection(chapters: ["stck"]))
    }
    #expect(throws: SelectionError.unknown(.profile, "kotlin", known: ["swift", "legacy"])) {
      try ids(Selection(profiles: ["kotlin"]))
    }
    #expect(throws: SelectionError.unknown(.case, "stack/none", known: all)) {
      try ids(Selection(cases: ["stack/order", "stack/none"]))
    }
    #expect(throws: SelectionError.unknown(.case, "Specs/local/stack", known: all)) {
      try ids(Selection(cases: ["Specs/local/stack"]))
    }
  }

  @Test func `of a line before the first case is an error that says where that case begins`() {
    let known = ["./stack/order.yaml:10"]
    #expect(throws: SelectionError.unknown(.case, "./stack/order.yaml:3", known: known)) {
      try ids(Selection(cases: ["./stack/order.yaml:3"]))
    }
  }

  @Test func `whose sorts exclude each other is an error`() {
    #expect(throws: SelectionError.nothingSelected(profiles: ["swift", "legacy"])) {
      try ids(Selection(rules: ["local.display"], chapters: ["stack"]))
    }
  }

  @Test func `of a profile that the engine does not follow is an error`() {
    #expect(
      throws: SelectionError.profileNotFollowed("legacy", engine: "one", follows: ["swift"])
    ) {
      try Plan(
        suite: SampleSuite.suite, selection: Selection(profiles: ["legacy"]),
        manifest: EngineManifest(name: "one", version: "1", profiles: ["swift"]))
    }
  }

  private let rules = ["stack.order", "stack.memory", "local.display"]
  /// The chapters, then each file with its cases.
  private let all = [
    "stack", "local", "stack/order", "stack/order/two", "stack/order/three", "stack/memory",
    "stack/memory/relaunch", "local/display", "local/display/shown",
  ]
}
