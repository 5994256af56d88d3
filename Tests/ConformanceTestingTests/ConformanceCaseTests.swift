import BannerQueue
import Conformance
import ConformanceTesting
import EngineKit
import ReferenceEngine
import ReferenceFaults
import SpecJSON
import SpecModel
import TestSupport
import Testing

@Suite struct `A conformance case` {
  private let id = "stack/last-in-first-out/three-waiting"

  private func item(_ id: String, _ adapter: ReferenceAdapter) throws -> ConformanceCase {
    try #require(
      ConformanceCase.all(
        in: Builtin.suite().bundle(), for: adapter,
        selection: Selection(cases: [id], profiles: ["swift"])
      ).first)
  }

  @Test func `is named by its id and its profile`() throws {
    let item = try item(id, ReferenceAdapter())
    #expect(item.description == "\(id) [swift]")
    #expect(item.rules == ["stack.last-in-first-out"])
  }

  @Test func `is green if the engine keeps its rules`() async throws {
    let result = try await item(id, ReferenceAdapter()).run()
    #expect(result.isGreen)
    #expect(result.description == "passed")
    #expect(result.explanation == "")
    #expect(result.remarks == [])
  }

  @Test func `explains which rule was broken and where, without a command line`() async throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let result = try await item(id, ReferenceAdapter(faults: [fault])).run()
    #expect(!result.isGreen)
    #expect(result.description == "failed")
    #expect(result.explanation.hasPrefix("✗ stack.last-in-first-out/newest-first: "))
    #expect(result.explanation.contains("- displayed: third   expected"))
    #expect(!result.explanation.contains("again:"))
    #expect(!result.explanation.hasSuffix("\n"))
  }

  @Test func `is left out for a presenter if it binds the core`() async throws {
    let items = try ConformanceCase.all(
      in: Builtin.suite().bundle(), for: BannerQueueAdapter(),
      selection: Selection(rules: ["reenqueue.background"]))
    #expect(!items.isEmpty)
    for item in items {
      #expect(!item.rules.contains { $0.hasPrefix("trigger.") })
      #expect(await item.run().isGreen, "\(item)")
    }
  }

  /// Runs all cases of a rule on an engine, one after the other.
  private func results(
    _ adapter: some EngineAdapter, rule: String = "stack.last-in-first-out",
    requirements: Requirements = Requirements()
  ) async throws -> [ConformanceResult] {
    let items = try ConformanceCase.all(
      in: Builtin.suite().bundle(), for: adapter,
      selection: Selection(rules: [rule], profiles: ["swift"]),
      knownFailures: KnownFailureList(requirements: requirements))
    var results: [ConformanceResult] = []
    for item in items { results.append(await item.run()) }
    return results
  }

  @Test func `is red if it is the last and all cases were skipped`() async throws {
    let results = try await results(RefusingAdapter())
    #expect(results.allSatisfy { $0.remarks == ["skipped: the engine says: not yet"] })
    #expect(results.dropLast().allSatisfy { $0.isGreen })
    let last = try #require(results.last)
    #expect(!last.isGreen)
    #expect(last.explanation == "Nothing was judged: all \(results.count) cases were skipped.")
  }

  @Test func `is included and skipped if the manifest rules it out`() async throws {
    var adapter = RefusingAdapter()
    adapter.manifest.notApplicable = ["stack.last-in-first-out": "has no stack"]
    let results = try await results(adapter)
    #expect(!results.isEmpty)
    #expect(
      results.allSatisfy {
        $0.remarks == [
          "skipped: stack.last-in-first-out does not apply to the engine: has no stack"
        ]
      })
    #expect(results.count { !$0.isGreen } == 1)
  }

  @Test func `is red if it is the last and a rule that must be judged was not`() async throws {
    let results = try await results(
      ReferenceAdapter(), requirements: Requirements(rules: ["stack.last-in-first-out"]))
    #expect(results.allSatisfy { $0.isGreen })
    var adapter = RefusingAdapter()
    adapter.manifest.notApplicable = ["discard.timeout": "keeps for ever"]
    let refused = try await self.results(
      adapter, requirements: Requirements(maxSkipped: 0))
    let last = try #require(refused.last)
    #expect(last.explanation.contains("were skipped; at most 0 may be."))
  }

  @Test func `lists, as the last one, the broken rules that account for all failures`() async throws
  {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let results = try await results(ReferenceAdapter(faults: [fault]))
    let failed = results.count { !$0.isGreen }
    #expect(failed > 1)
    #expect(results.dropLast().allSatisfy { $0.remarks == [] })
    let remark = try #require(results.last?.remarks.first)
    #expect(
      remark.hasPrefix(
        "\(failed) of \(results.count) cases failed, and 1 broken rule accounts for them.\n"
          + "✗ stack.last-in-first-out: Of the messages"))
    #expect(
      remark.hasSuffix(
        "\n  \(failed) failed cases ask for it."
          + "\n  Begin with stack/last-in-first-out/order-of-triggers [swift]."))
  }

  @Test func `can be a known failure that is listed in Swift`() async throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let known = KnownFailureList(entries: [
      KnownFailure(cases: id, kind: .fail, reason: "The shelf is a queue.")
    ])
    let item = try #require(
      ConformanceCase.all(
        in: Builtin.suite().bundle(), for: ReferenceAdapter(faults: [fault]),
        selection: Selection(cases: [id], profiles: ["swift"]), knownFailures: known
      ).first)
    let result = await item.run()
    #expect(result.isGreen)
    #expect(result.description == "known failure")
  }

  @Test func `is not made for a manifest that cannot be right`() throws {
    var adapter = RefusingAdapter()
    adapter.manifest.notApplicable = ["stack.last-in-first-uot": "has no stack"]
    let error = #expect(throws: ImpossibleManifest.self) {
      try ConformanceCase.all(in: Builtin.suite().bundle(), for: adapter)
    }
    #expect(
      error?.description
        == "`not_applicable`: `stack.last-in-first-uot` is not a rule of the suite; did you mean "
        + "`stack.last-in-first-out`?")
  }

  @Test func `is not made from an invalid bundle or an empty selection`() {
    #expect(throws: BundleError.self) {
      try ConformanceCase.all(in: Array("{}".utf8), for: ReferenceAdapter())
    }
    #expect(throws: SelectionError.self) {
      try ConformanceCase.all(
        in: Builtin.suite().bundle(), for: ReferenceAdapter(),
        selection: Selection(cases: ["stack/no-such-case"]))
    }
  }

  @Test func `has errors that describe themselves, as all public errors do`() throws {
    let error = try #require(throws: SelectionError.self) {
      try ConformanceCase.all(
        in: Builtin.suite().bundle(), for: ReferenceAdapter(),
        selection: Selection(rules: ["stack.last-in-first-in"]))
    }
    #expect(
      "\(error)"
        == """
        there is no rule `stack.last-in-first-in`
        did you mean `stack.last-in-first-out`?
        `iamspec list rules` lists them all
        """)
    #expect("\(UnsupportedAction("no keyboard"))" == "unsupported: no keyboard")
    #expect("\(EngineFailure(kind: .crash, message: "it ended"))" == "crash: it ended")
  }
}

/// An adapter of an engine that supports nothing.
private struct RefusingAdapter: EngineAdapter {
  var manifest = EngineManifest(name: "refusing", version: "1", profiles: ["swift"])

  func makeEngine(for setup: EngineSetup) -> RefusingEngine { RefusingEngine() }
}

private struct RefusingEngine: TestableEngine {
  func perform(_ action: Action) throws -> [Observation] { throw UnsupportedAction("not yet") }
}
