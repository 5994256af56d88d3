import Conformance
import SpecModel

extension AuditFinding {
  /// Returns the findings of the proof by the suite's own faults.
  static func ofDeclared(
    _ proof: DeclaredProof, _ suite: Suite, _ first: FirstProof, _ second: SecondProof
  ) -> [AuditFinding] {
    let elsewhere = first.violations.filter { $0.isFailure && proof.passes($0) }.map(\.planned)
    return DeclaredFinding.all(in: proof, of: suite, second).map(AuditFinding.declared)
      + (elsewhere.isEmpty
        ? [] : [.declared(.passedElsewhere(elsewhere, engine: proof.engine))])
  }

  /// Removes what the suite's own faults prove, or what an engine named by the user refutes.
  ///
  /// - Returns: What is left of the finding, or `nil` if nothing is left.
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
  /// Returns whether the engine named by the user passes a case that the reference engine fails.
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
  /// The clauses for which it is not proved that a case holds them: no fault breaks them, or no
  /// case of their rule could be run.
  var unprovedClauses: [String] {
    clauses.filter { $0.trials.isEmpty }.map(\.clause.id).filter { clause in
      declared?.trials.contains { $0.fault.breaks == clause && !$0.cases.isEmpty } != true
    }
  }

  /// Returns whether a case fails with the reference engine and passes with the engine named by the
  /// user.
  func isPassedElsewhere(_ violation: FirstProof.Violation) -> Bool {
    violation.isFailure && declared?.passes(violation) == true
  }
}
