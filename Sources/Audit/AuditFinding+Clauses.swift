import ReferenceFaults
import SpecModel

extension AuditFinding {
  /// Finds errors in the clauses of a suite.
  ///
  /// A suite may have no clauses at all. Once it has one, and suite and faults are written
  /// together, every rule needs clauses and every fault must name one.
  static func ofClauses(
    _ covers: [ClauseCover], of suite: Suite, _ second: SecondProof, needsFaults: Bool
  ) -> [AuditFinding] {
    guard !suite.clauses.isEmpty else { return [] }
    var findings: [AuditFinding] = []
    let byRule = Dictionary(grouping: covers, by: \.clause.rule)
    var withoutFaults: [String] = []
    for rule in suite.rules {
      findings += rule.clauses.filter { !$0.isGrounded }.map(AuditFinding.ungrounded)
      guard rule.isTestable else { continue }
      if needsFaults, rule.clauses.isEmpty { findings.append(.noClauses(rule: rule.id)) }
      for cover in byRule[rule.id] ?? [] where !cover.isHeld {
        let isCased = suite.cases.contains { $0.isBehavioral && $0.rules.contains(rule.id) }
        switch (cover.trials.isEmpty, needsFaults) {
        case (true, true): findings.append(.unbroken(cover.clause))
        case (true, false): withoutFaults.append(cover.clause.id)
        case (false, _):
          // A rule without any case has a finding of its own.
          if isCased { findings.append(.unheld(cover.clause, faults: cover.faults.count)) }
        }
      }
    }
    if !withoutFaults.isEmpty { findings.append(.clausesWithoutFaults(withoutFaults)) }
    return needsFaults ? findings + unknownClauses(of: suite, second) : findings
  }

  /// Finds the faults that name no clause, or a clause that their rule does not have.
  private static func unknownClauses(of suite: Suite, _ second: SecondProof) -> [AuditFinding] {
    let known = Dictionary(
      suite.rules.map { ($0.id, $0.clauses.map(\.id)) }, uniquingKeysWith: { $0 + $1 })
    var seen: Set<String> = []
    return second.trials.compactMap { trial in
      guard let clauses = known[trial.fault.rule], !clauses.isEmpty,
        !clauses.contains(trial.fault.clause), seen.insert(trial.fault.id).inserted
      else { return nil }
      return .unknownClause(fault: trial.fault, known: clauses)
    }
  }

  /// The id of the clause that the finding is about, or `nil` if it is not about a clause.
  package var deficientClause: String? {
    switch self {
    case .ungrounded(let clause), .unbroken(let clause), .unheld(let clause, _): clause.id
    case .declared(let finding): finding.deficientClause
    default: nil
    }
  }
}
