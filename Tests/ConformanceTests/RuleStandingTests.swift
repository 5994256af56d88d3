import EngineKit
import SpecModel
import Testing

@testable import Conformance

@Suite struct `How an engine stands on a rule` {
  private static func result(
    _ id: String, rules: [String], needs: [String] = [], errored: Bool = false
  ) -> CaseResult {
    var item = SampleSuite.testCase(id, rules: rules)
    item.basis.needs = needs
    let failure = StepFailure(
      step: 0, difference: StepDifference(expected: [], actual: []), stack: nil)
    return CaseResult(
      planned: PlannedCase(item, profile: "swift"),
      verdict: errored
        ? .errored(EngineFailure(kind: .crash, message: "signal 11")) : .failed(failure))
  }

  private static func failed(_ results: CaseResult...) -> FailedCases {
    results.reduce(into: FailedCases()) { $0.count($1) }
  }

  private static func tally(_ kinds: Verdict.Kind...) -> Tally {
    kinds.reduce(into: Tally()) { $0.count($1) }
  }

  private let order = ["stack", "back", "screen"]

  @Test func `is that it could not be judged if a diagnosis finds the cause in another rule`() {
    let failed = Self.failed(
      Self.result("a", rules: ["stack"]), Self.result("b", rules: ["back", "stack"]),
      Self.result("c", rules: ["screen"]), Self.result("d", rules: ["screen"]))
    let diagnosis = Diagnosis(causes: [
      Cause(.rule("stack"), cases: ["a [swift]", "b [swift]", "c [swift]"], actions: 1)
    ])
    #expect(
      failed.unjudged(diagnosis, order: order)
        == [RuleBlame.UnjudgedRule(rule: "back", cases: 1, needs: ["stack"])])
  }

  @Test func `is that it could not be judged if all of its failed cases need a broken one`() {
    let failed = Self.failed(
      Self.result("a", rules: ["stack"]), Self.result("b", rules: ["stack"]),
      Self.result("c", rules: ["back"], needs: ["stack"]))
    #expect(failed.unjudged(Diagnosis(), order: order).map(\.rule) == ["back"])
  }

  @Test func `is that it is broken if the engine did not answer one of its cases`() {
    let failed = Self.failed(
      Self.result("a", rules: ["stack"]), Self.result("b", rules: ["stack"]),
      Self.result("c", rules: ["back"], needs: ["stack"]),
      Self.result("d", rules: ["back"], errored: true))
    #expect(failed.unjudged(Diagnosis(), order: order) == [])
  }

  @Test func `is what the verdicts on its cases say`() {
    func standing(_ kinds: Verdict.Kind..., ofCore: Int = 0, seems: Bool = false) -> RuleStanding {
      RuleStanding(
        kinds.reduce(into: Tally()) { $0.count($1) }, ofCore: ofCore, onlySeemsBroken: seems)
    }
    #expect(standing(.passed, .unexpectedPass, .skipped) == .kept)
    #expect(standing(.passed, .failed) == .broken)
    #expect(standing(.passed, .failed, seems: true) == .couldNotBeJudged)
    #expect(standing(.passed, .knownFailure) == .knownToFail)
    #expect(standing(.skipped, .skipped) == .notJudged)
    #expect(standing(.skipped, .skipped, ofCore: 1) == .notJudged)
    #expect(standing(.skipped, .skipped, ofCore: 2) == .bindsCore)
    #expect(standing() == .notRun)
  }
}
