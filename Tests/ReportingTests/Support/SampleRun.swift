import Conformance
import EngineKit
import InAppMessages
import SpecModel

@testable import EngineProcess
@testable import Reporting
@testable import Wording

/// A run of the sample suite with every verdict, without an engine or a clock.
enum SampleRun {
  static let manifest = EngineManifest(
    name: "ShopMessages", version: "2.1", profiles: ["swift", "legacy"],
    notApplicable: ["stack.in-memory": "it keeps its stack in a database"])

  static var plan: Plan {
    get throws { try Plan(suite: SampleSuite.suite, manifest: manifest) }
  }

  /// The planned cases.
  static var cases: [PlannedCase] {
    get throws { Array(try plan.cases) }
  }

  static let replay = ReplayCommand(tail: ["--", "python3", "my engine.py"])

  /// The events of the run.
  static var events: [RunEvent] {
    get throws {
      let plan = try plan
      let results = plan.cases.map(result)
      var tally = Tally()
      var coverage = CoverageCount(plan)
      for result in results {
        tally.count(result.verdict.kind)
        coverage.count(result)
      }
      let end = RunEnd(
        tally: tally, coverage: coverage.coverage, duration: .milliseconds(42),
        wasInterrupted: false)
      return [.started(plan)] + results.map(RunEvent.finished) + [.ended(end)]
    }
  }

  /// The events of the run, with a diagnosis of a fault, a broken clause and a crash.
  static var diagnosedEvents: [RunEvent] {
    get throws {
      try events.map { event in
        guard case .ended(var end) = event else { return event }
        end.diagnosis = Diagnosis(causes: [
          Cause(
            .faults([
              Cause.Fault(
                id: "queue-instead-of-stack", clause: "stack.last-in-first-out/newest-first",
                summary: "The message that has waited longest is displayed first."),
              Cause.Fault(
                id: "new-goes-below", clause: "stack.last-in-first-out/newest-first",
                summary: "A new message goes below those that wait."),
            ]), cases: ["\(SampleSuite.twoWaiting.id) [legacy]"], actions: 8),
          Cause(.trouble("crash"), cases: ["\(SampleSuite.unmatched.id) [legacy]"], actions: 2),
        ])
        return .ended(end)
      }
    }
  }

  /// The failure of a case in which the engine's process ended, as the harness words it.
  static let crash = EngineFailure(
    kind: .crash,
    message: "the engine \(EngineExit.signal(11)); its last words: Segmentation fault")

  /// The result of a case: in the legacy profile, the engine treats the stack as a queue, and
  /// crashes on an event that matches nothing.
  static func result(of planned: PlannedCase) -> CaseResult {
    if let skip = planned.skip { return CaseResult(planned: planned, verdict: .skipped(skip)) }
    let isBroken = planned.profile == "legacy"
    switch planned.case.id {
    case SampleSuite.unmatched.id where isBroken:
      return CaseResult(
        planned: planned,
        verdict: .errored(crash),
        log: "matching closed_shop against 1 message\nSegmentation fault\n",
        duration: .milliseconds(7))
    case SampleSuite.twoWaiting.id where isBroken:
      return compared(
        planned,
        [
          [], [], [.reenqueued(message: "first", reason: .background)],
          [.reenqueued(message: "second", reason: .background)], [],
          [.displayed(message: "first")],
          [.dismissed(message: "first")], [.displayed(message: "second")],
        ],
        log: (1...6).map { "line \($0) of the log\n" }.joined())
    default:
      return compared(planned, expected(planned.case))
    }
  }

  /// Compares a transcript with a case, as a run does.
  static func compared(
    _ planned: PlannedCase, _ observations: [[Observation]], log: String = ""
  ) -> CaseResult {
    let transcript = Transcript(observations: observations)
    let failure = CaseComparison.difference(from: planned.case, in: transcript)
    return CaseResult(
      planned: planned, verdict: failure.map(Verdict.failed) ?? .passed, transcript: transcript,
      log: log, duration: .microseconds(1250))
  }

  /// The observations of a transcript in which each step's last action causes what the step
  /// expects.
  private static func expected(_ case: Case) -> [[Observation]] {
    `case`.steps.flatMap { step in
      let observations = step.expectations.compactMap {
        if case .observation(let observation) = $0 { observation } else { nil }
      }
      let lists = step.actions.dropLast().map { _ in [Observation]() } + [observations]
      return lists + (step.stack.map { [[.stack($0)]] } ?? [])
    }
  }

  /// The text for the terminal.
  static func terminal(
    _ options: TerminalRecorder.Options, _ events: [RunEvent], reports: [String] = []
  ) -> String {
    var text = ""
    let recorder = TerminalRecorder(options, domain: InAppMessages()) { text += $0.text }
    for event in events { recorder.record(event) }
    recorder.recordReports(reports)
    return text
  }

  /// The bytes of the JUnit file.
  static func junit(
    _ events: [RunEvent], _ options: JUnitRecorder.Options = JUnitRecorder.Options()
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let recorder = JUnitRecorder(options, domain: InAppMessages()) { bytes += $0 }
    for event in events { recorder.record(event) }
    return bytes
  }
}
