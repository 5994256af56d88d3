import Conformance
import SpecModel
import Testing

@Suite struct `A difference` {
  let a = Observation.displayed(message: "a")
  let b = Observation.dismissed(message: "b")
  let c = Observation.displayed(message: "c")

  @Test func `marks an expectation that was not met`() {
    #expect(
      StepDifference(expected: [.is(a), .is(b)], actual: [b]).lines
        == [.missing(.is(a)), .asExpected([b])])
  }

  @Test func `marks an unexpected observation`() {
    #expect(
      StepDifference(expected: [.is(b)], actual: [a, b]).lines
        == [.unexpected(a), .asExpected([b])])
  }

  @Test func `puts the missing expectation before what happened instead`() {
    #expect(
      StepDifference(expected: [.is(a)], actual: [c]).lines
        == [.missing(.is(a)), .unexpected(c)])
  }

  @Test func `keeps the observations of any_order together`() {
    #expect(
      StepDifference(expected: [.anyOrder([.is(a), .is(b)]), .is(c)], actual: [b, a]).lines
        == [.asExpected([b, a]), .missing(.is(c))])
  }

  @Test func `of thousands of observations is made as well`() {
    let many = [Observation](repeating: a, count: 10_000) + [b]
    let lines = StepDifference(
      expected: [.is(b), .oneOf([[], [.is(c), .is(c)]]), .anyOrder([.is(a), .is(c)])],
      actual: many
    ).lines
    #expect(lines.count(where: { $0 == .unexpected(a) }) == 10_000)
    #expect(lines.contains(.asExpected([b])))
    #expect(lines.count == 10_002)
  }

  @Test func `has no differing line if everything agrees`() {
    #expect(
      StepDifference(expected: [.oneOf([[.is(a)], []]), .is(b)], actual: [b]).lines
        == [.asExpected([b])])
  }
}
