import Audit
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The audit of a custom suite` {
  /// A suite with one rule that the reference engine knows and one that it does not.
  private func suite() throws -> Suite {
    var suite = try Builtin.suite()
    suite.name = "my"
    var own = try #require(suite.rules.first { $0.id == "stack.last-in-first-out" })
    own.id = "shop.own"
    suite.chapters = suite.chapters.compactMap { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == "stack.last-in-first-out" }
      return chapter.rules.isEmpty ? nil : chapter
    }
    suite.chapters[0].rules.append(own)
    let cases = suite.cases.filter { $0.rules.contains("stack.last-in-first-out") }
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.files[0].cases = cases.map { item in
      var item = item
      item.rules = ["stack.last-in-first-out", "shop.own"]
      item.basis = CaseBasis()
      return item
    }
    return suite
  }

  private func audit(_ suite: Suite) async -> SuiteAudit {
    await SuiteAudit(suite, needsFaults: false, extent: .fast)
  }

  @Test func `is green, and lists the rules for which nothing is proved`() async throws {
    let audit = await audit(try suite())
    #expect(!audit.isRed)
    #expect(
      audit.findings.contains {
        if case .withoutFaults(["shop.own"]) = $0 { true } else { false }
      })
    #expect(Set(audit.second.trials.map(\.fault.rule)) == ["stack.last-in-first-out"])
  }

  @Test func `reports a rule without a case once, not for each of its faults`() async throws {
    var suite = try suite()
    suite.files = []
    let errors = await audit(suite).findings.filter(\.isError).map { "\($0)" }
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasPrefix("noCase") })
  }

  @Test func `reports a case that always fails, and does not count it as a proof`() async throws {
    var suite = try suite()
    let first = suite.files[0].cases[0]
    for index in suite.files[0].cases.indices {
      suite.files[0].cases[index].steps = [
        Step(
          actions: [.click], expectations: [.observation(.displayed(message: "nobody"))],
          position: first.location.position)
      ]
    }
    let audit = await audit(suite)
    let failing = audit.findings.count { if case .fails = $0 { true } else { false } }
    #expect(failing == audit.first.violations.count)
    #expect(failing > 0)
    #expect(audit.second.trials.allSatisfy { $0.catches.isEmpty })
  }

  @Test func `reports a profile that the reference engine does not follow`()
    async throws
  {
    var suite = try suite()
    suite.profiles[0].id = "modern"
    let audit = await audit(suite)
    #expect(
      audit.findings.contains {
        if case .profileNotFollowed("modern") = $0 { true } else { false }
      })
  }
}
