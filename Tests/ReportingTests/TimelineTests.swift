import Conformance
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `A timeline` {
  @Test func `of a case without a run shows what is expected`() throws {
    try Golden("reporting/timeline-expected.txt").expect(
      SampleSuite.suite.cases.map { text(Timeline(expectationsOf: $0)) }.joined(separator: "\n"))
  }

  @Test func `of a run shows what happened, and marks what the case does not assert`() throws {
    let transcript = Transcript(observations: [
      [.prefetched(asset: "banner.png")], [], [.reenqueued(message: "first", reason: .background)],
      [.reenqueued(message: "second", reason: .background)], [], [.displayed(message: "second")],
      [.dismissed(message: "second")],
      [.displayed(message: "first"), .impression(message: "first")],
    ])
    let timeline = Timeline(of: SampleSuite.twoWaiting, transcript: transcript)
    #expect(timeline.rows.map(\.mark) == [.asExpected, .asExpected, .asExpected, .asExpected])
    #expect(timeline.rows.map(\.screenAfter) == [nil, nil, "second", "first"])
    try Golden("reporting/timeline-passed.txt").expect(text(timeline))
  }

  @Test func `ends at the differing step, with both sides of the difference`() throws {
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
    try Golden("reporting/timeline-failed.txt").expect(text(timeline))
  }

  @Test(arguments: [(4, 4, 8), (7, 7, 5), (9, 9, 3), (20, 12, 1)])
  func `omits the first steps if there is no room`(
    _ limit: Int, _ lines: Int, _ first: Int
  ) {
    let picture = TimelineText().lines(
      of: Timeline(expectationsOf: SampleSuite.longWait), limit: limit)
    #expect(picture.count <= limit || first == 8)
    #expect(picture.dropFirst(first == 1 ? 1 : 2).first?.contains(" \(first)  ") == true)
  }

  @Test func `is no wider than allowed`() {
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

  @Test func `assigns one expectation to each of the last actions`() {
    let timeline = Timeline(expectationsOf: SampleSuite.twoWaiting)
    #expect(timeline.rows[3].actions.map(\.events.count) == [1, 1])
    #expect(timeline.rows[2].actions.map(\.events.count) == [0, 1])
  }

  /// A case in which one message is dismissed and another disappears with the process, neither of
  /// which it asserts.
  private let goings = SampleSuite.sampleCase(
    "display/screen/goings", line: 1, title: "Messages go", rules: [],
    messages: [SampleSuite.first, SampleSuite.second],
    steps: [
      SampleSuite.step(
        2, [.startSession(deliver: ["first", "second"]), .presentLocal(message: "first")],
        [SampleSuite.displayed("first")]),
      SampleSuite.step(3, [.dismiss]),
      SampleSuite.step(
        4, [.presentLocal(message: "second"), .relaunch], [SampleSuite.displayed("second")]),
      SampleSuite.step(5, [.enterBackground]),
    ])

  @Test func `shows no message that is gone, whether the case asserts that or not`() throws {
    let lists: [[Observation]] = [
      [], [.displayed(message: "first")], [.dismissed(message: "first")],
      [.displayed(message: "second")], [], [],
    ]
    let reported = Timeline(of: goings, transcript: Transcript(observations: lists))
    #expect(reported.rows.map(\.screenAfter) == ["first", nil, nil, nil])
    let unreported = Timeline(
      of: goings,
      transcript: Transcript(observations: lists.map { $0.filter { $0.kind != .dismissed } }),
      reporting: [.displayed])
    #expect(unreported.rows.map(\.screenAfter) == ["first", nil, nil, nil])
    let expected = Timeline(expectationsOf: goings)
    #expect(expected.rows.map(\.screenAfter)[..<2] == ["first", nil])
    try Golden("reporting/timeline-screens.txt").expect(
      [reported, unreported, expected].map(text).joined(separator: "\n"))
  }

  @Test func `keeps a message on the screen if an engine fails to report its dismissal`() {
    let lists: [[Observation]] = [[], [.displayed(message: "first")], [], [], [], []]
    let timeline = Timeline(of: goings, transcript: Transcript(observations: lists))
    #expect(timeline.rows.map(\.screenAfter) == ["first", "first", nil, nil])
  }

  @Test func `is shown beside another, with screens if there is room`() throws {
    let shown = SampleSuite.twoWaiting
    let expected = Transcript(observations: [
      [], [], [.reenqueued(message: "first", reason: .background)],
      [.reenqueued(message: "second", reason: .background)], [], [.displayed(message: "second")],
      [.dismissed(message: "second")], [.displayed(message: "first")],
    ])
    let queue = Transcript(observations: [
      [], [], [], [], [], [.displayed(message: "first")], [.dismissed(message: "first")],
      [.displayed(message: "second")],
    ])
    let failure = try #require(CaseComparison.difference(from: shown, in: queue))
    let timelines = [
      Timeline(of: shown, transcript: expected),
      Timeline(of: shown, transcript: queue, failure: failure, isWhole: true),
    ]
    let texts = [80, 120].map { width in
      let lines = TimelineText(width: width).lines(
        of: timelines, titles: ["reference engine", "ShopMessages 2.1"])
      #expect(lines.allSatisfy { TextLayout.width($0) <= width })
      return lines.map { $0 + "\n" }.joined()
    }
    try Golden("reporting/timeline-beside.txt").expect(texts.joined(separator: "\n"))
  }

  /// A case in which the second message may be displayed or not.
  private let lenient = SampleSuite.sampleCase(
    "display/screen/lenient", line: 1, title: "Perhaps", rules: [],
    messages: [SampleSuite.first, SampleSuite.second],
    steps: [
      SampleSuite.step(
        2, [.presentLocal(message: "first")], [SampleSuite.displayed("first")]),
      SampleSuite.step(
        3, [.dismiss, .openFromPush],
        [
          .observation(.dismissed(message: "first")),
          .oneOf([[SampleSuite.displayed("second")], []]),
        ]),
    ])

  @Test(arguments: [true, false])
  func `says which alternatives a case allows, and marks none of them as expected`(
    isDisplayed: Bool
  ) throws {
    let transcript = Transcript(observations: [
      [.displayed(message: "first")], [.dismissed(message: "first")],
      isDisplayed ? [.displayed(message: "second")] : [],
    ])
    let timeline = Timeline(of: lenient, transcript: transcript)
    let marks = timeline.rows.map { $0.actions.flatMap(\.events).map(\.mark) }
    #expect(
      marks == [[.expected], [.expected, .alternatives] + (isDisplayed ? [.chosen] : [])])
    let words = text(timeline).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("◇ one of: second is displayed / nothing"))
  }

  @Test func `of a case without a run leaves open what alternatives leave on the screen`() {
    let timeline = Timeline(expectationsOf: lenient)
    #expect(timeline.rows[1].actions[1].events.map(\.mark) == [.alternatives])
    #expect(timeline.rows.map(\.screenAfter) == ["first", "second?"])
  }

  private func text(_ timeline: Timeline) -> String {
    TimelineText().lines(of: timeline).map { $0 + "\n" }.joined()
  }
}
