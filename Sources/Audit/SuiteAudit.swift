import Conformance
package import ReferenceFaults
package import SpecModel

/// The two proofs of a suite, and what follows from them.
package struct SuiteAudit: Sendable {
  /// The suite.
  package let suite: Suite
  /// Every case passes under every reading.
  package let first: FirstProof
  /// Every fault is caught by a case of its rule.
  package let second: SecondProof
  /// The clauses of the suite's testable rules, with their faults and the cases that hold them.
  package let clauses: [ClauseCover]
  /// What is wrong, errors first, in the order of the suite.
  package let findings: [AuditFinding]

  /// Carries out both proofs.
  ///
  /// - Parameters:
  ///   - suite: The suite, of the profiles that the reference engine follows.
  ///   - faults: The faults that have to be caught; those of rules that the suite does not have are
  ///     left aside.
  ///   - needsFaults: Whether every rule must have faults, and every clause one: where the suite and
  ///     the reference engine are written together. The rules of other suites may be unknown to the
  ///     engine.
  ///   - sample: The readings under which every case has to pass.
  package init(
    _ suite: Suite, faults: [Fault] = Fault.all, needsFaults: Bool = true,
    sample: ReadingSample = ReadingSample()
  ) async {
    let cases = AuditedCases(suite)
    let rules = Set(suite.rules.map(\.id))
    self.suite = suite
    first = await FirstProof(cases, sample)
    second = await SecondProof(
      cases.without(first.violations.filter(\.isFailure)),
      faults: faults.filter { rules.contains($0.rule) })
    clauses = ClauseCover.all(in: suite, second)
    let all =
      AuditFinding.all(suite: suite, first: first, second: second, needsFaults: needsFaults)
      + AuditFinding.ofClauses(clauses, of: suite, second, needsFaults: needsFaults)
    findings = all.filter(\.isError) + all.filter { !$0.isError }
  }

  /// Whether something is wrong.
  package var isRed: Bool { findings.contains { $0.isError } }
}
