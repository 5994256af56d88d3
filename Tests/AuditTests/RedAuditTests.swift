import Audit
import Conformance
import ReferenceFaults
import SpecModel
import TestSupport
import Testing

@Suite struct `The audit is red` {
  /// The built-in suite, reduced to one rule to be fast.
  private func suite() throws -> Suite {
    let rule = "stack.last-in-first-out"
    var suite = try Builtin.suite()
    let cases = suite.cases.filter { $0.rules.contains(rule) }.map { item in
      var item = item
      item.rules = [rule]
      item.basis = CaseBasis()
      return item
    }
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    suite.files[0].cases = cases
    suite.chapters = suite.chapters.map { chapter in
      var chapter = chapter
      chapter.rules = chapter.rules.filter { $0.id == rule }
      return chapter
    }
    return suite
  }

  private func errors(
    _ suite: Suite, faults: [Fault] = Fault.all, extent: SuiteAudit.Extent = .fast
  ) async -> [AuditFinding] {
    let rules = Set(suite.rules.map(\.id))
    var audit = await SuiteAudit(
      suite, faults: faults.filter { rules.contains($0.rule) }, extent: extent)
    // In a suite of one rule, the cases have another basis than in the whole suite.
    audit.acceptBasis()
    return audit.findings.filter(\.isError)
  }

  @Test func `not if nothing is wrong`() async throws {
    let found = await errors(try suite(), extent: .full).map { "\($0)".prefix(300) }
    #expect(found == [])
  }

  @Test func `if a case depends on an open question, and names the answer`() async throws {
    var suite = try suite()
    // A dismissal in a step of its own: whether the next message then appears by itself is open.
    var item = try #require(suite.files[0].cases.first { $0.id.hasSuffix("/two-waiting") })
    let step = try #require(item.steps.last)
    #expect(step.actions.first == .dismiss)
    item.steps[item.steps.count - 1].actions = [.dismiss]
    item.steps[item.steps.count - 1].expectations = Array(step.expectations.prefix(1))
    item.steps.append(
      Step(
        actions: Array(step.actions.dropFirst()),
        expectations: Array(step.expectations.dropFirst()), position: step.position))
    suite.files[0].cases = [item]
    let violations = await errors(suite, extent: .full).compactMap { finding in
      if case .depends(let violation) = finding { violation } else { nil as FirstProof.Violation? }
    }
    #expect(violations.map(\.planned.profile) == ["swift", "legacy"])
    #expect(violations.first?.answers.map(\.question) == ["open.after-dismiss"])
    #expect(violations.first?.answers.map(\.answer) == ["shows-next"])
  }

  @Test func `if no case notices a fault`() async throws {
    var suite = try suite()
    suite.files[0].cases = suite.files[0].cases.map { item in
      var item = item
      // A case that expects nothing does not notice a wrong order.
      item.steps = item.steps.map { step in
        Step(actions: [.rotate(.portrait)], position: step.position)
      }
      return item
    }
    let escaped = await errors(suite).contains { finding in
      if case .escaped(let fault, _, _) = finding {
        fault.id == "queue-instead-of-stack"
      } else {
        false
      }
    }
    #expect(escaped)
  }

  @Test func `if a rule has too few faults, or no case`() async throws {
    var suite = try suite()
    var found = await errors(suite, faults: [])
    #expect(
      found.contains {
        if case .fewFaults("stack.last-in-first-out", "swift", 0) = $0 { true } else { false }
      })
    suite.files = []
    found = await errors(suite)
    #expect(
      found.contains {
        if case .noCase("stack.last-in-first-out", ["swift", "legacy"]) = $0 {
          true
        } else {
          false
        }
      })
  }

  @Test func `if a case misses the fault that breaks everything`() async throws {
    var suite = try suite()
    suite.files[0].cases[0].asserts = [.prefetched]
    suite.files[0].cases[0].steps = suite.files[0].cases[0].steps.map { step in
      Step(actions: step.actions, position: step.position)
    }
    let missesControl = await errors(suite).contains {
      if case .missesControl(let planned) = $0 {
        planned.case.id == suite.files[0].cases[0].id
      } else {
        false
      }
    }
    #expect(missesControl)
  }
}
