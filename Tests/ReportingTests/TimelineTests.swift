import Conformance
import SpecModel
import Testing

@testable import Reporting

@Suite struct `A timeline` {
  @Test func `of a case alone shows what is expected`() throws {
    try Golden("timeline-expected.txt").expect(
      SampleSuite.suite.cases.map { text(Timeline(expectationsOf: $0)) }.joined(separator: "\n"))
  }

  @Test func `of a run shows what happened, and what the case does not ask for apart`() throws {
    let transcript = Transcript(observations: [
      [.prefetched(asset: "banner.png")], [], [.reenqueued(message: "first", reason: .background)],
      [.reenqueued(message: "second", reason: .background)], [], [.displayed(message: "second")],
      [.dismissed(message: "second")],
      [.displayed(message: "first"), .impression(message: "first")],
    ])
    let timeline = Timeline(of: SampleSuite.twoWaiting, transcript: transcript)
    #expect(timeline.rows.map(\.mark) == [.asExpected, .asExpected, .asExpected, .asExpected])
    #expect(timeline.rows.map(\.screenAfter) == [nil, nil, "second", "first"])
    try Golden("timeline-passed.txt").expect(text(timeline))
  }

  @Test func `ends at the step that differs, with both sides of the difference`() throws {
    let shown = SampleSuite.longWait
    var lists = [[Observation]](repeating: [], count: shown.steps.count + 1)
    lists[7] = [.displayed(message: "second"), .displayed(message: "first")]
    lists[8] = [.stack([])]
    let transcript = Transcript(observations: lists)
    let failure = try #require(CaseComparison.difference(from: shown, in: transcript))
    let timeline = Timeline(of: shown, transcript: transcript, failure: failure)
    #expect(
      timeline.rows.last?.actions.last?.events.map(\.mark)
        == [.unexpected, .expected, .missing, .unexpected])
    try Golden("timeline-failed.txt").expect(text(timeline))
  }

  @Test(arguments: [(4, 4, 8), (7, 7, 5), (9, 9, 3), (20, 12, 1)])
  func `leaves the first steps out where there is no room`(
    _ limit: Int, _ lines: Int, _ first: Int
  ) {
    let picture = TimelineText().lines(
      of: Timeline(expectationsOf: SampleSuite.longWait), limit: limit)
    #expect(picture.count <= limit || first == 8)
    #expect(picture.dropFirst(first == 1 ? 1 : 2).first?.contains(" \(first)  ") == true)
  }

  @Test func `is no wider than it may be`() {
    let long = String(repeating: "very_long_name_", count: 12)
    let shown = SampleSuite.sampleCase(
      "a/b/c", line: 1, title: "", rules: [], messages: [],
      steps: [
        SampleSuite.step(
          1, [.logEvent(name: long, properties: [long: .string(long)])],
          [.observation(.displayed(message: long, extras: [long: "日本語😀"]))])
      ])
    for width in [60, 80, 100, 140] {
      for line in TimelineText(width: width).lines(of: Timeline(expectationsOf: shown)) {
        #expect(TextLayout.width(line) <= width)
      }
    }
  }

  @Test func `gives the last actions one expectation each`() {
    let timeline = Timeline(expectationsOf: SampleSuite.twoWaiting)
    #expect(timeline.rows[3].actions.map(\.events.count) == [1, 1])
    #expect(timeline.rows[2].actions.map(\.events.count) == [0, 1])
  }

  private func text(_ timeline: Timeline) -> String {
    TimelineText().lines(of: timeline).map { $0 + "\n" }.joined()
  }
}
