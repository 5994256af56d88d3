import Audit
import ReferenceFaults
import SpecModel
import TestSupport
import Testing
import Wording

@Suite struct `The audit of the built-in suite` {
  @Test func `finds nothing: every way passes, all faults are noticed, no case is idle`()
    async throws
  {
    let suite = try Builtin.suite()
    let audit = await SuiteAudit(suite, interactions: .known)
    #expect(audit.findings.map { "\($0)" } == [])
    #expect(audit.first.violations.isEmpty)
    #expect(audit.first.unfinished.isEmpty)
    #expect(audit.first.cases == suite.cases.flatMap(\.profiles).count)
    // A case has some hundreds of ways at most, although there are about 10^30 combinations of
    // answers.
    #expect(audit.first.ways > 5 * audit.first.cases)
    #expect(audit.second.missedByControl.isEmpty)
    #expect(!audit.second.trials.isEmpty)
    #expect(!audit.isRed)
    // The text that `iamspec audit` writes.
    let text = AuditText(audit, style: TextStyle(isColored: false), width: 80)
    let lines = text.findings() + text.conclusion(after: .seconds(1))
    #expect(lines.count < 20)
    #expect(!lines.joined().contains("fast"))
  }
}

@Suite struct `The fast audit of the built-in suite` {
  /// The whole audit proves it of each fault; this is about the proof with few runs.
  @Test func `proves that faults are noticed, with few runs`() async throws {
    let suite = try Builtin.suite()
    let faults = Thoroughness.sample(Fault.all, every: 10)
    let audit = await SuiteAudit(suite, faults: faults, extent: .fast)
    let unnoticed = audit.findings.filter { finding in
      switch finding {
      case .fewFaults, .unbroken, .absences: Thoroughness.isFull
      default: true
      }
    }
    #expect(unnoticed.map { "\($0)" } == [])
    #expect(Set(faults.map(\.id)).isSubset(of: audit.second.trials.map(\.fault.id)))
    #expect(audit.basis == nil)
    #expect(audit.first.ways > audit.first.cases)
    #expect(audit.second.trials.allSatisfy { $0.proofs.count == 1 })
    // The whole audit runs every case of a fault's rule, in every profile. In both, the engine that does
    // nothing right runs each case once.
    let all = audit.second.trials.reduce(0) { count, trial in
      count
        + suite.cases.count {
          $0.rules.contains(trial.fault.rule) && $0.profiles.contains(trial.profile)
        }
    }
    #expect(3 * (audit.second.runs - audit.first.cases) < all)
  }

  @Test func `is red if a fault escapes, and if a case depends on an answer`()
    async throws
  {
    var suite = try Builtin.suite()
    suite.files = suite.files.filter { $0.id == "stack/last-in-first-out" }
    var item = try #require(suite.files[0].cases.first { $0.id.hasSuffix("/two-waiting") })
    // A dismissal in a step of its own: whether the next message then appears by itself is open.
    let step = try #require(item.steps.last)
    item.steps[item.steps.count - 1].actions = [.dismiss]
    item.steps[item.steps.count - 1].expectations = Array(step.expectations.prefix(1))
    suite.files[0].cases = [item]
    let audit = await SuiteAudit(suite, needsFaults: false, extent: .fast)
    #expect(audit.isRed)
    #expect(audit.findings.contains { if case .depends = $0 { true } else { false } })
    #expect(audit.findings.contains { if case .escaped = $0 { true } else { false } })
  }
}
