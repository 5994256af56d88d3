import Audit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The basis of the cases` {
  @Test func `is written in full, and the audit reports where it is outdated`() async throws {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    let audit = await SuiteAudit(suite, needsFaults: false)
    let two = "stack/last-in-first-out/two-waiting"
    let proof = try #require(audit.basis)
    let basis = try #require(proof.cases[two])
    #expect(basis.needs.contains("reenqueue.background"))
    #expect(basis.needs.contains("trigger.custom-event"))
    #expect(!basis.needs.contains("stack.last-in-first-out"))
    #expect(proof.cases == suite.cases.reduce(into: [:]) { $0[$1.id] = $1.basis })
    let chapter = try #require(suite.chapters.first { $0.id == "stack" })
    let lock = BasisLock(proof, of: chapter, in: suite)
    #expect(lock.count == proof.cases.count)
    #expect(lock.text.contains("\n  \(two): {holds: {stack.last-in-first-out/newest-first: ["))

    suite.files[0].cases[0].basis.needs = ["extras.delivered"]
    let stale = await SuiteAudit(suite, needsFaults: false)
    let id = suite.files[0].cases[0].id
    #expect(
      stale.findings.filter { if case .staleBasis = $0 { true } else { false } }.map(\.sentence)
        == [
          "what basis.lock says of \(id) is not what the faults show; write it again: `iamspec audit "
            + "--specs DIR --write-basis`, with the suite's directory"
        ])
  }

  @Test func `holds the clauses whose faults the cases notice, with the steps that show them`()
    async throws
  {
    let rule = "stack.last-in-first-out"
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    for chapter in suite.chapters.indices {
      for index in suite.chapters[chapter].rules.indices
      where suite.chapters[chapter].rules[index].id == rule {
        let location = suite.chapters[chapter].rules[index].location
        suite.chapters[chapter].rules[index].clauses = [
          Clause(id: "\(rule)/order", text: "The newest comes first.", location: location)
        ]
      }
    }
    let oldest = Fault("a", breaking: "\(rule)/order", "The oldest comes first.") {
      $0.stack.take = { $0.isEmpty ? nil : $0.removeFirst() }
    }
    let audit = await SuiteAudit(suite, faults: [oldest], needsFaults: false)
    let basis = try #require(audit.basis?.cases["stack/last-in-first-out/three-waiting"])
    #expect(basis.holds.map(\.clause) == ["\(rule)/order"])
    #expect(basis.holds.first?.steps.isEmpty == false)
  }

  @Test func `needs one absence for each testable rule, in each of its profiles`()
    throws
  {
    let rules = try Builtin.suite().rules.filter(\.isTestable)
    #expect(Fault.absences.map(\.rule) == rules.map(\.id))
    for (rule, absence) in zip(rules, Fault.absences) {
      #expect(absence.profiles == rule.profiles, "\(absence.id)")
      #expect(absence.isAbsence)
    }
  }
}
