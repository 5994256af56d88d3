import Conformance
import SpecModel
import TestSupport
import Testing

@testable import Reporting
@testable import Wording

@Suite struct `A report of a run with changed answers` {
  private static let changes = [
    change(.answers([.init(id: "shows-next", text: "The next one is displayed.")]), ["stack/a/b"]),
    change(.other, []), change(.notShown("the engine does not take dismiss"), []),
  ]

  private static func change(
    _ outcome: AnswerChange.Outcome, _ places: [String]
  ) -> AnswerChange {
    AnswerChange(
      question: "open.after-dismiss", sentence: "What comes next?", profile: "swift",
      pinned: .init(id: "waits", text: "It waits."), outcome: outcome, places: places)
  }

  private static var end: RunEnd {
    var end = RunEnd(tally: Tally(), duration: .zero, wasInterrupted: false)
    end.answerChanges = changes
    return end
  }

  @Test func `tells the question, both answers, and what shows it`() {
    #expect(
      Self.changes.map(\.text) == [
        "open.after-dismiss [swift]: What comes next? Pinned is `waits` (It waits). The engine answers "
          + "`shows-next` (The next one is displayed). Seen in stack/a/b.",
        "open.after-dismiss [swift]: What comes next? Pinned is `waits` (It waits). What the engine does "
          + "fits no known answer.",
        "open.after-dismiss [swift]: What comes next? Pinned is `waits` (It waits). The engine does not "
          + "show its answer: the engine does not take dismiss.",
      ])
  }

  @Test func `is red, and has a failure for each in JUnit`() throws {
    #expect(Self.end.isRed)
    #expect(Settlement(tightens: true, newList: "new.yaml").leavesRed(Self.end))
    let bytes = SampleRun.junit([.started(try SampleRun.plan), .ended(Self.end)])
    #expect(try XMLLint.complaints(about: bytes, schema: XMLLint.strict) == "")
    let suite = try #require(try JUnitReading(bytes).suites.first)
    #expect(suite.attributes["name"] == "pinned-answers")
    #expect(suite.cases.map(\.outcome) == ["failure", "failure", "failure"])
  }

  @Test func `is read back from results, and joined with that of another shard`() throws {
    let plan = try SampleRun.plan
    let events = try SampleRun.events.map { event in
      guard case .ended(var end) = event else { return event }
      end.answerChanges = Self.changes
      return RunEvent.ended(end)
    }
    let bytes = SampleResults.bytes(events, SampleResults.header(plan))
    let end = try #require(try SampleResults.file(bytes).footer?.end)
    #expect(end.answerChanges == Self.changes)
    var other = Self.end
    other.answerChanges = [
      Self.change(Self.changes[0].outcome, ["stack/c/d", "stack/a/b"])
    ]
    #expect(
      end.joined(with: other).answerChanges.map(\.places) == [["stack/a/b", "stack/c/d"], [], []])
  }
}
