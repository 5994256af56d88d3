import Audit
import SpecModel
import TestSupport
import Testing

@Suite struct `The steps that no reading reaches` {
  @Test func `are none in the built-in suite`() async throws {
    #expect(await UnreachableStep.all(in: try Builtin.suite()) == [])
  }

  @Test func `are found if no answer to an open question reaches them`() async throws {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    var item = try #require(suite.files[0].cases.first { $0.id.hasSuffix("/two-waiting") })
    item.keptFor = nil
    item.steps.removeLast()
    func dismissal(line: Int, of message: String? = nil, note: String? = nil) -> Step {
      Step(
        actions: [.dismiss],
        expectations: message.map { [.observation(.dismissed(message: $0))] } ?? [], note: note,
        position: SourcePosition(line: line, column: 3))
    }
    // Whether the first dismissal shows the waiting message is open; the third is one too many.
    item.steps += (7...9).map { dismissal(line: $0) }
    item.steps.append(dismissal(line: 10, of: "first"))
    item.steps.append(dismissal(line: 11, note: "An engine may show what it should not."))
    suite.files[0].cases = [item]
    let found = await UnreachableStep.all(in: suite)
    #expect(found.map(\.location.line) == [9, 10, 10])
    #expect(
      found.map(\.kind) == [
        .gesture(.dismiss), .gesture(.dismiss), .dismissal(message: "first"),
      ])
  }
}
