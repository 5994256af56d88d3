package import Conformance
package import ReferenceFaults
package import SpecModel

/// Something that the audit found wrong, or at least worth a look.
package enum Finding: Sendable {
  /// A testable rule has fewer than two faults in a profile.
  case fewFaults(rule: String, profile: String, count: Int)
  /// A testable rule has no behavioral case in a profile.
  case noCase(rule: String, profile: String)
  /// No behavioral case of its rule notices a fault.
  case escaped(fault: Fault, profile: String, noticedBy: [String])
  /// A case depends on an open question.
  case depends(FirstProof.Violation)
  /// A case does not notice the fault that breaks everything: it asserts nothing.
  case blind(PlannedCase)
  /// A case catches nothing that no other case of its rule catches, and does not say why it stays.
  case idle(Case)

  /// Whether it makes the audit red; the others are warnings.
  package var isError: Bool {
    if case .idle = self { false } else { true }
  }

  static func all(suite: Suite, first: FirstProof, second: SecondProof) -> [Finding] {
    var findings: [Finding] = []
    let profiles = suite.profiles.map(\.id)
    for rule in suite.rules where rule.isTestable {
      for profile in profiles where rule.profiles.contains(profile) {
        let count = second.trials.count { $0.fault.rule == rule.id && $0.profile == profile }
        if count < 2 {
          findings.append(.fewFaults(rule: rule.id, profile: profile, count: count))
        }
        let hasCase = suite.cases.contains {
          $0.isBehavioral && $0.rules.contains(rule.id) && $0.profiles.contains(profile)
        }
        if !hasCase { findings.append(.noCase(rule: rule.id, profile: profile)) }
      }
    }
    for trial in second.trials where trial.proofs.isEmpty {
      findings.append(
        .escaped(
          fault: trial.fault, profile: trial.profile, noticedBy: trial.catches.map(\.case.id)))
    }
    findings += first.violations.map(Finding.depends)
    findings += second.missedByControl.map(Finding.blind)
    let needed = NeededSteps(second)
    for item in suite.cases
    where item.isBehavioral && item.keptFor == nil && !needed.isNeeded(item.id) {
      findings.append(.idle(item))
    }
    return findings
  }
}
