import Conformance
import EngineKit
import SpecModel
import Testing

@Suite struct `What a run covers` {
  /// Runs the sample suite against an engine that answers `unsupported` to some cases.
  private func end(
    unsupported: @escaping @Sendable (Script) -> Bool, requirements: Requirements = Requirements(),
    selection: Selection = Selection(), shard: Shard = Shard()
  ) async throws -> RunEnd {
    let host = PickyHost(isUnsupported: unsupported)
    let plan = try Plan(
      suite: SampleSuite.suite, selection: selection, manifest: host.manifest,
      knownFailures: KnownFailureList(requirements: requirements))
    return await Runner(host: host, width: 1).run(plan.part(shard).plan) { _ in }
  }

  @Test func `is nothing if every case is skipped, which is red`() async throws {
    let end = try await end(unsupported: { _ in true })
    #expect(end.isRed)
    #expect(end.coverage.shortfalls == [.nothingJudged(skipped: 6)])
    #expect(end.coverage.judgedRules == 0)
  }

  @Test func `excludes the rules whose cases were all skipped, which is green`() async throws {
    let end = try await end(unsupported: { $0.caseID == "stack/memory/relaunch" })
    #expect(!end.isRed)
    #expect(
      end.coverage.unjudged == [
        Coverage.UnjudgedRule(rule: "stack.memory", profile: "swift", skipped: 1)
      ])
    #expect(end.coverage.rules == 3)
    #expect(end.coverage.judgedRules == 2)
  }

  @Test func `is too little if a required rule is not judged in one of its profiles`()
    async throws
  {
    let end = try await end(
      unsupported: { $0.profile == "legacy" && $0.caseID.hasPrefix("stack/order/") },
      requirements: Requirements(rules: ["stack.order", "stack.memory"]))
    #expect(end.isRed)
    #expect(
      end.coverage.shortfalls == [
        .ruleSkipped(Coverage.UnjudgedRule(rule: "stack.order", profile: "legacy", skipped: 2))
      ])
  }

  @Test func `is too little if more cases are skipped than allowed`() async throws {
    let isSkipped: @Sendable (Script) -> Bool = { $0.caseID.hasPrefix("stack/order/") }
    let enough = try await end(unsupported: isSkipped, requirements: Requirements(maxSkipped: 4))
    #expect(!enough.isRed)
    let little = try await end(unsupported: isSkipped, requirements: Requirements(maxSkipped: 3))
    #expect(little.coverage.shortfalls == [.tooManySkipped(4, limit: 3)])
    #expect(little.isRed)
  }

  @Test func `lacks a required rule of a profile that the engine no longer follows`() async throws {
    let host = PickyHost(profiles: ["swift"]) { _ in false }
    let list = KnownFailureList(requirements: Requirements(rules: ["local.display"]))
    let plan = try Plan(suite: SampleSuite.suite, manifest: host.manifest, knownFailures: list)
    let end = await Runner(host: host, width: 1).run(plan) { _ in }
    #expect(end.coverage.shortfalls == [.ruleNotPlanned("local.display")])
    let selection = Selection(rules: ["stack.order"])
    let selected = try Plan(
      suite: SampleSuite.suite, selection: selection, manifest: host.manifest, knownFailures: list)
    #expect(await !Runner(host: host, width: 1).run(selected) { _ in }.isRed)
  }

  @Test func `is judged for the whole run, but a shard reports when too many cases are skipped`()
    async throws
  {
    let requirements = Requirements(maxSkipped: 0, rules: ["stack.order"])
    for index in 1...3 {
      let shard = Shard(index: index, count: 3)
      #expect(try await !end(unsupported: { _ in true }, shard: shard).isRed)
      let end = try await end(
        unsupported: { _ in true }, requirements: requirements, shard: shard)
      #expect(end.coverage.shortfalls == [.tooManySkipped(2, limit: 0)])
    }
  }
}

/// A host that passes every case except for those that it does not support.
private struct PickyHost: EngineHost {
  var profiles = ["swift", "legacy"]
  let isUnsupported: @Sendable (Script) -> Bool

  var manifest: EngineManifest {
    EngineManifest(name: "picky", version: "1", profiles: profiles)
  }

  func outcome(of script: Script) async -> ScriptOutcome {
    isUnsupported(script)
      ? ScriptOutcome(.unsupported(reason: "cannot"))
      : await InProcessHost(ClosureAdapter.displaying).outcome(of: script)
  }
}
