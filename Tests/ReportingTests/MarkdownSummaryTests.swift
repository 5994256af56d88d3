import Conformance
import EngineKit
import InAppMessages
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `A summary in Markdown` {
  @Test func `is the golden file`() throws {
    let run = try `The report for a browser`.sample
    try Golden("reporting/summary.md").expect(MarkdownSummary(run, domain: InAppMessages()).text)
  }

  @Test func `begins with the diagnosis, then has a case of each cause`() throws {
    var run = try `The report for a browser`.sample
    guard case .ended(let end)? = try SampleRun.diagnosedEvents.last else { return }
    run.end.diagnosis = end.diagnosis
    try Golden("reporting/summary-diagnosis.md").expect(
      MarkdownSummary(run, domain: InAppMessages()).text)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `escapes all markup in an engine's output`(_ seed: UInt64) throws {
    var hostile = HostileRun(seed: seed)
    let events = try hostile.events()
    guard case .started(let plan) = events[0] else { return }
    let text = MarkdownSummary(
      try `The report for a browser`.run(events, SampleResults.header(plan)),
      domain: InAppMessages()
    ).text
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
        continue
      }
      #expect(!line.unicodeScalars.contains(where: VisibleText.needsEscape))
      guard !isCode else { continue }
      let prose = line.replacing(/(?<fence>`+)[^`].*?\k<fence>/, with: "")
      let tags = prose.matches(of: /<\/?(?<name>[a-z!]+)/).map { String($0.name) }
      #expect(Set(tags).isSubset(of: ["details", "summary", "code", "br", "sub"]), "\(line)")
    }
    #expect(!isCode)
  }

  @Test func `fences code so that nothing in it ends the block`() {
    #expect(
      EscapedMarkdown.block(["a", "  ````", "b"]) == ["`````", "a", "  ````", "b", "`````"])
    #expect(EscapedMarkdown.code("a``b") == "``` a``b ```")
  }

  @Test func `neither mentions users nor opens table cells`() {
    #expect(
      EscapedMarkdown.text("@me | *x* <b> #1") == "@\u{2060}me \\| \\*x\\* &lt;b&gt; \\#\u{2060}1")
  }
}

@Suite struct `A badge` {
  static let cases: [(counts: [Verdict.Kind: Int], stopped: Bool, message: String, color: String)] =
    [
      ([.passed: 9], false, "9/9 passed", "brightgreen"),
      ([.passed: 9, .skipped: 3], false, "9/9 passed, 3 skipped", "yellowgreen"),
      ([.passed: 9, .knownFailure: 1], false, "9/10 passed", "yellow"),
      ([.passed: 9, .failed: 1], false, "9/10 passed", "red"),
      ([.passed: 9, .unexpectedPass: 1], false, "list out of date", "red"),
      ([.skipped: 9], false, "nothing judged", "lightgrey"),
      ([.passed: 9], true, "interrupted", "lightgrey"),
      ([.errored: 9], true, "interrupted", "red"),
    ]

  @Test(arguments: cases.indices)
  func `shows the outcome of a run`(_ index: Int) throws {
    let (counts, stopped, message, color) = Self.cases[index]
    var tally = Tally()
    for (kind, count) in counts { tally.count(kind, times: count) }
    let events: [RunEvent] = [
      .started(try SampleRun.plan),
      .ended(RunEnd(tally: tally, duration: .zero, wasInterrupted: stopped)),
    ]
    let text = String(
      decoding: `Results`.report(events) { BadgeRecorder(write: $0) }, as: UTF8.self)
    #expect(
      text
        == "{\"schemaVersion\":1,\"label\":\"iamspec 1.0\",\"message\":\"\(message)\",\"color\":\"\(color)\"}\n"
    )
  }
}
