import Conformance
import EngineKit
import SpecModel
import Testing

/// Creates an entry at some line of a list.
private func entry(
  _ cases: String, _ kind: KnownFailure.Kind = .fail, profile: String? = nil,
  expires: String? = nil, line: Int = 3
) -> KnownFailure {
  KnownFailure(
    cases: cases, profile: profile, kind: kind, reason: "r", expires: expires,
    location: SourceLocation(file: "known.yaml", line: line, column: 5))
}

@Suite struct `A list of known failures` {
  private func findings(
    _ entries: [KnownFailure], profiles: [String] = ["swift", "legacy"]
  ) -> [KnownFailureList.Finding] {
    KnownFailureList(entries: entries, today: "2027-01-31")
      .findings(in: SampleSuite.suite, profiles: profiles)
  }

  @Test func `is valid if every entry matches a case and no two match the same`() {
    #expect(
      findings([
        entry("stack/order/*", profile: "swift"), entry("stack/order/two", profile: "legacy"),
        entry("stack/memory/relaunch", expires: "2027-01-31"),
      ]).isEmpty)
  }

  @Test(arguments: [
    entry("stack/ordre/*"), entry("stack/order"), entry("stack/memory/*", profile: "legacy"),
    entry("*", profile: "kotlin"),
  ]) func `reports entries that match nothing`(_ lost: KnownFailure) {
    #expect(findings([lost]) == [.matchesNothing(lost)])
  }

  @Test func `reports entries that match nothing in the engine's profiles`() {
    #expect(
      findings([entry("local/*")], profiles: ["swift"]) == [.matchesNothing(entry("local/*"))])
  }

  @Test func `reports overlapping entries once, with a case that both match`() {
    let (first, second) = (entry("stack/*"), entry("*/two", line: 7))
    #expect(
      findings([first, second]) == [
        .overlaps(second, with: first, on: "stack/order/two [swift]")
      ])
  }

  @Test func `counts an entry on its last day but not on the next`() {
    #expect(findings([entry("stack/*", expires: "2027-01-31")]).isEmpty)
    let late = entry("stack/*", expires: "2027-01-30")
    #expect(findings([late]) == [.expired(late)])
    let list = KnownFailureList(entries: [late], today: "2027-01-31")
    #expect(list.entry(for: SampleSuite.suite.cases[0], profile: "swift") == nil)
  }
}

/// What the engine of these tests does in its case.
private enum Behavior: String, CaseIterable {
  case passes, fails, crashes, hangs, errs, breaks
}

private func result(of behavior: Behavior, listedAs kind: KnownFailure.Kind) async throws
  -> CaseResult
{
  let plan = try Plan(
    suite: SampleSuite.suite,
    selection: Selection(cases: ["stack/order/two"], profiles: ["swift"]),
    manifest: BehaviorHost(behavior: behavior).manifest,
    knownFailures: KnownFailureList(entries: [entry("stack/order/*", kind)], today: "2027-01-31"))
  var results: [CaseResult] = []
  await Runner(host: BehaviorHost(behavior: behavior), width: 1).run(plan) {
    if case .finished(let result) = $0 { results.append(result) }
  }
  return try #require(results.first)
}

/// A host that behaves in one way, whatever the script.
private struct BehaviorHost: EngineHost {
  let behavior: Behavior
  var manifest: EngineManifest {
    EngineManifest(name: "behavior", version: "1", profiles: ["swift", "legacy"])
  }

  func outcome(of script: Script) async -> ScriptOutcome {
    func failure(_ kind: EngineFailure.Kind) -> ScriptOutcome {
      ScriptOutcome(.failed(EngineFailure(kind: kind, message: "m")))
    }
    switch behavior {
    case .passes: return await InProcessHost(ClosureAdapter.displaying).outcome(of: script)
    case .fails:
      return ScriptOutcome(.completed(Transcript(observations: script.actions.map { _ in [] })))
    case .crashes: return failure(.crash)
    case .hangs: return failure(.timeout)
    case .errs: return failure(.error)
    case .breaks: return failure(.malformed)
    }
  }
}

@Suite struct `A listed case` {
  @Test(arguments: Behavior.allCases, KnownFailure.Kind.allCases)
  private func `is a known failure only if it misbehaves as listed`(
    _ behavior: Behavior, _ kind: KnownFailure.Kind
  ) async throws {
    let verdict = try await result(of: behavior, listedAs: kind).verdict
    let shown: KnownFailure.Kind? =
      switch behavior {
      case .passes: nil
      case .fails: .fail
      case .crashes: .crash
      case .hangs: .timeout
      case .errs, .breaks: .error
      }
    let expected: Verdict.Kind =
      shown == nil
      ? .unexpectedPass : shown == kind ? .knownFailure : shown == .fail ? .failed : .errored
    #expect(verdict.kind == expected)
    #expect(verdict.kind.isRed == (expected != .knownFailure))
  }
}

@Suite struct `Tightening a list` {
  private func tightened(
    _ entries: [KnownFailure], passed: [(String, String)], profiles: [String] = ["swift", "legacy"]
  ) -> [[KnownFailure]] {
    KnownFailureList(entries: entries, today: "2027-01-31").tightened(
      in: SampleSuite.suite, profiles: profiles,
      passed: Set(passed.map { CaseInProfile(caseID: $0, profile: $1) }))
  }

  @Test func `keeps cases that were not run or still fail`() {
    let entries = [entry("stack/*"), entry("local/display/shown")]
    #expect(tightened(entries, passed: []) == entries.map { [$0] })
  }

  @Test func `drops entries that pass everywhere or match nothing`() {
    let entries = [entry("stack/order/two"), entry("no/such/case")]
    let both = [("stack/order/two", "swift"), ("stack/order/two", "legacy")]
    #expect(tightened(entries, passed: both) == [[], []])
  }

  @Test func `narrows a glob to the cases that still fail`() {
    let passed = [("stack/order/two", "swift"), ("stack/order/two", "legacy")]
    #expect(
      tightened([entry("stack/order/*")], passed: passed) == [[entry("stack/order/three")]])
  }

  @Test func `narrows an entry to the profile in which the case still fails`() {
    #expect(
      tightened([entry("stack/order/two")], passed: [("stack/order/two", "swift")])
        == [[entry("stack/order/two", profile: "legacy")]])
  }
}

@Suite struct `A list written for a run` {
  private func planned(_ id: String, _ profile: String) throws -> PlannedCase {
    let item = try #require(SampleSuite.suite.cases.first { $0.id == id })
    return PlannedCase(item, profile: profile)
  }

  @Test func `has one entry per case, kind by kind, with a profile only if profiles differ`()
    throws
  {
    let crash = Verdict.errored(EngineFailure(kind: .crash, message: "m"))
    let fail = Verdict.failed(
      StepFailure(step: 0, difference: StepDifference(expected: [], actual: [])))
    let results = [
      CaseResult(planned: try planned("stack/order/two", "swift"), verdict: crash),
      CaseResult(planned: try planned("stack/order/three", "swift"), verdict: fail),
      CaseResult(planned: try planned("stack/memory/relaunch", "swift"), verdict: .passed),
      CaseResult(planned: try planned("stack/order/two", "legacy"), verdict: crash),
      CaseResult(planned: try planned("stack/order/three", "legacy"), verdict: .passed),
      CaseResult(
        planned: try planned("local/display/shown", "legacy"),
        verdict: .knownFailure(
          entry("local/*"), .errored(EngineFailure(kind: .crash, message: "m")))),
    ]
    let entries = KnownFailureList.entries(
      for: results, of: SampleSuite.suite, profiles: ["swift", "legacy"], file: "f"
    ) { $0.map(\.planned.id).joined(separator: " + ") }
    #expect(entries.map(\.subject.id) == ["stack/order/three", "stack/order/two"])
    #expect(entries.map(\.profile) == ["swift", nil])
    #expect(entries.map(\.kind) == [.fail, .crash])
    #expect(
      entries.map(\.reason) == [
        "stack/order/three [swift]", "stack/order/two [swift] + stack/order/two [legacy]",
      ])
  }

  /// The entries for failing cases, as `glob [profile]`.
  private func entries(_ failing: [(String, String)]) throws -> [String] {
    let fail = Verdict.failed(
      StepFailure(step: 0, difference: StepDifference(expected: [], actual: [])))
    let failing = Set(failing.map { CaseInProfile(caseID: $0, profile: $1) })
    let plan = try Plan(
      suite: SampleSuite.suite, manifest: ClosureAdapter.displaying.manifest)
    let results = plan.cases.map { planned in
      CaseResult(
        planned: planned, verdict: failing.contains(CaseInProfile(planned)) ? fail : .passed)
    }
    return KnownFailureList.entries(
      for: results, of: SampleSuite.suite, profiles: ["swift", "legacy"], file: "f"
    ) { "\($0.count)" }.map { "\($0.subject.id) [\($0.profile ?? "all")] \($0.reason)" }
  }

  @Test func `has one glob for a file, folder or suite whose cases all fail`() throws {
    let (two, three) = ("stack/order/two", "stack/order/three")
    let order = [(two, "swift"), (three, "swift"), (two, "legacy"), (three, "legacy")]
    let stack = order + [("stack/memory/relaunch", "swift")]
    #expect(try entries(order) == ["stack/order/* [all] 4"])
    #expect(try entries(stack) == ["stack/* [all] 5"])
    #expect(try entries(stack + [("local/display/shown", "legacy")]) == ["* [all] 6"])
  }

  @Test func `has an entry with a profile for what fails only in that profile`() throws {
    let (two, three) = ("stack/order/two", "stack/order/three")
    #expect(try entries([(two, "swift"), (three, "swift")]) == ["stack/order/* [swift] 2"])
    #expect(
      try entries([(two, "swift"), (three, "swift"), (three, "legacy")])
        == ["stack/order/two [swift] 1", "stack/order/three [all] 2"])
  }

  @Test func `never matches a case that passes or was not run`() throws {
    let (two, three) = ("stack/order/two", "stack/order/three")
    #expect(try entries([(two, "swift"), (two, "legacy")]) == ["stack/order/two [all] 2"])
    #expect(
      try entries([(two, "swift"), ("stack/memory/relaunch", "swift"), (three, "legacy")]) == [
        "stack/order/two [swift] 1", "stack/memory/relaunch [all] 1",
        "stack/order/three [legacy] 1",
      ])
  }
}
