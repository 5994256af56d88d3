import SpecModel
import Testing

@testable import Conformance

@Suite struct `The blame for failed cases` {
  private typealias CaseRules = RuleBlame.CaseRules

  private let order = ["trigger", "stack", "back", "screen", "host"]

  private func blame(_ failed: [(rules: [String], needs: [String], count: Int)]) -> RuleBlame {
    RuleBlame(
      Dictionary(failed.map { (CaseRules(rules: $0.rules, needs: $0.needs), $0.count) }) {
        $0 + $1
      },
      order: order)
  }

  @Test func `is empty if nothing failed`() {
    let blame = blame([])
    #expect(blame.broken == [])
    #expect(blame.unjudged == [])
  }

  @Test func `falls on the rule that most cases depend on, and leaves cases that need it unjudged`()
  {
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

  @Test func `never falls on a rule without failed cases`() {
    let blame = blame([(["stack"], ["trigger"], 1), (["back"], ["trigger"], 1)])
    #expect(blame.broken.map(\.rule) == ["stack", "back"])
    #expect(blame.unjudged == [])
  }

  @Test func `falls on another rule for the remaining cases`() {
    let blame = blame([
      (["stack"], [], 3), (["back"], ["stack"], 2), (["host"], [], 2), (["screen"], ["host"], 1),
    ])
    #expect(
      blame.broken == [
        .init(rule: "stack", own: 3, others: 2), .init(rule: "host", own: 2, others: 1),
      ])
    #expect(blame.unjudged.map(\.needs) == [["stack"], ["host"]])
  }

  @Test func `also falls on a rule that shares its failed cases with a broken one`() {
    let blame = blame([(["stack", "back"], [], 2), (["stack"], [], 1)])
    #expect(blame.broken == [.init(rule: "stack", own: 3, others: 0)])
    #expect(blame.unjudged == [])
  }

  @Test func `falls on the first rule in reading order if the counts are equal`() {
    #expect(
      blame([(["host"], [], 1), (["back"], [], 1)]).broken.map(\.rule) == ["back", "host"])
  }

  @Test func `tells which broken rule a failed case needs`() {
    let blame = blame([(["stack"], [], 3), (["back"], ["stack"], 2)])
    var item = SampleSuite.testCase("a/b/c", rules: ["back"])
    item.basis.needs = ["stack"]
    #expect(blame.brokenNeed(of: item) == "stack")
    item.rules = ["stack"]
    item.basis.needs = []
    #expect(blame.brokenNeed(of: item) == nil)
  }
}
