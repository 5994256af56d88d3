import Conformance
import SpecModel

extension AuditFinding {
  /// Finds what the suite's own faults show.
  static func ofDeclared(
    _ proof: DeclaredProof, _ suite: Suite, _ first: FirstProof, _ second: SecondProof
  ) -> [AuditFinding] {
    let elsewhere = first.violations.filter { $0.isFailure && proof.passes($0) }.map(\.planned)
    return DeclaredFinding.all(in: proof, of: suite, second).map(AuditFinding.declared)
      + (elsewhere.isEmpty
        ? [] : [.declared(.passedElsewhere(elsewhere, engine: proof.engine))])
  }

  /// Takes back what the suite's own faults prove, or a good engine that the user names.
  ///
  /// - Returns: What is left of the finding; `nil` where nothing is.
  func without(_ proof: DeclaredProof) -> AuditFinding? {
    switch self {
    case .withoutFaults(let rules):
      let rest = rules.filter { rule in !proof.faults.contains { $0.rule == rule } }
      return rest.isEmpty ? nil : .withoutFaults(rules: rest)
    case .clausesWithoutFaults(let clauses):
      let rest = clauses.filter { clause in !proof.faults.contains { $0.breaks == clause } }
      return rest.isEmpty ? nil : .clausesWithoutFaults(rest)
    case .fails(let violation): return proof.passes(violation) ? nil : self
    default: return self
    }
  }
}

extension DeclaredProof {
  /// Whether the engine that the user names passes a case that the reference engine fails.
  fileprivate func passes(_ violation: FirstProof.Violation) -> Bool {
    !isReference && passed.contains(violation.planned.id)
  }
}

extension DeclaredProof {
  /// The ids of the cases that notice a fault which breaks a clause.
  func cases(holding clause: String) -> [String] {
    trials.filter { $0.fault.breaks == clause }.flatMap { $0.catches.map(\.case.id) }
  }
}

extension SuiteAudit {
  /// The clauses of which it is not proved that a case holds them: no fault breaks them, or no case
  /// of their rule could be asked.
  var unprovedClauses: [String] {
    clauses.filter { $0.trials.isEmpty }.map(\.clause.id).filter { clause in
      declared?.trials.contains { $0.fault.breaks == clause && !$0.cases.isEmpty } != true
    }
  }

  /// Whether a case fails against the reference engine, and passes with the engine that the user
  /// names.
  func isPassedElsewhere(_ violation: FirstProof.Violation) -> Bool {
    violation.isFailure && declared?.passes(violation) == true
  }
}
