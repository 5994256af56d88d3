import BuiltinSuite
import Characterization
import Conformance
import Diagnosing
import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecJSON
import SpecModel
import Testing

/// A suite whose files are read on demand.
private struct Files: CaseSource {
  let suite: Suite

  var fileCount: Int { suite.fileCount }
  var isHeld: Bool { false }
  func file(at index: Int) -> CaseFile? { suite.file(at: index) }
}

@Suite struct `The pipeline` {
  private let rule = Selection(rules: ["stack.last-in-first-out"], profiles: ["swift"])

  private func engine(_ faults: [Fault] = []) -> ReadyEngine {
    .inProcess(
      InProcessHost(ReferenceAdapter(reading: .default, faults: faults)), width: 2)
  }

  /// Runs a request from the suite to the results.
  private func results(
    _ request: RunRequest, on engine: ReadyEngine
  ) async throws -> (part: Plan.Part, results: [CaseResult], end: RunEnd) {
    let pipeline = ConformancePipeline(request)
    let suite = pipeline.load(try BundledSuite.load())
    let part = pipeline.deal(try pipeline.plan(suite, for: engine.host.manifest))
    var results: [CaseResult] = []
    let listener = RunListener { event in
      if case .finished(let result) = event { results.append(result) }
    }
    let end = await pipeline.run(part.plan, on: engine, telling: listener)
    return (part, results, end)
  }

  @Test func `turns a suite into results, in the order of the plan`()
    async throws
  {
    let run = try await results(RunRequest(selection: rule), on: engine())
    #expect(run.results.map(\.planned.id) == run.part.plan.cases.map(\.id))
    #expect(run.results.allSatisfy { $0.planned.case.rules.contains("stack.last-in-first-out") })
    #expect(run.end.tally[.passed] == run.results.count)
    #expect(run.end.isRed == false)
  }

  @Test func `finds an engine that breaks a rule`() async throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let run = try await results(RunRequest(selection: rule), on: engine([fault]))
    #expect(run.end.isRed)
    #expect(run.results.contains { $0.verdict.kind == .failed })
  }

  @Test func `deals each case to one shard`() async throws {
    let whole = try await results(RunRequest(selection: rule), on: engine())
    var ids: [String] = []
    for index in 1...3 {
      let shard = Shard(index: index, count: 3)
      let run = try await results(RunRequest(selection: rule, shard: shard), on: engine())
      #expect(run.part.total == whole.results.count)
      ids += run.results.map(\.planned.id)
    }
    #expect(ids.sorted() == whole.results.map(\.planned.id).sorted())
  }

  @Test func `deals cases that are read on demand like those in memory`() async throws {
    let suite = try BundledSuite.load()
    var declarations = suite
    declarations.files = []
    let source = SuiteSource { [declarations] examine in
      OpenSuite(declarations, source: Files(suite: suite), notes: suite.files.map(examine))
    }
    for index in 1...3 {
      let request = RunRequest(selection: rule, shard: Shard(index: index, count: 3))
      let pipeline = ConformancePipeline(request)
      let manifest = engine().host.manifest
      let held = pipeline.deal(try pipeline.plan(pipeline.load(suite), for: manifest))
      let read = pipeline.deal(try pipeline.plan(try await pipeline.load(source), for: manifest))
      #expect(read.plan.cases.map(\.id) == held.plan.cases.map(\.id))
      #expect(read.indices == held.indices)
    }
  }

  @Test func `computes the digest if it is requested and not known`() async throws {
    let suite = try BundledSuite.load()
    let asked = ConformancePipeline(RunRequest(needsDigest: true))
    #expect(asked.load(suite).digest == BundledSuite.digest)
    #expect(ConformancePipeline().load(suite).digest == "")
    let unknown = SuiteSource { OpenSuite(suite, notes: suite.files.map($0)) }
    #expect(try await asked.load(unknown).digest == BundledSuite.digest)
    let known = SuiteSource(digest: "known") { OpenSuite(suite, notes: suite.files.map($0)) }
    #expect(try await asked.load(known).digest == "known")
  }

  @Test func `concludes a run with what its engine's processes did, and asks why cases failed`()
    async throws
  {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let pipeline = ConformancePipeline()
    let plan = try pipeline.plan(
      pipeline.load(try BundledSuite.load()), for: ReferenceAdapter().manifest)
    let causes = RunDiagnosis()
    let end = await pipeline.run(
      plan, on: engine([fault]), telling: RunListener { causes.hear($0) })
    #expect(end.diagnosis.isEmpty)
    var alone: [String] = []
    let concluded = await pipeline.conclude(
      end, after: EngineTroubles(breach: "It swears.", restarts: 2), finding: causes,
      asking: ConformancePipeline.Inquiry(
        brokenConventions: { [] },
        alone: {
          alone.append($0.id)
          return nil
        }))
    #expect(concluded.protocolBreach == "It swears.")
    #expect(concluded.restarts == 2)
    #expect(concluded.diagnosis.causes.map(\.clause) == ["stack.last-in-first-out/newest-first"])
    #expect(alone == [concluded.diagnosis.causes[0].cases[0]])
  }

  @Test func `asks an engine that was interrupted nothing`() async throws {
    let end = RunEnd(tally: Tally(), duration: .zero, wasInterrupted: true)
    let concluded = await ConformancePipeline().conclude(
      end, after: EngineTroubles(shortage: ["too few threads"]), finding: RunDiagnosis(),
      asking: ConformancePipeline.Inquiry(
        brokenConventions: {
          Issue.record("It was asked about conventions.")
          return []
        }, alone: { _ in nil }))
    #expect(concluded.engineError == ["too few threads"])
    #expect(concluded.diagnosis.isEmpty)
  }

  @Test func `plans nothing if a selector matches nothing`() throws {
    let pipeline = ConformancePipeline(RunRequest(selection: Selection(rules: ["stack.lifo"])))
    let suite = pipeline.load(try BundledSuite.load())
    let manifest = engine().host.manifest
    #expect(throws: SelectionError.self) { try pipeline.plan(suite, for: manifest) }
  }
}
