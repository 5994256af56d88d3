import Conformance
import Testing

@testable import Reporting

@Suite struct `The words of a badge` {
  private func badge(
    _ counts: KeyValuePairs<Verdict.Kind, Int>, scope: Plan.Scope = .suite,
    _ change: (inout RunEnd) -> Void = { _ in }
  ) -> BadgeText {
    var tally = Tally()
    for (kind, count) in counts { tally.count(kind, times: count) }
    var end = RunEnd(tally: tally, duration: .zero, wasInterrupted: false)
    change(&end)
    return BadgeText(end, scope: scope)
  }

  private func leavesOut(_ end: inout RunEnd) {
    end.coverage.unjudged = ["swift", "legacy"].map {
      Coverage.UnjudgedRule(rule: "stack.in-memory", profile: $0, skipped: 3)
    }
  }

  @Test func `are green only if everything was judged`() {
    let all = badge([.passed: 150])
    #expect(all.message == "150/150 passed" && all.outcome == .green)
    let some = badge([.passed: 150, .skipped: 703])
    #expect(some.message == "150/150 passed, 703 skipped" && some.outcome == .part)
    let unjudged = badge([.passed: 150, .skipped: 6], leavesOut)
    #expect(unjudged.message == "150/150 passed, 6 skipped, 1 rule not judged")
    #expect(unjudged.outcome == .part)
  }

  @Test func `of a shard do not tell what only the whole run knows`() {
    let part = badge([.passed: 9, .skipped: 3], scope: .part, leavesOut)
    #expect(part.message == "9/9 of a shard passed, 3 skipped")
    #expect(badge([.passed: 9], scope: .part).outcome == .part)
  }

  @Test func `of a selection say so, and are not green`() {
    let some = badge([.passed: 341], scope: .selection)
    #expect(some.message == "341/341 of a selection passed" && some.outcome == .part)
    let red = badge([.passed: 340, .failed: 1], scope: .selection)
    #expect(red.message == "340/341 of a selection passed" && red.outcome == .red)
  }

  @Test func `say that the engine's process ended`() {
    let ended = badge([.passed: 9]) { $0.restarts = 2 }
    #expect(ended.message == "9/9 passed, its process ended 2 times" && ended.outcome == .odd)
  }

  @Test func `say what makes a run red beside its cases`() {
    let breach = badge([.passed: 9]) { $0.protocolBreach = "it wrote text" }
    #expect(breach.message == "protocol broken" && breach.outcome == .red)
    #expect(badge([.passed: 8, .unexpectedPass: 1]).message == "list out of date")
    #expect(badge([.skipped: 9]).outcome == .none)
  }
}
