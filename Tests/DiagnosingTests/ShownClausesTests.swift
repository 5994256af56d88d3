import Characterization
import Conformance
import Diagnosing
import ReferenceEngine
import ReferenceFaults
import TestSupport
import Testing

/// What an engine does wrong at a moment, if the diagnosis does not know it.
@Suite struct `The clauses that cases show to be broken` {
  private func causes(ofUnknown words: String) async throws -> [Cause] {
    let entry = try #require(BreachBook.known.entries.first { $0.edit.words == words })
    let adapter = ReferenceAdapter { $0.interventions = [entry.edit] }
    let (failed, passed) = try await results(of: adapter)
    return try Diagnostician(suite: Builtin.suite(), manifest: adapter.manifest) {
      $0.id != words
    }.diagnose(failed: failed, passed: passed).causes
  }

  @Test func `come before what follows from them in all cases`() async throws {
    // Nothing that is lost is displayed at a push click, whatever it was lost for.
    let causes = try await causes(
      ofUnknown: "the user clicks + that the app presented: only those survive")
    #expect(causes.map(\.rule) == ["stack.in-memory"])
  }

  @Test func `come before the clause of another moment that explains the cases`() async throws {
    let causes = try await causes(
      ofUnknown: "a message is discarded + that the app presented: it stays on the stack")
    #expect(causes.map(\.rule) == ["discard.leaves-stack"])
  }

  @Test func `come before a known fault, if others fail for a reason that is not known`()
    async throws
  {
    let causes = try await causes(
      ofUnknown: "a triggered message goes on the stack + in the background: "
        + "the oldest of several that wait is lost")
    #expect(causes.map(\.rule) == ["stack.push-on-trigger"])
  }

  @Test func `come before a report that comes twice`() async throws {
    let causes = try await causes(
      ofUnknown: "a message is displayed + after the same message: an impression of it is logged")
    #expect(causes.map(\.clause) == ["local.no-analytics/campaigns-are-counted"])
  }
}
