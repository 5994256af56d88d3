import Conformance
import EngineKit
import SpecModel
import Testing

@Suite struct `A known bug` {
  private func bug(
    _ subject: KnownFailure.Subject, _ kind: KnownFailure.Kind = .fail, profile: String? = nil
  ) -> KnownFailure {
    KnownFailure(
      subject, profile: profile, kind: kind, reason: "r",
      location: SourceLocation(file: "known.yaml", line: 3, column: 5))
  }

  /// A host whose engine does nothing in the cases of one file.
  private struct DozingHost: EngineHost {
    private let host = InProcessHost(ClosureAdapter.displaying)
    var manifest: EngineManifest { host.manifest }

    func outcome(of script: Script) async -> ScriptOutcome {
      guard script.caseID.hasPrefix("stack/order/") else { return await host.outcome(of: script) }
      return ScriptOutcome(.completed(Transcript(observations: script.actions.map { _ in [] })))
    }
  }

  /// Runs the sample suite on an engine that passes some cases and fails others.
  private func run(
    _ bugs: [KnownFailure], _ evidence: BugEvidence = BugEvidence(), isPart: Bool = false
  ) async throws -> (results: [CaseResult], end: RunEnd) {
    let host = DozingHost()
    var list = KnownFailureList(entries: bugs, today: "2027-01-31")
    list.evidence = evidence
    var plan = try Plan(suite: SampleSuite.suite, manifest: host.manifest, knownFailures: list)
    if isPart { plan.scope = .part }
    var results: [CaseResult] = []
    let end = await Runner(host: host, width: 1).run(plan) {
      if case .finished(let result) = $0 { results.append(result) }
    }
    return (results, end)
  }

  @Test func `excuses what fails because of it, and lets the other cases pass`() async throws {
    let plain = try await run([])
    let failed = plain.results.filter { $0.verdict.kind == .failed }
    let rule = try #require(failed.first?.planned.case.rules.first)
    let known = try await run([bug(.rule(rule))])
    for (before, after) in zip(plain.results, known.results) {
      let isExcused =
        before.verdict.kind == .failed && before.planned.case.rules.contains(rule)
      #expect(after.verdict.kind == (isExcused ? .knownFailure : before.verdict.kind))
    }
    #expect(known.end.listFindings.isEmpty)
  }

  @Test func `excuses nothing of another kind or in another profile`() async throws {
    let plain = try await run([])
    let failed = try #require(plain.results.first { $0.verdict.kind == .failed })
    let rule = try #require(failed.planned.case.rules.first)
    for entry in [bug(.rule(rule), .crash), bug(.rule(rule), profile: "kotlin")] {
      let known = try await run([entry])
      #expect(known.results.map(\.verdict) == plain.results.map(\.verdict))
      #expect(known.end.listFindings == [.nothingFails(entry)])
    }
  }

  @Test func `is recognized by a clause that was seen to be broken, or by a fault`() async throws {
    let evidence = BugEvidence(
      examiner: { _, _, _, _ in [Breach(clause: "a.b/c", action: 0, because: "")] },
      behavesAs: { id, _, _, _ in id == "upside-down" })
    for subject in [KnownFailure.Subject.clause("a.b/c"), .rule("a.b"), .fault("upside-down")] {
      let known = try await run([bug(subject)], evidence)
      #expect(known.end.tally[.failed] == 0)
      #expect(known.end.tally[.knownFailure] > 0)
    }
    let other = bug(.fault("other"))
    let unknown = try await run([other], evidence)
    #expect(unknown.end.tally[.knownFailure] == 0)
    #expect(unknown.end.listFindings == [.nothingFails(other)])
  }

  @Test func `is not called gone by a part of a run`() async throws {
    let gone = bug(.fault("gone"))
    let part = try await run([gone], isPart: true)
    #expect(part.end.listFindings.isEmpty)
    #expect(part.end.silentBugs == [gone])
  }
}
