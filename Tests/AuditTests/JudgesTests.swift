import Audit
import ReferenceEngine
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The audit of the judges` {
  private static let rule = "stack.last-in-first-out"

  /// The built-in suite, reduced to one file.
  private func suite() throws -> Suite {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.chapters = suite.chapters.map { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == Self.rule }
      return chapter
    }
    return suite
  }

  private func oldestFirst(_ id: String, breaking clause: String) -> Fault {
    Fault(id, breaking: clause, "The oldest comes first.") {
      $0.stack.take = { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  @Test func `is red if the monitor of its clause does not see a fault`() async throws {
    let faults = [
      oldestFirst("seen", breaking: "\(Self.rule)/newest-first"),
      oldestFirst("unseen", breaking: "\(Self.rule)/unwatched"),
    ]
    let audit = await SuiteAudit(try suite(), faults: faults)
    #expect(audit.judges?.blind.map(\.id) == ["unseen"])
    #expect(
      audit.findings.map(\.sentence).contains(
        "unseen is not seen by the monitor of \(Self.rule)/unwatched on any script; fix the monitor "
          + "in Sources/Monitors, or say why in Sources/Audit/Judges/unseen-faults.txt"))
  }

  @Test func `is red if a fault is seen that is listed as unseen`() async throws {
    let id = try #require(UnseenFaults.ids.min())
    let fault = oldestFirst(id, breaking: "\(Self.rule)/newest-first")
    let audit = await SuiteAudit(try suite(), faults: [fault])
    #expect(audit.judges?.seenAfterAll.map(\.id) == [id])
    #expect(
      audit.findings.map(\.sentence).contains(
        "\(id) is seen by the monitor of \(Self.rule)/newest-first, although iamspec lists it as unseen: "
          + "the list, in Sources/Audit/Judges/unseen-faults.txt of iamspec, is out of date"))
  }

  @Test func `never objects to the reference engine, and lists what relies on a convention`()
    async throws
  {
    let judges = try #require(await SuiteAudit(try suite(), needsFaults: false).judges)
    #expect(judges.falseAlarms.isEmpty)
    #expect(judges.runs > 600)
    let convention = try #require(judges.conventions.first)
    #expect(convention.caseID == "stack/last-in-first-out/priority-plays-no-part")
    #expect(convention.faults == ["waiting-by-priority", "waiting-by-name"])
  }
}
