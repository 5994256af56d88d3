import Conformance
import Testing

@Suite struct `Durations` {
  @Test func `of results and runs are whole microseconds, as in results files`() {
    let planned = PlannedCase(SampleSuite.testCase("a/b/c"), profile: "swift")
    let duration = Duration.nanoseconds(1_234_567)
    let result = CaseResult(planned: planned, verdict: .passed, duration: duration)
    #expect(result.duration == .microseconds(1234))
    let end = RunEnd(tally: Tally(), duration: duration, wasInterrupted: false)
    #expect(end.duration == .microseconds(1234))
  }
}
