import SpecModel
import Testing

@testable import Conformance

@Suite struct `The blame of what failed` {
  private typealias Stand = RuleBlame.Stand

  private let order = ["trigger", "stack", "back", "screen", "host"]

  private func blame(_ failed: [(rules: [String], needs: [String], count: Int)]) -> RuleBlame {
    RuleBlame(
      Dictionary(failed.map { (Stand(rules: $0.rules, needs: $0.needs), $0.count) }) { $0 + $1 },
      order: order)
  }

  @Test func `finds nothing where nothing failed`() {
    let blame = blame([])
    #expect(blame.broken == [])
    #expect(blame.unjudged == [])
  }

  @Test func `blames the rule on which most stands, and judges nothing that needs it`() {
    let blame = blame([
      (["stack"], [], 3), (["back"], ["stack"], 4), (["screen"], ["trigger", "stack"], 1),
    ])
    #expect(blame.broken == [.init(rule: "stack", own: 3, others: 5)])
    #expect(
      blame.unjudged == [
        .init(rule: "back", cases: 4, needs: ["stack"]),
        .init(rule: "screen", cases: 1, needs: ["stack"]),
      ])
  }

  @Test func `never blames a rule of which no case failed`() {
    let blame = blame([(["stack"], ["trigger"], 1), (["back"], ["trigger"], 1)])
    #expect(blame.broken.map(\.rule) == ["stack", "back"])
    #expect(blame.unjudged == [])
  }

  @Test func `finds another broken rule in what is left`() {
    let blame = blame([
      (["stack"], [], 3), (["back"], ["stack"], 2), (["host"], [], 2), (["screen"], ["host"], 1),
    ])
    #expect(
      blame.broken == [
        .init(rule: "stack", own: 3, others: 2), .init(rule: "host", own: 2, others: 1),
      ])
    #expect(blame.unjudged.map(\.needs) == [["stack"], ["host"]])
  }

  @Test func `takes a rule that shares its failed cases with a broken one for broken, too`() {
    let blame = blame([(["stack", "back"], [], 2), (["stack"], [], 1)])
    #expect(blame.broken == [.init(rule: "stack", own: 3, others: 0)])
    #expect(blame.unjudged == [])
  }

  @Test func `goes by the reading order where as much stands on one rule as on another`() {
    #expect(
      blame([(["host"], [], 1), (["back"], [], 1)]).broken.map(\.rule) == ["back", "host"])
  }

  @Test func `says of a failed case which broken rule it needs`() {
    let blame = blame([(["stack"], [], 3), (["back"], ["stack"], 2)])
    var item = SampleSuite.testCase("a/b/c", rules: ["back"])
    item.basis.needs = ["stack"]
    #expect(blame.brokenNeed(of: item) == "stack")
    item.rules = ["stack"]
    item.basis.needs = []
    #expect(blame.brokenNeed(of: item) == nil)
  }
}
