import Conformance
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `A diagnosis in words` {
  private func remarks(on cases: [Case]) throws -> [String] {
    let ids = try cases.map { "\($0.id) [\(try #require($0.profiles.first))]" }
    let cause = Cause(.rule("reenqueue.background"), cases: ids, actions: 1)
    let text = DiagnosisText(Diagnosis(causes: [cause]), suite: try Builtin.suite())
    return try #require(text.entries.first).remarks
  }

  @Test func `refers to the doctor if all cases of a cause relaunch the app`() throws {
    let cases = try Builtin.suite().cases
    let relaunching = cases.filter { $0.steps.contains { $0.actions.contains(.relaunch) } }
    let advice = "the app: `iamspec doctor` checks what a relaunch resets and keeps."
    #expect(try remarks(on: Array(relaunching.prefix(1))) == ["The case relaunches \(advice)"])
    #expect(try remarks(on: relaunching) == ["All of these cases relaunch \(advice)"])
    #expect(try remarks(on: cases) == [])
  }
}
