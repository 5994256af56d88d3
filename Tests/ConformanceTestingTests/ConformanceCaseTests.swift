import BannerQueue
import BuiltinSuite
import Conformance
import ConformanceTesting
import ReferenceEngine
import ReferenceFaults
import SpecModel
import Testing

@Suite struct `A conformance case` {
  private let id = "stack/last-in-first-out/three-waiting"

  private func item(_ id: String, _ adapter: ReferenceAdapter) throws -> ConformanceCase {
    try #require(
      ConformanceCase.all(
        in: BuiltinSuite.load().bundle(), for: adapter,
        selection: Selection(cases: [id], profiles: ["swift"])
      ).first)
  }

  @Test func `is named by its id and its profile`() throws {
    let item = try item(id, ReferenceAdapter())
    #expect(item.description == "\(id) [swift]")
    #expect(item.rules == ["stack.last-in-first-out"])
  }

  @Test func `is green where the engine keeps its rules`() async throws {
    let result = try await item(id, ReferenceAdapter()).run()
    #expect(result.isGreen)
    #expect(result.description == "passed")
    #expect(result.explanation == "")
    #expect(result.skipReason == nil)
  }

  @Test func `explains what rule was broken where, with no command that nobody has`() async throws {
    let fault = try #require(Fault.named("queue-instead-of-stack"))
    let result = try await item(id, ReferenceAdapter(faults: [fault])).run()
    #expect(!result.isGreen)
    #expect(result.description == "failed")
    #expect(result.explanation.hasPrefix("✗ stack.last-in-first-out: "))
    #expect(result.explanation.contains("- displayed: third   expected"))
    #expect(!result.explanation.contains("again:"))
    #expect(!result.explanation.hasSuffix("\n"))
  }

  @Test func `is not among those of a presenter where it binds the core`() async throws {
    let items = try ConformanceCase.all(
      in: BuiltinSuite.load().bundle(), for: BannerQueueAdapter(),
      selection: Selection(rules: ["reenqueue.background"]))
    #expect(!items.isEmpty)
    for item in items {
      #expect(!item.rules.contains { $0.hasPrefix("trigger.") })
      #expect(await item.run().isGreen, "\(item)")
    }
  }

  @Test func `does not come from what is no bundle, or from a selection of nothing`() {
    #expect(throws: BundleError.self) {
      try ConformanceCase.all(in: Array("{}".utf8), for: ReferenceAdapter())
    }
    #expect(throws: SelectionError.self) {
      try ConformanceCase.all(
        in: BuiltinSuite.load().bundle(), for: ReferenceAdapter(),
        selection: Selection(cases: ["stack/no-such-case"]))
    }
  }
}
