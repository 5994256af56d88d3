import EngineKit
import SpecModel
import Synchronization
import Testing

@testable import Conformance

/// A suite whose files are not held, and some of which can no longer be read.
private struct Files: CaseSource {
  var suite: Suite
  var lost: Set<Int> = []

  var fileCount: Int { suite.fileCount }
  var isHeld: Bool { false }
  func file(at index: Int) -> CaseFile? { lost.contains(index) ? nil : suite.file(at: index) }
}

@Suite struct `A plan of a suite that is read on demand` {
  private func plan(
    _ suite: Suite, _ selection: Selection = Selection(),
    _ list: KnownFailureList = KnownFailureList(), lost: Set<Int> = []
  ) throws -> Plan {
    var declarations = suite
    declarations.files = []
    return try Plan(
      suite: declarations, source: Files(suite: suite, lost: lost),
      summaries: suite.files.map {
        CaseFileSummary($0, selection: selection, knownFailures: list, isDealt: true)
      },
      selection: selection, manifest: ClosureAdapter.displaying.manifest, knownFailures: list)
  }

  private func run(_ plan: Plan) async -> (results: [CaseResult], end: RunEnd) {
    var results: [CaseResult] = []
    let runner = Runner(host: InProcessHost(ClosureAdapter.displaying), width: 2)
    let end = await runner.run(plan) { event in
      if case .finished(let result) = event { results.append(result) }
    }
    return (results, end)
  }

  @Test(arguments: [
    Selection(), Selection(cases: ["stack/order/three", "local"]), Selection(cases: ["*/t*"]),
    Selection(rules: ["stack.memory"]), Selection(chapters: ["stack"], profiles: ["legacy"]),
    Selection(cases: ["stack/order.yaml:15"]),
  ]) func `has the same cases in the same order as that of a suite in memory`(
    _ selection: Selection
  ) async throws {
    let held = try Plan(
      suite: SampleSuite.suite, selection: selection, manifest: ClosureAdapter.displaying.manifest)
    let streamed = try plan(SampleSuite.suite, selection)
    #expect(Array(streamed.cases) == Array(held.cases))
    #expect(streamed.cases.count == held.cases.count)
    #expect(streamed.profiles == held.profiles)
    let (results, end) = await run(streamed)
    #expect(results.map(\.planned) == Array(held.cases))
    #expect(!end.wasInterrupted)
  }

  @Test(arguments: 1...7) func `is dealt to shards like that of a suite in memory`(_ count: Int)
    throws
  {
    let held = try Plan(suite: SampleSuite.suite, manifest: ClosureAdapter.displaying.manifest)
    let streamed = try plan(SampleSuite.suite)
    var timings = CaseTimings()
    timings.record("stack/order/three [legacy]", microseconds: 500)
    timings.record("local/display/shown [legacy]", microseconds: 300)
    for timings in [CaseTimings(), timings] {
      for index in 1...count {
        let shard = Shard(index: index, count: count)
        let (one, other) = (
          held.part(shard, timings: timings), streamed.part(shard, timings: timings)
        )
        #expect(Array(one.plan.cases) == Array(other.plan.cases))
        #expect(one.plan.cases.count == other.plan.cases.count)
        #expect(one.indices == other.indices)
        #expect(one.plan.profiles == other.plan.profiles)
      }
    }
  }

  @Test func `reads no file without a case of the shard`() async throws {
    let whole = try plan(SampleSuite.suite, Selection(profiles: ["swift"]))
    let shards = (1...3).map { whole.part(Shard(index: $0, count: 3)).plan }
    let alone = try #require(
      shards.firstIndex { Array($0.cases).map(\.case.id) == ["stack/memory/relaunch"] })
    let lost = try plan(SampleSuite.suite, Selection(profiles: ["swift"]), lost: [0, 2])
    let (results, end) = await run(lost.part(Shard(index: alone + 1, count: 3)).plan)
    #expect(results.map(\.planned.id) == ["stack/memory/relaunch [swift]"])
    #expect(!end.wasInterrupted)
  }

  @Test func `has the same findings in a list of known failures`() throws {
    let location = SourceLocation(file: "known.yaml", line: 1, column: 1)
    let entries = ["stack/*", "*/two", "gone", "local/display/shown"].map {
      KnownFailure(cases: $0, profile: nil, kind: .fail, reason: "r", location: location)
    }
    let list = KnownFailureList(entries: entries)
    let held = try Plan(
      suite: SampleSuite.suite, manifest: ClosureAdapter.displaying.manifest, knownFailures: list)
    let streamed = try plan(SampleSuite.suite, Selection(), list)
    #expect(streamed.listFindings.count == 2)
    #expect(streamed.listFindings == held.listFindings)
    #expect(streamed.cases.map(\.knownFailure) == held.cases.map(\.knownFailure))
  }

  @Test func `lists what a selector could have matched`() throws {
    let suite = SampleSuite.suite
    let known =
      suite.chapters.map(\.id) + suite.files.flatMap { file in [file.id] + file.cases.map(\.id) }
    #expect(throws: SelectionError.unknown(.case, "stak", known: known)) {
      try plan(SampleSuite.suite, Selection(cases: ["stak"]))
    }
  }

  @Test func `ends before a file that can no longer be read, and reports the interruption`()
    async throws
  {
    let (results, end) = await run(try plan(SampleSuite.suite, lost: [1]))
    #expect(
      results.map(\.planned.id) == ["stack/order/two [swift]", "stack/order/three [swift]"])
    #expect(end.wasInterrupted)
  }
}

@Suite struct `A run with one case that hangs` {
  /// A host that answers its first case once nothing else has been sent for a while.
  private final class Host: EngineHost {
    let manifest = ClosureAdapter.displaying.manifest
    let asked = Atomic(0)
    let askedMeanwhile = Atomic(0)

    func outcome(of script: Script) async -> ScriptOutcome {
      if asked.add(1, ordering: .relaxed).newValue == 1 {
        var before = 0
        while before != asked.load(ordering: .relaxed) {
          before = asked.load(ordering: .relaxed)
          try? await Task.sleep(for: .milliseconds(200))
        }
        askedMeanwhile.store(before, ordering: .relaxed)
      }
      return await InProcessHost(ClosureAdapter.displaying).outcome(of: script)
    }
  }

  @Test func `does not keep the results of all other cases in memory`() async throws {
    var suite = SampleSuite.suite
    let cases = (0..<20_000).map { SampleSuite.testCase("stack/order/\($0)") }
    suite.files = [
      CaseFile(
        id: "stack/order", chapter: "stack", title: "", about: "", cases: cases,
        location: SourceLocation(file: "a.yaml", line: 1, column: 1))
    ]
    let host = Host()
    let plan = try Plan(
      suite: suite, selection: Selection(profiles: ["swift"]), manifest: host.manifest)
    let end = await Runner(host: host, width: 4).run(plan) { _ in }
    #expect(end.tally[.passed] == 20_000)
    #expect(host.askedMeanwhile.load(ordering: .relaxed) < 5_000)
  }
}

@Suite struct `A plan of a suite in memory` {
  @Test(arguments: 1...5)
  func `is divided into batches of the requested size, across files`(_ size: Int) throws {
    let plan = try Plan(suite: SampleSuite.suite, manifest: ClosureAdapter.displaying.manifest)
    var batches = plan.cases.batches
    var sizes: [Int] = []
    var ids: [String] = []
    while let batch = batches.next(of: size) {
      let cases = try #require(batch.cases())
      #expect(cases.count == batch.count)
      sizes.append(batch.count)
      ids += cases.map(\.id)
    }
    #expect(ids == plan.cases.map(\.id))
    #expect(sizes.dropLast().allSatisfy { $0 == size })
    #expect(plan.cases.count > 5)
    for (index, id) in ids.enumerated() { #expect(plan.cases[index]?.id == id) }
  }
}
