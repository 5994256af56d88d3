import Audit
import Characterization
import Conformance
import Diagnosing
import EngineKit
import Monitors
import ReferenceEngine
import ReferenceFaults
import SpecJSON
import SpecModel
import TestSupport
import Testing

/// What the diagnosis says of engines whose reports are wrong, whatever they do.
@Suite struct `The diagnosis of wrong reports` {
  /// The kinds of observation that an engine may leave out or report twice.
  private static let miscounts: [Cause.Misreport] = [
    .missing(.dismissed), .missing(.choiceAsked), .missing(.discarded), .missing(.prefetched),
    .doubled(.dismissed), .doubled(.impression), .doubled(.click), .doubled(.choiceAsked),
    .doubled(.prefetched),
  ]

  @Test(arguments: miscounts)
  func `names the kind of report that is always missing or doubled, and no rule`(
    _ misreport: Cause.Misreport
  ) async throws {
    let adapter = ReportingAdapter { lists in
      lists.last?.flatMap { observation in
        switch misreport {
        case .missing(observation.kind): [Observation]()
        case .doubled(observation.kind): [observation, observation]
        default: [observation]
        }
      }
    }
    let (diagnosis, failed) = try await diagnosis(of: adapter)
    let cause = try #require(diagnosis.causes.first)
    guard case .misreport(misreport, _) = cause.finding else {
      Issue.record("\(cause.finding)")
      return
    }
    #expect(diagnosis.causes.count == 1)
    #expect(cause.cases.count == failed.count)
  }

  @Test func `blames nothing else if an engine displays nothing`() async throws {
    let adapter = ReportingAdapter { lists in lists.last?.filter { $0.kind == .stack } }
    let (diagnosis, failed) = try await diagnosis(of: adapter)
    let cause = try #require(diagnosis.causes.first)
    guard case .misreport(.missing(.displayed), _) = cause.finding else {
      Issue.record("\(cause.finding)")
      return
    }
    let awaiting = failed.filter { result in
      result.planned.case.steps.contains { step in
        step.expectations.contains { $0.kinds.contains(.displayed) }
      }
    }
    #expect(Set(cause.cases) == Set(awaiting.map(\.planned.id)))
  }

  @Test func `finds a fault in an engine that does not report dismissals`() async throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let adapter = ReportingAdapter(ReferenceAdapter(faults: [fault])) {
      $0.last?.filter { $0.kind != .dismissed }
    }
    let (diagnosis, failed) = try await diagnosis(of: adapter)
    #expect(diagnosis.causes.count == 2)
    #expect(diagnosis.causes.compactMap(\.clause) == [fault.clause])
    #expect(diagnosis.cases == failed.count)
  }

  @Test func `tells what differs, and no rule, if no fault and no monitor says why`() async throws {
    // No document says when a fetch is reported a second time.
    let adapter = ReportingAdapter { lists in
      let reported = lists.dropLast().joined().filter { $0.kind == .prefetched }
      return lists.last.map { $0.isEmpty ? $0 + reported.prefix(1) : $0 }
    }
    let (diagnosis, failed) = try await diagnosis(of: adapter)
    #expect(!failed.isEmpty)
    let causes = diagnosis.causes
    #expect(causes.contains { $0.finding == .difference("`prefetched` is not expected") })
    #expect(causes.allSatisfy { $0.rule == nil }, "\(causes)")
  }

  @Test func `blames no rule for a wrong reason alone`() async throws {
    let adapter = ReportingAdapter { lists in
      lists.last?.map { observation in
        if case .reenqueued(let message, .otherVisible?) = observation {
          .reenqueued(message: message, reason: .background)
        } else {
          observation
        }
      }
    }
    let causes = try await diagnosis(of: adapter).diagnosis.causes
    #expect(
      causes.map(\.finding) == [
        .difference("`reenqueued` with the reason `background` is not expected")
      ])
  }

  @Test func `misses no report of a dismissal where nothing was displayed`() throws {
    let suite = try Builtin.suite()
    let planned = PlannedCase(
      try #require(
        suite.cases.first { $0.id == "reenqueue/display-choice/not-asked/off-the-stack" }),
      profile: "swift")
    let adapter = ReferenceAdapter()
    let engine = try adapter.makeEngine(for: EngineSetup(planned.script))
    var lists = planned.script.actions.map(engine.perform)
    // The message is never displayed, so that there is nothing to dismiss.
    lists = lists.map { list in
      list.filter { ![.displayed, .dismissed, .impression].contains($0.kind) }
    }
    let transcript = Transcript(observations: lists)
    let difference = try #require(CaseComparison.difference(from: planned.case, in: transcript))
    let diagnosis = Diagnostician(suite: suite, manifest: adapter.manifest).diagnose(failed: [
      CaseResult(planned: planned, verdict: .failed(difference), transcript: transcript)
    ])
    let cause = try #require(diagnosis.causes.first)
    if case .misreport = cause.finding { Issue.record("\(cause.finding)") }
  }

  /// The ways in which an engine's reports can differ from the protocol, and the finding for each.
  private static let misreports: [(Cause.Misreport, because: String, Reporter)] = [
    (
      .unknownMessage, "`discarded` names `WELCOME`, which is no message of the request.",
      {
        $0.last?.map {
          if case .discarded(let name, let reason) = $0, reason == .timeout {
            .discarded(message: name.uppercased(), reason: reason)
          } else {
            $0
          }
        }
      }
    ),
    (
      .unknownReason, "`discarded` has the reason `timed_out`, and not `timeout`.",
      {
        $0.last?.map {
          if case .discarded(let name, let reason) = $0, reason == .timeout {
            .discarded(message: name, reason: DiscardReason(rawValue: "timed_out"))
          } else {
            $0
          }
        }
      }
    ),
    (
      .noStack, "The list of a `query_stack` has no `stack`.",
      { $0.last?.filter { $0.kind != .stack } }
    ),
    (.repeatedLists, "", { $0.flatMap(\.self) }),
  ]

  @Test(arguments: misreports)
  func `names what the engine misreports, and no rule`(
    _ kind: Cause.Misreport, because: String, reporter: @escaping Reporter
  ) async throws {
    let suite = try Builtin.suite()
    let adapter = ReportingAdapter(report: reporter)
    let cases = suite.cases.filter { $0.id.hasPrefix("discard/") }.flatMap { item in
      item.profiles.map { PlannedCase(item, profile: $0) }
    }
    let plan = Plan(
      suite: suite, manifest: adapter.manifest, cases: cases, listFindings: [])
    var failed: [CaseResult] = []
    await Runner(host: InProcessHost(adapter), width: 2).run(plan) {
      if case .finished(let result) = $0, result.verdict != .passed { failed.append(result) }
    }
    #expect(!failed.isEmpty)
    let diagnosis = Diagnostician(suite: suite, manifest: adapter.manifest)
      .diagnose(failed: failed)
    #expect(diagnosis.causes.map(\.finding) == [.misreport(kind, because: because)])
    // An engine repeats its lists in all cases, not only in some.
    let sound = try await results(of: ReferenceAdapter()).passed
    let again = Diagnostician(suite: suite, manifest: adapter.manifest)
      .diagnose(failed: failed, passed: sound)
    #expect((again.causes == diagnosis.causes) == (kind != .repeatedLists))
    #expect(diagnosis.causes.first?.cases.count == failed.count)
  }
}
