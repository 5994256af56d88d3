import Conformance
import Diagnosing
import SpecModel
import TestSupport
import Testing

@Suite struct `The rules of failed cases take turns` {
  @Test func `the smallest case of each rule comes first`() throws {
    let suite = try Builtin.suite()
    let rules = ["discard.timeout", "stack.last-in-first-out"]
    let cases = suite.cases.filter { rules.contains($0.rules.first ?? "") }
      .map { PlannedCase($0, profile: "swift") }
    let turns = cases.reversed().smallestOfEachRuleFirst { $0 }
    #expect(Set(turns.map(\.id)) == Set(cases.map(\.id)))
    #expect(Set(turns.prefix(2).flatMap(\.case.rules)).isSuperset(of: rules))
    for rule in rules {
      let sizes = turns.filter { $0.case.rules.first == rule }
        .map { $0.case.steps.reduce(0) { $0 + $1.actions.count } }
      #expect(sizes.count > 2)
      #expect(sizes == sizes.sorted())
    }
  }
}
