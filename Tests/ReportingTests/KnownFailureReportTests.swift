import Conformance
import EngineKit
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

/// The sample run with a list that is right about one case, outdated for another, of the wrong kind
/// for a third, and has problems of its own.
private enum ListedRun {
  static func entry(
    _ line: Int, _ cases: String, _ kind: KnownFailure.Kind, _ reason: String,
    issue: String? = nil, expires: String? = nil
  ) -> KnownFailure {
    KnownFailure(
      cases: cases, profile: "legacy", kind: kind, reason: reason, issue: issue, expires: expires,
      location: SourceLocation(file: "ci/known.yaml", line: line, column: 5))
  }

  static let list = KnownFailureList(
    entries: [
      entry(
        3, "stack/last-in-first-out/two-*", .fail, "The stack is a queue.",
        issue: "https://example.org/issues/4"),
      entry(8, "triggers/custom-event/opened-shop", .fail, "The shop was closed."),
      entry(12, "triggers/custom-event/unmatched", .timeout, "It hung."),
      entry(15, "stack/in-memory/relaunch", .fail, "Too late.", expires: "2027-01-30"),
      entry(19, "stack/no-such-file/*", .crash, "Gone."),
      entry(22, "*/two-waiting", .crash, "Twice."),
    ], today: "2027-01-31")

  static var events: [RunEvent] {
    get throws {
      let plan = try Plan(
        suite: SampleSuite.suite, manifest: SampleRun.manifest, knownFailures: list)
      var tally = Tally()
      let results = plan.cases.map { planned in
        var result = SampleRun.result(of: planned)
        if let entry = planned.knownFailure {
          let misbehavior = result.verdict.misbehavior
          if let misbehavior, KnownFailure.Kind(misbehavior) == entry.kind {
            result.verdict = .knownFailure(entry, misbehavior)
          } else if result.verdict == .passed {
            result.verdict = .unexpectedPass(entry)
          }
        }
        tally.count(result.verdict.kind)
        return result
      }
      let end = RunEnd(
        tally: tally, listFindings: plan.listFindings, duration: .milliseconds(42),
        wasInterrupted: false)
      return [.started(plan)] + results.map(RunEvent.finished) + [.ended(end)]
    }
  }
}

@Suite struct `A run with a list of known failures` {
  @Test func `matches the golden text on a terminal`() throws {
    try Golden("reporting/terminal-known-failures.txt").expect(
      SampleRun.terminal(TerminalRecorder.Options(replay: SampleRun.replay), ListedRun.events))
  }

  @Test func `matches the golden file in JUnit`() throws {
    let bytes = SampleRun.junit(
      try ListedRun.events, JUnitRecorder.Options(replay: SampleRun.replay))
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
    try Golden("reporting/junit-known-failures.xml").expect(String(decoding: bytes, as: UTF8.self))
  }

  /// The verdict on a run with known failures and unexpected passes.
  private func verdict(
    _ counts: [Verdict.Kind: Int], _ settlement: Settlement,
    _ change: (inout RunEnd) -> Void = { _ in }
  ) throws -> String {
    var tally = Tally()
    for (kind, count) in counts { tally.count(kind, times: count) }
    var end = RunEnd(tally: tally, duration: .milliseconds(42), wasInterrupted: false)
    change(&end)
    return SampleRun.terminal(
      TerminalRecorder.Options(width: 200, level: .quiet, settlement: settlement),
      [.started(try SampleRun.plan), .ended(end)])
  }

  @Test func `does not say that an engine conforms if it fails as listed`() throws {
    #expect(
      try verdict([.passed: 7, .knownFailure: 3], Settlement())
        == "~ ShopMessages 2.1 does not conform yet, but fails only as listed: 7 of 10 cases passed "
        + "in 42ms, 3 failed as listed.\n")
  }

  @Test func `says which entries are removed or added`() throws {
    let tightens = Settlement(tightens: true)
    #expect(
      try verdict([.passed: 7, .unexpectedPass: 3], tightens)
        == "✓ ShopMessages 2.1 conforms: all 10 cases passed in 42ms; 3 of them removed from "
        + "the list.\n")
    #expect(
      try verdict([.passed: 6, .unexpectedPass: 3, .knownFailure: 1], tightens)
        == "~ ShopMessages 2.1 does not conform yet, but fails only as listed: 9 of 10 cases passed "
        + "in 42ms, 1 failed as listed, 3 removed from the list.\n")
    #expect(
      try verdict([.passed: 6, .unexpectedPass: 3, .failed: 1], tightens)
        == "✗ ShopMessages 2.1 does not conform: 1 failed, 6 of 10 cases passed in 42ms.\n")
    #expect(
      try verdict([.passed: 9, .failed: 1], Settlement(newList: "known.yaml"))
        == "~ ShopMessages 2.1 does not conform yet: 9 of 10 cases passed in 42ms, 1 failed and is "
        + "now listed in known.yaml.\n")
  }

  @Test func `says that the list is outdated if nothing else is wrong`() throws {
    #expect(
      try verdict([.passed: 7, .unexpectedPass: 3], Settlement())
        == "✗ The list of known failures is out of date: 3 listed cases pass. ShopMessages 2.1 passed "
        + "10 of 10 cases in 42ms. With `--tighten`, a run removes what passes from the list.\n")
    #expect(
      try verdict([.passed: 7, .unexpectedPass: 1, .knownFailure: 2], Settlement())
        == "✗ The list of known failures is out of date: 1 listed case passes. ShopMessages 2.1 passed "
        + "8 of 10 cases in 42ms, 2 failed as listed. With `--tighten`, a run removes what passes from "
        + "the list.\n")
    #expect(
      try verdict([.passed: 6, .unexpectedPass: 3, .failed: 1], Settlement())
        == "✗ ShopMessages 2.1 does not conform: 1 failed, 3 passed unexpectedly, 6 of 10 cases "
        + "passed in 42ms.\n")
    #expect(
      try verdict([.passed: 9, .unexpectedPass: 1], Settlement()) { $0.protocolBreach = "…" }
        .contains("does not conform"))
    #expect(
      try verdict([.skipped: 10], Settlement()) {
        $0.listFindings = [.matchesNothing(ListedRun.list.entries[0])]
      }.contains("was not judged: all 10 cases were skipped"))
  }

  @Test func `has one line per failure and the verdict with --quiet`() throws {
    let text = SampleRun.terminal(
      TerminalRecorder.Options(width: 200, level: .quiet), try ListedRun.events)
    #expect(!text.contains("The stack is a queue."))
    #expect(text.contains("`stack/no-such-file/*` matches no case of the suite"))
    #expect(!text.contains("\n\n"))
  }

  @Test func `is red in JUnit if requirements were not met`() throws {
    let shortfalls: [Coverage.Shortfall] = [
      .nothingJudged(skipped: 10), .tooManySkipped(10, limit: 3),
      .ruleSkipped(Coverage.UnjudgedRule(rule: "a.b", profile: "swift", skipped: 1)),
      .ruleNotPlanned("c.d"),
    ]
    let end = RunEnd(
      tally: Tally(), coverage: Coverage(rules: 3, shortfalls: shortfalls), duration: .zero,
      wasInterrupted: false)
    let bytes = SampleRun.junit([.started(try SampleRun.plan), .ended(end)])
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
    let suite = try #require(try JUnitReading(bytes).suites.first)
    #expect(suite.attributes["name"] == "coverage")
    #expect(suite.attributes["failures"] == "4")
    #expect(suite.cases.map(\.outcome) == Array(repeating: "failure", count: 4))
  }

  @Test func `escapes hostile names in list findings, as text and as XML`() throws {
    let hostile = ListedRun.entry(3, "</failure>]]>\u{1}\n\u{1B}[31m👩‍👩‍👧", .fail, "<&\"")
    let end = RunEnd(
      tally: Tally(),
      listFindings: [
        .matchesNothing(hostile), .expired(hostile),
        .overlaps(hostile, with: hostile, on: "a\u{202E}b"),
      ], duration: .zero, wasInterrupted: false)
    let events: [RunEvent] = [.started(try SampleRun.plan), .ended(end)]
    let bytes = SampleRun.junit(events)
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
    let suite = try #require(try JUnitReading(bytes).suites.first)
    #expect(suite.attributes["failures"] == "3")
    #expect(suite.cases.map(\.outcome) == ["failure", "failure", "failure"])
    let text = SampleRun.terminal(TerminalRecorder.Options(), events)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.needsEscape($0) })
  }

  @Test func `has a one-line reason for a list, whatever happened`() throws {
    let lines = try ListedRun.events.compactMap { event -> String? in
      guard case .finished(let result) = event, result.verdict.misbehavior != nil else {
        return nil
      }
      return MisbehaviorText(result).line
    }
    #expect(
      lines == [
        "The engine crashed: \(SampleRun.crash.message)",
        "stack.last-in-first-out, step 3: expected displayed: second; happened displayed: first",
      ])
  }

  @Test func `is written with the rules that must be judged`() {
    let text = KnownFailureText(
      [], requirements: Requirements(maxSkipped: 3, rules: ["stack.memory", "local.display"])
    ).text
    #expect(
      text.hasSuffix(
        "format: 1\nmax_skipped: 3\nrequire: [stack.memory, local.display]\nknown_failures: []\n"))
  }

  @Test func `is written so that every YAML parser reads it alike`() {
    let text = KnownFailureText([
      ListedRun.entry(1, "*/a?", .fail, "no", issue: "https://e.org/#1", expires: "2027-01-31"),
      ListedRun.entry(1, "a/b/c", .crash, "line\nfeed \u{1}\u{85} \"quoted\""),
    ]).text
    #expect(
      text == """
        # What the engine is known not to pass; see iamspec run --known-failures.
        format: 1
        known_failures:
          - cases: "*/a?"
            profile: legacy
            kind: fail
            reason: "no"
            issue: "https://e.org/#1"
            expires: 2027-01-31

          - cases: a/b/c
            profile: legacy
            kind: crash
            reason: "line\\nfeed \\x01\\x85 \\"quoted\\""

        """)
  }
}
