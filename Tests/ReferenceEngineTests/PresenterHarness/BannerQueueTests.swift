import BannerQueue
import Conformance
import EngineKit
import ReferenceEngine
import SpecModel
import TestSupport
import Testing

@Suite struct `A banner queue` {
  private func results(_ adapter: some EngineAdapter) async throws -> [CaseResult] {
    let plan = try Plan(suite: Builtin.suite(), manifest: adapter.manifest)
    var results: [CaseResult] = []
    await Runner(host: InProcessHost(adapter).withCore, width: 2, batchSize: 16).run(plan) {
      if case .finished(let result) = $0 { results.append(result) }
    }
    return results
  }

  @Test func `passes all cases of a presenter`() async throws {
    let results = try await results(BannerQueueAdapter())
    #expect(results.filter { $0.verdict.kind.isRed }.map(\.planned.id) == [])
    #expect(results.count { $0.verdict == .passed } > 150)
  }

  @Test func `runs every case of presenter rules in its profile, and no other`() async throws {
    let suite = try Builtin.suite()
    let core = Set(suite.rules.filter { $0.layer == .core }.map(\.id))
    for result in try await results(BannerQueueAdapter()) {
      let rule = result.planned.case.rules.first(where: core.contains)
      #expect(result.planned.skip == rule.map { .bindsCore(rule: $0) }, "\(result.planned.id)")
    }
  }

  @Test(arguments: BannerBug.allCases)
  func `that is broken fails a case of the rule`(_ bug: BannerBug) async throws {
    let red = try await results(BannerQueueAdapter(bug: bug)).filter { $0.verdict.kind.isRed }
    let rules = red.map { $0.planned.case.rules[0] }
    #expect(rules.contains(bug.rule))
    #expect(red.allSatisfy { $0.verdict.kind == .failed })
  }
}
