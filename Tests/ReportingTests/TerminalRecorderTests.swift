import Conformance
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `The terminal's report` {
  let reports = ["JUnit    iamspec-report/junit.xml"]

  @Test func `names the shard whose engine broke the protocol`() throws {
    var tally = Tally()
    tally.count(.passed, times: 3)
    var end = RunEnd(tally: tally, duration: .milliseconds(42), wasInterrupted: false)
    end.protocolBreach = "it said `bye`"
    let verdict = RunVerdict(end, of: try SampleRun.plan, shard: Shard(index: 2, count: 3))
    #expect(
      verdict.sentence
        == "ShopMessages 2.1, shard 2 of 3, does not conform, because it broke the protocol: 3 of 3 "
        + "cases passed in 42ms.")
  }

  @Test(arguments: [
    ("terminal-plain.txt", TerminalRecorder.Options(replay: SampleRun.replay)),
    ("terminal-colored.txt", TerminalRecorder.Options(style: .colored, replay: SampleRun.replay)),
    ("terminal-quiet.txt", TerminalRecorder.Options(level: .quiet, replay: SampleRun.replay)),
    ("terminal-verbose.txt", TerminalRecorder.Options(level: .verbose, replay: SampleRun.replay)),
    ("terminal-brief.txt", TerminalRecorder.Options(fullFailures: 0, replay: SampleRun.replay)),
  ]) func `is the golden file`(_ name: String, _ options: TerminalRecorder.Options) throws {
    try Golden("reporting/\(name)").expect(
      SampleRun.terminal(options, SampleRun.events, reports: reports))
  }
}

extension `The terminal's report` {
  private static let diagnosed = TerminalRecorder.Options(
    replay: SampleRun.replay, awaitsDiagnosis: true)

  @Test func `begins with the diagnosis, then has a case of each cause`() throws {
    try Golden("reporting/terminal-diagnosis.txt").expect(
      SampleRun.terminal(Self.diagnosed, SampleRun.diagnosedEvents, reports: reports))
  }

  @Test func `is the same without a diagnosis as if none had been awaited`() throws {
    let plain = SampleRun.terminal(
      TerminalRecorder.Options(replay: SampleRun.replay), try SampleRun.events)
    #expect(SampleRun.terminal(Self.diagnosed, try SampleRun.events) == plain)
  }

  @Test func `lists failures if a run takes so long that it may be stopped`() throws {
    var options = Self.diagnosed
    options.patience = .zero
    let events = try SampleRun.diagnosedEvents.dropLast()
    let text = SampleRun.terminal(options, Array(events))
    #expect(text.contains("  ✗ stack/last-in-first-out/two-waiting [legacy]  stack."))
    #expect(text.contains("  ! triggers/custom-event/unmatched [legacy]  The engine crashed"))
    #expect(!SampleRun.terminal(Self.diagnosed, Array(events)).contains("two-waiting"))
  }

  @Test func `shows the number of red cases of each rule before the verdict`() throws {
    let text = SampleRun.terminal(TerminalRecorder.Options(), try SampleRun.events)
    #expect(
      text.contains(
        """

          Broken: 3 rules
          ✗ stack.last-in-first-out  1 of 2 cases failed
          ! trigger.custom-event     1 of 4 cases errored
          ! trigger.no-match         1 of 2 cases errored

        ✗ ShopMessages 2.1 does not conform
        """))
  }

  @Test func `names the rules with the most red cases first, and omits some of very many`() throws {
    let plan = try SampleRun.plan
    var tallies = RuleTallies(plan.suite)
    let failure = StepFailure(
      step: 0, difference: StepDifference(expected: [], actual: []), stack: nil)
    for number in 1...30 {
      let item = SampleSuite.sampleCase(
        "a/b/c\(number)", line: 1, title: "", rules: ["rule.\(number)"], messages: [], steps: [])
      for _ in 0..<number {
        tallies.count(
          CaseResult(planned: PlannedCase(item, profile: "swift"), verdict: .failed(failure)))
      }
      tallies.count(CaseResult(planned: PlannedCase(item, profile: "swift"), verdict: .passed))
    }
    let lines = BrokenRules(
      tallies, FailedCases(), width: 80, style: .plain
    ).lines
    #expect(lines.count == 22)
    #expect(
      lines.prefix(3) == [
        "  Broken: 30 rules", "  ✗ rule.30  30 of 31 cases failed",
        "  ✗ rule.29  29 of 30 cases failed",
      ])
    #expect(lines.last == "    and 10 more rules")
  }

  @Test func `separates broken rules from rules that could not be judged because of them`() throws {
    var tallies = RuleTallies(try SampleRun.plan.suite)
    var failed = FailedCases()
    let failure = StepFailure(
      step: 0, difference: StepDifference(expected: [], actual: []), stack: nil)
    for (rule, needs) in [("rule.a", ["rule.c"]), ("rule.b", []), ("rule.c", []), ("rule.c", [])] {
      var item = SampleSuite.sampleCase(
        "a/b/c", line: 1, title: "", rules: [rule], messages: [], steps: [])
      item.basis.needs = needs
      let result = CaseResult(
        planned: PlannedCase(item, profile: "swift"), verdict: .failed(failure))
      tallies.count(result)
      failed.count(result)
    }
    #expect(
      BrokenRules(tallies, failed, width: 80, style: .plain).lines == [
        "  Broken: 2 rules", "  ✗ rule.c  2 of 2 cases failed, 1 of others needs it",
        "  ✗ rule.b  1 of 1 case failed", "  Could not be judged: 1 rule",
        "  ? rule.a  1 failed, needs rule.c",
      ])
  }

  @Test func `is the same with and without color, except for the color`() throws {
    let colored = SampleRun.terminal(
      TerminalRecorder.Options(style: .colored, replay: SampleRun.replay), try SampleRun.events)
    let plain = SampleRun.terminal(
      TerminalRecorder.Options(replay: SampleRun.replay), try SampleRun.events)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `draws progress on one line and erases it`() throws {
    let text = SampleRun.terminal(
      TerminalRecorder.Options(showsProgress: true, replay: SampleRun.replay), try SampleRun.events)
    let plain = SampleRun.terminal(
      TerminalRecorder.Options(replay: SampleRun.replay), try SampleRun.events)
    #expect(text.contains("\r\u{1B}[2K  ━━"))
    #expect(text.contains(" 7/10   ✗ 1"))
    #expect(
      text.replacing(/\r\u{1B}\[2K  [━─].*?(?=\r)/, with: "").replacing("\r\u{1B}[2K", with: "")
        == plain)
  }

  @Test func `is no wider than the terminal, except for commands to be copied`() throws {
    for width in [60, 80, 120] {
      let text = SampleRun.terminal(
        TerminalRecorder.Options(width: width, level: .verbose), try SampleRun.events)
      for line in text.split(separator: "\n") where !line.contains("iamspec run") {
        #expect(TextLayout.width(String(line)) <= width)
      }
    }
  }

  @Test func `of an interrupted run does not claim that the engine conforms`() throws {
    var tally = Tally()
    tally.count(.passed)
    let end = RunEnd(tally: tally, duration: .zero, wasInterrupted: true)
    let text = SampleRun.terminal(
      TerminalRecorder.Options(level: .quiet),
      Array(try SampleRun.events.prefix(2)) + [.ended(end)])
    #expect(!text.contains("conforms"))
    #expect(text.replacing("\n ", with: "").contains("Interrupted after 1 of 10 cases."))
  }

  @Test func `of a run without a judged case does not claim it either`() throws {
    var tally = Tally()
    tally.count(.skipped)
    let end = RunEnd(tally: tally, duration: .zero, wasInterrupted: false)
    let text = SampleRun.terminal(
      TerminalRecorder.Options(level: .quiet), [.started(try SampleRun.plan), .ended(end)])
    #expect(text == "○ ShopMessages 2.1 was not judged: its only case was skipped.\n")
  }
}
