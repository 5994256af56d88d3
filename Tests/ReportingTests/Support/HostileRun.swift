import Conformance
import EngineKit
import SpecModel
import TestSupport

/// Runs made of text that breaks reports: markup, control characters, line feeds, emoji,
/// noncharacters.
struct HostileRun {
  private var random: SplitMix64

  /// Creates a generator; equal seeds yield equal runs.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private static let pieces = [
    "<", "&", "\"", "'", ">", "]]>", "<!--", "-->", "<![CDATA[", "&#0;", "&amp;", "\u{0}", "\u{1}",
    "\u{8}", "\u{B}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9F}", "\u{FFFE}", "\u{FFFF}",
    "\u{10FFFF}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\n", "\r\n", "\r", "\t", " ", "  ", "👩‍👩‍👧",
    "日本", "é", "e\u{301}", "a", "word", "`", "$(rm)", "\\", "%s", "{}",
  ]

  /// Returns a text of up to so many pieces.
  mutating func text(_ length: Int = 8) -> String {
    (0..<Int.random(in: 0...length, using: &random))
      .map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Returns a non-empty text.
  mutating func name() -> String { "n" + text() }

  /// Returns the events of a run with at least one case of every verdict.
  mutating func events() throws -> [RunEvent] {
    var cases: [Case] = []
    for index in 0..<12 {
      cases.append(
        SampleSuite.sampleCase(
          "stack/file/\(name())\(index)", line: 1, title: text(), rules: [name()],
          messages: [],
          steps: [
            SampleSuite.step(
              2, [.logEvent(name: text(), properties: [text(): .string(text())])],
              [.observation(.displayed(message: text()))])
          ]))
    }
    var suite = SampleSuite.suite
    suite.name = name()
    suite.chapters[1].title = text()
    suite.files = [
      CaseFile(
        id: "stack/file", chapter: "stack", title: "", about: "", cases: cases,
        location: cases[0].location)
    ]
    let manifest = EngineManifest(name: text(), version: text(), profiles: ["swift", "legacy"])
    let plan = try Plan(suite: suite, manifest: manifest)
    var results: [CaseResult] = []
    for (index, planned) in plan.cases.enumerated() {
      results.append(result(planned, index))
    }
    var tally = Tally()
    for result in results { tally.count(result.verdict.kind) }
    let end = RunEnd(tally: tally, duration: .seconds(70), wasInterrupted: false)
    return [.started(plan)] + results.map(RunEvent.finished) + [.ended(end)]
  }

  private mutating func result(_ planned: PlannedCase, _ index: Int) -> CaseResult {
    switch index % 6 {
    case 0:
      let observation = Observation.displayed(message: "x" + text(), extras: [text(): text()])
      return SampleRun.compared(planned, [[observation]], log: text(40))
    case 1:
      let kind = EngineFailure.Kind.allCases.randomElement(using: &random) ?? .crash
      let failure = EngineFailure(kind: kind, message: text(), action: Int.random(in: -1...3))
      return CaseResult(planned: planned, verdict: .errored(failure), log: text(40))
    case 2: return CaseResult(planned: planned, verdict: .skipped(.unsupported(text())))
    case 3:
      let failure = EngineFailure(kind: .crash, message: text())
      return CaseResult(
        planned: planned, verdict: .knownFailure(listEntry(), .errored(failure)), log: text(40))
    case 4: return CaseResult(planned: planned, verdict: .unexpectedPass(listEntry()))
    default:
      return CaseResult(planned: planned, verdict: .passed, duration: .nanoseconds(index))
    }
  }
}

extension HostileRun {
  fileprivate mutating func listEntry() -> KnownFailure {
    KnownFailure(
      cases: text(), kind: .crash, reason: text(), issue: text(),
      location: SourceLocation(file: text(), line: 1, column: 1))
  }
}
