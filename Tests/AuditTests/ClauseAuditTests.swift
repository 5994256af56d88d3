import Audit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The audit of clauses` {
  private static let rule = "stack.last-in-first-out"
  private static let location = SourceLocation(file: "Specs/rules.yaml", line: 7, column: 9)

  /// The built-in suite, reduced to one rule with the given clauses.
  private func suite(_ clauses: [(name: String, stance: Citation.Stance)]) throws -> Suite {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.files[0].cases = suite.files[0].cases.map { item in
      var item = item
      item.rules = [Self.rule]
      item.basis = CaseBasis()
      return item
    }
    suite.chapters = suite.chapters.map { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == Self.rule }
      for index in chapter.rules.indices {
        chapter.rules[index].clauses = clauses.map { clause in
          Clause(
            id: Clause.id(of: clause.name, in: Self.rule), text: "So it is.",
            citations: [Citation(document: "pt", stance: clause.stance)], location: Self.location)
        }
      }
      return chapter
    }
    suite.accounts = []
    return suite
  }

  /// A fault that every case with two messages notices.
  private func fault(_ id: String, _ clause: String) -> Fault {
    Fault(id, breaking: clause, "The oldest comes first.") {
      $0.stack.take = { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  private func audit(
    _ clauses: [(name: String, stance: Citation.Stance)], _ faults: [Fault], isBuiltin: Bool = true
  ) async throws -> SuiteAudit {
    await SuiteAudit(try suite(clauses), faults: faults, needsFaults: isBuiltin, extent: .fast)
  }

  private func sentences(_ audit: SuiteAudit) -> [String] {
    audit.findings.filter { finding in
      switch finding {
      case .noClauses, .unknownClause, .ungrounded, .unbroken, .clausesWithoutFaults, .unheld: true
      default: false
      }
    }.map(\.sentence)
  }

  @Test func `finds nothing if each clause is stated, broken and held`() async throws {
    let id = "\(Self.rule)/newest-first"
    let audit = try await audit([("newest-first", .stated)], [fault("a", id), fault("b", id)])
    #expect(sentences(audit) == [])
    let cover = try #require(audit.clauses.first)
    #expect(audit.clauses.count == 1)
    #expect(cover.clause.id == id)
    #expect(cover.faults == ["a", "b"])
    #expect(cover.isHeld)
    #expect(cover.cases.contains("stack/last-in-first-out/three-waiting"))
  }

  @Test func `is red if no document states or implies a clause`() async throws {
    let faults = ["a", "b"].map { fault($0, "\(Self.rule)/\($0)") }
    let audit = try await audit([("a", .silent), ("b", .implied)], faults)
    #expect(
      sentences(audit) == [
        "Specs/rules.yaml:7:9: no document states or implies \(Self.rule)/a; remove the clause, or "
          + "make it an open question"
      ])
    #expect(audit.isRed)
  }

  @Test func `is red if no fault breaks a clause, and if no case holds one`() async throws {
    let harmless = Fault("c", breaking: "\(Self.rule)/held", "Nothing is wrong.") { _ in }
    let faults = [fault("a", "\(Self.rule)/first"), harmless]
    let audit = try await audit(
      [("first", .stated), ("held", .stated), ("broken", .stated)], faults)
    #expect(
      sentences(audit) == [
        "Specs/rules.yaml:7:9: no behavioral case of \(Self.rule) holds \(Self.rule)/held: the fault "
          + "that breaks it escapes",
        "Specs/rules.yaml:7:9: no fault breaks \(Self.rule)/broken; add one to "
          + "Sources/ReferenceFaults",
      ])
    #expect(audit.isRed)
  }

  @Test func `is red if a fault names an unknown clause, or none`() async throws {
    let faults = [
      fault("a", "\(Self.rule)/first"), fault("b", "\(Self.rule)/frist"), fault("c", Self.rule),
    ]
    let audit = try await audit([("first", .stated)], faults)
    #expect(
      sentences(audit) == [
        "b breaks \(Self.rule)/frist, which is not a clause of \(Self.rule); did you mean "
          + "\(Self.rule)/first?",
        "c breaks \(Self.rule), and does not say which clause of it: \(Self.rule)/first",
      ])
  }

  @Test func `is red if a rule has no clauses and another has some`() async throws {
    var suite = try suite([("first", .stated)])
    let index = try #require(suite.chapters.firstIndex { !$0.rules.isEmpty })
    var other = suite.chapters[index].rules[0]
    other.id = "stack.other"
    other.clauses = []
    suite.chapters[index].rules.append(other)
    let audit = await SuiteAudit(
      suite, faults: [fault("a", "\(Self.rule)/first")], extent: .fast)
    #expect(
      sentences(audit) == [
        "stack.other has no clauses; add `clauses` to it in rules.yaml: what it says, sentence by "
          + "sentence"
      ])
  }

  @Test func `lists the clauses of a custom suite for which nothing is proved`() async throws {
    let faults = [fault("a", "\(Self.rule)/first")]
    let audit = try await audit(
      [("first", .stated), ("own", .stated)], faults, isBuiltin: false)
    #expect(!audit.isRed)
    #expect(
      sentences(audit) == [
        "the reference engine has no faults that break \(Self.rule)/own: whether a case holds them is "
          + "not proved; declare faults in the suite's faults.yaml, which a bundle leaves out"
      ])
  }
}
