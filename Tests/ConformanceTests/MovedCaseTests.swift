import Conformance
import SpecModel
import Testing

@Suite struct `A case that was moved, and the lists that know its earlier id,` {
  /// The sample suite, after `stack/order/two` was moved there from `stack/first/two`.
  private let suite: Suite = {
    var suite = SampleSuite.suite
    suite.files[0].cases[0].formerIDs = ["stack/first/two"]
    return suite
  }()

  private func entry(_ cases: String) -> KnownFailure {
    KnownFailure(
      cases: cases, kind: .fail, reason: "r",
      location: SourceLocation(file: "known.yaml", line: 3, column: 5))
  }

  private func list(_ cases: String...) -> KnownFailureList {
    KnownFailureList(entries: cases.map(entry))
  }

  private let profiles = ["swift", "legacy"]

  @Test(arguments: ["stack/first/two", "stack/first/*"])
  func `is a known failure by that id`(_ old: String) {
    let list = list(old)
    #expect(list.entry(for: suite.cases[0], profile: "swift")?.subject.id == old)
    #expect(list.entry(for: suite.cases[1], profile: "swift") == nil)
    #expect(list.findings(in: suite, profiles: profiles).isEmpty)
  }

  @Test func `is covered by the entry for its new id if there is one, and the other is no overlap`()
  {
    let list = list("stack/first/*", "stack/order/*")
    #expect(list.entry(for: suite.cases[0], profile: "swift")?.subject.id == "stack/order/*")
    #expect(list.findings(in: suite, profiles: profiles).isEmpty)
  }

  @Test func `is listed by its new id in a list that is tightened`() {
    let tightened = list("stack/first/*").tightened(in: suite, profiles: profiles, passed: [])
    #expect(tightened.map { $0.map(\.subject.id) } == [["stack/order/two"]])
  }

  @Test func `is dropped from a list that is tightened if another entry has its new id`() {
    let tightened = list("stack/first/two", "stack/order/*")
      .tightened(in: suite, profiles: profiles, passed: [])
    #expect(tightened.map { $0.map(\.subject.id) } == [[], ["stack/order/*"]])
  }

  @Test func `is selected by either id`() throws {
    for id in ["stack/first/two", "stack/order/two"] {
      #expect(try Selection(cases: [id]).cases(of: suite).map(\.id) == ["stack/order/two"])
    }
  }

  @Test(arguments: [
    "stack/first", "stack/first/", "Specs/stack/first.yaml", "./stack/first.yaml:12", "*/first/*",
  ])
  func `is not selected by the folder that it left, and the error says where it is`(_ old: String) {
    let place = SelectionError.Place(file: "stack/order", cases: 1)
    #expect(throws: SelectionError.moved(old, to: [place])) {
      try Selection(cases: [old]).cases(of: suite)
    }
  }

  @Test(arguments: [
    "first", "stack/fir", "local/first", "local/stack", "stack/first/three", "local/stack/f*",
  ])
  func `does not answer to other names`(_ name: String) throws {
    let error = #expect(throws: SelectionError.self) {
      try Selection(cases: [name]).cases(of: suite)
    }
    if case .moved? = error { Issue.record("\(name)") }
  }
}
