import Audit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `The survey of moments` {
  @Test func `tells what a mistake breaks, what is allowed, and what makes no difference`()
    async throws
  {
    let edits = try [
      "the device is rotated: all that wait are lost",
      "the device is rotated: the order of those that wait is reversed",
      "a message is displayed: it stays on the stack",
      "the network changes: the engine does nothing",
    ].map { try Intervention(words: $0) }
    var suite = try Builtin.suite()
    suite.files = suite.files.filter {
      $0.id.hasPrefix("stack/in-memory") || $0.id == "stack/last-in-first-out/displayed-twice"
    }
    let survey = await MomentSurvey(of: suite, random: 0, seed: 1, edits: edits)
    #expect(survey.scripts > 0)
    let breaches = survey.classes.filter { if case .breach = $0.verdict { true } else { false } }
    #expect(breaches.flatMap(\.members).contains(edits[0]))
    #expect(breaches.flatMap(\.members).contains(edits[2]))
    #expect(!survey.classes.flatMap(\.members).contains(edits[3]))
    let turn = try #require(breaches.first { $0.members.contains(edits[0]) })
    #expect(turn.faults.values.joined().contains("turn-empties-stack"))
    guard case .breach(let breach) = turn.verdict else { return }
    #expect(suite.clauses.map(\.id).contains(breach.clause))
  }

  @Test func `lists a moment that no case has only if random scripts have it`() async throws {
    let moments = ["the keyboard is shown", "the keyboard is shown + for the second time or later"]
    let edits = try moments.map {
      try Intervention(words: "\($0): the oldest of several that wait is lost")
    }
    var suite = try Builtin.suite()
    // Nothing waits in them.
    suite.files = suite.files.filter { $0.id == "rate-limit/default" }
    let cases = await MomentSurvey(of: suite, random: 0, seed: 2026, edits: edits)
    #expect(cases.scripts > 0)
    #expect(cases.classes.isEmpty)
    let random = await MomentSurvey(of: suite, random: 400, seed: 2026, edits: edits)
    #expect(random.classes.map(\.members) == [[edits[0]]])
    guard case .breach? = random.classes.first?.verdict else {
      Issue.record("it breaks a clause")
      return
    }
  }

  @Test func `remembers its breaches in a file`() throws {
    let text = BreachBook.known.text
    #expect(try BreachBook(text: text).text == text)
    #expect(BreachBook.known.entries.count > 1000)
  }

  @Test func `remembers only clauses, cases and faults that there are`() throws {
    let suite = try Builtin.suite()
    let clauses = Set(suite.clauses.map(\.id))
    let cases = Set(suite.cases.map(\.id))
    for entry in BreachBook.known.entries {
      #expect(clauses.contains(entry.clause))
      switch entry.keeper {
      case .aCase(let id): #expect(cases.contains(id))
      case .fault(let id): #expect(Fault.named(id) != nil)
      case .nothing: break
      }
    }
  }

  @Test func `has a hole if a case or a fault is gone`() async throws {
    var suite = try Builtin.suite()
    let whole = await BreachProof(of: suite)
    #expect(whole.holes.isEmpty)
    let entry = try #require(
      BreachBook.known.entries.first { if case .aCase = $0.keeper { true } else { false } })
    guard case .aCase(let id) = entry.keeper else { return }
    for file in suite.files.indices { suite.files[file].cases.removeAll { $0.id == id } }
    let rest = await BreachProof(of: suite)
    #expect(rest.holes.contains { $0.edit == entry.edit })
    let faultless = await BreachProof(of: try Builtin.suite(), faults: [])
    #expect(faultless.holes.count == whole.count(.fault))
  }

  @Test func `is red for what no clause speaks of without a reason, and for a needless reason`()
    async throws
  {
    let words = "the network changes: the engine does nothing"
    let book = try BreachBook(text: "no clause\n  \(words)")
    #expect(book.text == "no clause\n  \(words)")
    var suite = try Builtin.suite()
    suite.files = []
    let proof = await BreachProof(of: suite, book: book)
    #expect(proof.unspoken.map(\.words) == [words])
    let excused = try #require(ExcusedEdits.unasked.reasons.keys.min())
    #expect(proof.needless.contains(excused))
    let known = await BreachProof(of: try Builtin.suite())
    #expect(known.unspoken.isEmpty)
    #expect(known.needless.isEmpty)
  }

  @Test func `is a matrix in 80 columns, which the page about the audit shows`()
    async throws
  {
    let proof = await BreachProof(of: try Builtin.suite())
    let text = MomentsText(proof, style: TextStyle(isColored: false), width: 80)
    let document = try Repository.text("docs/maintaining/audit.md")
    for line in text.sorts {
      #expect(document.contains(TextLayout.withoutTrailingSpaces(line)), "\(line)")
    }
    #expect((text.sorts + text.all + text.legend).allSatisfy { TextLayout.width($0) <= 80 })
    for matrix in [text.sorts, text.all] {
      let cells = matrix.joined(separator: " ").split(separator: " ").filter {
        $0.wholeMatch(of: /(?:\d+[fcoehu])+/) != nil
      }
      for outcome in BreachProof.Outcome.allCases {
        let counts = cells.flatMap { $0.matches(of: /(\d+)([a-z])/) }.filter {
          $0.output.2 == outcome.rawValue
        }
        #expect(counts.compactMap { Int($0.output.1) }.reduce(0, +) == proof.count(outcome))
      }
    }
  }
}
