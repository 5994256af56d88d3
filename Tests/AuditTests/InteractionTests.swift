import Audit
import SpecModel
import TestSupport
import Testing

@Suite struct `The matrix of interactions` {
  @Test func `survives being written and read`() {
    let text = CellBook.known.text
    let again = CellBook(text: text)
    #expect(again.text == text)
    #expect(again.deciders == CellBook.known.deciders)
    #expect(CellBook.known.deciders.count > 1000)
  }

  @Test(arguments: Cell.Event.allCases) func `reads every event back`(event: Cell.Event) {
    for asset in Cell.Asset.allCases {
      for obstacle in Cell.Obstacle.allCases {
        for company in Cell.Company.allCases {
          let circumstances = [event.rawValue, asset.rawValue, obstacle.rawValue, company.rawValue]
            .filter { !$0.isEmpty }.joined(separator: ", ")
          let cells = CellBook(text: "visible\n  \(circumstances) = lost: nothing").deciders.keys
          #expect(cells.map(\.circumstances) == [circumstances])
          #expect(cells.map(\.event) == [event])
        }
      }
    }
  }

  @Test func `ignores a line that cannot be read`() {
    let book = CellBook(
      text: """
        visible
          click = lost: a convention
          an event that nobody knows = lost: nothing
        no such state
          click = lost: nothing
        """)
    #expect(book.deciders.map(\.key.text) == ["visible · click · lost"])
    #expect(book.deciders.map(\.value) == [.rules([])])
  }

  @Test func `names only rules, clauses and questions that the suite has`() throws {
    let suite = try Builtin.suite()
    let known = Set(suite.rules.map(\.id) + suite.clauses.map(\.id) + suite.questions.map(\.id))
    var unknown: Set<String> = []
    for decider in CellBook.known.deciders.values {
      switch decider {
      case .rules(let ids), .questions(let ids):
        unknown.formUnion(ids.filter { !known.contains($0) })
      case .nothing: break
      }
    }
    #expect(unknown.isEmpty)
  }

  @Test func `has a hole if the cases that ask about a cell are removed`() async throws {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "delivery/late-assets/forgotten" }
    let asked = await InteractionMatrix(of: suite)
    suite.files[0].cases.removeAll { $0.id.hasSuffix("/meanwhile/click") }
    let unasked = await InteractionMatrix(of: suite)
    let lost = Set(unasked.holes).subtracting(asked.holes).map(\.text)
    #expect(lost == ["loading · click · lost"])
    #expect(asked.isSoleAsker("delivery/late-assets/forgotten/meanwhile/click"))
  }
}
