import Characterization
import EngineKit
import Exploration
import ReferenceEngine
import ReferenceFaults
import Replaying
import SpecModel
import TestSupport
import Testing

@Suite struct `The verdict on a trace` {
  private func randomReading(_ random: inout SeededGenerator) throws -> Reading {
    var reading = Reading.default
    for question in Reading.questions {
      try reading.answer(question.id, with: question.answers.randomElement(using: &random) ?? "")
    }
    return reading
  }

  private func text(of trace: Trace, _ number: Int) -> String {
    "script \(number)\n"
      + trace.entries.map { "\($0.line) \($0.at) \($0.content)" }.joined(separator: "\n")
  }

  @Test(arguments: ["swift", "legacy"], [0, 20, 500])
  func `explains the reference engine, however late its lines are`(
    _ profile: String, _ slack: Int
  ) throws {
    var random = SeededGenerator(seed: 11)
    let profile = try #require(Builtin.suite().profiles.first { $0.id == profile })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 3)
    var undecided = 0
    for number in 0..<40 {
      let script = generator.script(number)
      let adapter = ReferenceAdapter(reading: try randomReading(&random))
      let trace = try RecordedScript.trace(of: script, by: adapter, jitter: slack, &random)
      switch TraceVerdict.judge(trace, slack: slack, by: ReferenceTraceJudge()) {
      case .explained, .changed: continue
      case .undecided: undecided += 1
      case .unjudged, .accepted, .crowded:
        Issue.record("not judged: \(text(of: trace, number))")
      case .unexplained(let divergence):
        Issue.record("not explained from line \(divergence.line) on: \(text(of: trace, number))")
      case .breach(let breaches, _):
        Issue.record("\(breaches.map(\.clause)): \(text(of: trace, number))")
      }
    }
    #expect(undecided <= 2)
  }

  @Test func `often finds a fault unexplained`() throws {
    var random = SeededGenerator(seed: 5)
    let profile = try #require(Builtin.suite().profiles.first { $0.id == "swift" })
    let generator = ScriptGenerator(in: profile, for: ReferenceAdapter().manifest, seed: 8)
    var noticed = 0
    let names = ["queue-instead-of-stack", "second-newest-first"]
    for name in names {
      let fault = try #require(Fault.named(name))
      let adapter = ReferenceAdapter(faults: [fault])
      for number in 0..<60 {
        let trace = try RecordedScript.trace(
          of: generator.script(number), by: adapter, jitter: 100, &random)
        switch TraceVerdict.judge(trace, slack: 100, by: ReferenceTraceJudge(budget: 300)) {
        case .explained, .changed, .undecided, .unjudged, .accepted, .crowded: continue
        case .unexplained, .breach: noticed += 1
        }
      }
    }
    #expect(noticed > 0)
  }

  // MARK: Edges

  private static let sale = Message(
    name: "sale", type: .modal, triggers: [.customEvent(name: "shop", filter: nil)])
  private static let cart = Message(
    name: "cart", type: .modal, triggers: [.customEvent(name: "cart", filter: nil)])

  /// Two messages that are triggered with a pause between them; the interval is two seconds.
  private func trace(secondAt time: Int, isDisplayed: Bool) -> Trace {
    var lines: [(Int, Trace.Content)] = [
      (0, .action(.startSession(deliver: ["sale", "cart"]))),
      (100, .action(.logEvent(name: "shop", properties: [:]))),
      (120, .observation(.displayed(message: "sale"))),
      (200, .action(.dismiss)), (220, .observation(.dismissed(message: "sale"))),
      (time, .action(.logEvent(name: "cart", properties: [:]))),
    ]
    if isDisplayed { lines.append((time + 20, .observation(.displayed(message: "cart")))) }
    return Trace(
      profile: "swift", given: Given(minimumInterval: 2), messages: [Self.sale, Self.cart],
      unseen: [
        .impression, .choiceAsked, .noMatchingTrigger, .reenqueued, .discarded, .prefetched, .stack,
      ],
      entries: lines.enumerated().map { Trace.Entry(line: $0 + 2, at: $1.0, $1.1) },
      end: time + 5000)
  }

  @Test(arguments: [
    // Within the slack of the interval's end, both are right.
    (2050, true, 500, "explained"), (1700, true, 500, "explained"),
    (2400, false, 500, "explained"),
    // Before that, nothing may be displayed; long after it, something must be.
    (1000, true, 500, "breach"), (1700, true, 50, "breach"), (8000, false, 500, "breach"),
    // Without slack, nothing is observed before it happens.
    (8000, true, 0, "breach"),
  ])
  func `does not judge what is within the slack of an edge`(
    _ time: Int, _ isDisplayed: Bool, _ slack: Int, _ expected: String
  ) throws {
    let verdict = TraceVerdict.judge(
      trace(secondAt: time, isDisplayed: isDisplayed), slack: slack, by: ReferenceTraceJudge())
    #expect(verdict.word == expected, "\(verdict)")
  }

  @Test func `does not require what may have come after the end of the trace`() throws {
    var trace = trace(secondAt: 8000, isDisplayed: false)
    trace.end = 8100
    #expect(TraceVerdict.judge(trace, slack: 500, by: ReferenceTraceJudge()).word == "explained")
  }

  // MARK: The middle

  @Test func `tries the beginnings of a trace that begins in the middle`() throws {
    let entries = [
      Trace.Entry(line: 2, at: 1000, .action(.dismiss)),
      Trace.Entry(line: 3, at: 1010, .observation(.dismissed(message: "sale"))),
      Trace.Entry(line: 4, at: 3000, .action(.openFromPush)),
      Trace.Entry(line: 5, at: 3020, .observation(.displayed(message: "cart"))),
    ]
    var trace = Trace(
      profile: "swift", given: Given(minimumInterval: 0), messages: [Self.sale, Self.cart],
      unseen: [
        .impression, .choiceAsked, .noMatchingTrigger, .reenqueued, .discarded, .prefetched, .stack,
      ],
      entries: entries)
    #expect(TraceVerdict.judge(trace, by: ReferenceTraceJudge()).word != "explained")
    trace.unknown = [.visible, .waiting]
    guard case .explained(let path) = TraceVerdict.judge(trace, by: ReferenceTraceJudge()) else {
      Issue.record("it is not explained")
      return
    }
    #expect(path.beginning == Beginning(visible: "sale", waiting: ["cart"]))
    trace.unknown = [.visible]
    #expect(TraceVerdict.judge(trace, by: ReferenceTraceJudge()).word == "unexplained")
  }

  @Test func `names each way to go on once, whatever cannot be seen of it`() throws {
    var trace = trace(secondAt: 8000, isDisplayed: true)
    trace.end = 8100
    let shown = TraceDivergence.End(
      path: TracePath(), expected: [.displayed(message: "cart")], rules: ["rate-limit.default"])
    let nothing = TraceDivergence.End(path: TracePath(), expected: [], rules: [])
    let text = TraceText(of: trace, in: "log", suite: try Builtin.suite(), slack: 500)
    func expected(_ ends: [TraceDivergence.End]) -> [String] {
      text.lines(for: .unexplained(TraceDivergence(line: 2, ends: ends))).filter {
        $0.hasPrefix("  expected: ") || $0.hasPrefix("  or one of ")
      }
    }
    let once = [
      "  expected: cart is displayed, by rate-limit.default", "  expected: nothing more",
    ]
    #expect(expected([shown, nothing]) == once)
    #expect(expected([shown, shown, nothing, shown, nothing]) == once)
  }
}
