import SpecModel
import Testing

@testable import Conformance

@Suite struct `The diagnosis of what failed` {
  private typealias Stand = Diagnosis.Stand

  private let order = ["trigger", "stack", "back", "screen", "host"]

  private func diagnosis(_ failed: [(rules: [String], needs: [String], count: Int)]) -> Diagnosis {
    Diagnosis(
      Dictionary(failed.map { (Stand(rules: $0.rules, needs: $0.needs), $0.count) }) { $0 + $1 },
      order: order)
  }

  @Test func `finds nothing where nothing failed`() {
    let diagnosis = diagnosis([])
    #expect(diagnosis.broken == [])
    #expect(diagnosis.unjudged == [])
  }

  @Test func `blames the rule on which most stands, and judges nothing that needs it`() {
    let diagnosis = diagnosis([
      (["stack"], [], 3), (["back"], ["stack"], 4), (["screen"], ["trigger", "stack"], 1),
    ])
    #expect(diagnosis.broken == [.init(rule: "stack", own: 3, others: 5)])
    #expect(
      diagnosis.unjudged == [
        .init(rule: "back", cases: 4, needs: ["stack"]),
        .init(rule: "screen", cases: 1, needs: ["stack"]),
      ])
  }

  @Test func `never blames a rule of which no case failed`() {
    let diagnosis = diagnosis([(["stack"], ["trigger"], 1), (["back"], ["trigger"], 1)])
    #expect(diagnosis.broken.map(\.rule) == ["stack", "back"])
    #expect(diagnosis.unjudged == [])
  }

  @Test func `finds another broken rule in what is left`() {
    let diagnosis = diagnosis([
      (["stack"], [], 3), (["back"], ["stack"], 2), (["host"], [], 2), (["screen"], ["host"], 1),
    ])
    #expect(
      diagnosis.broken == [
        .init(rule: "stack", own: 3, others: 2), .init(rule: "host", own: 2, others: 1),
      ])
    #expect(diagnosis.unjudged.map(\.needs) == [["stack"], ["host"]])
  }

  @Test func `takes a rule that shares its failed cases with a broken one for broken, too`() {
    let diagnosis = diagnosis([(["stack", "back"], [], 2), (["stack"], [], 1)])
    #expect(diagnosis.broken == [.init(rule: "stack", own: 3, others: 0)])
    #expect(diagnosis.unjudged == [])
  }

  @Test func `goes by the reading order where as much stands on one rule as on another`() {
    #expect(
      diagnosis([(["host"], [], 1), (["back"], [], 1)]).broken.map(\.rule) == ["back", "host"])
  }

  @Test func `says of a failed case which broken rule it needs`() {
    let diagnosis = diagnosis([(["stack"], [], 3), (["back"], ["stack"], 2)])
    var item = SampleSuite.testCase("a/b/c", rules: ["back"])
    item.basis.needs = ["stack"]
    #expect(diagnosis.brokenNeed(of: item) == "stack")
    item.rules = ["stack"]
    item.basis.needs = []
    #expect(diagnosis.brokenNeed(of: item) == nil)
  }
}
