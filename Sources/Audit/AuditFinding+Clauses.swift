import ReferenceFaults
import SpecModel

extension AuditFinding {
  /// Finds what is wrong with the clauses of a suite.
  ///
  /// A suite without any needs none; as soon as there is one, every rule and every fault needs its
  /// own, where suite and faults are written together.
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
          // A rule without a case is told of as a whole.
          if isCased { findings.append(.unheld(cover.clause, faults: cover.faults.count)) }
        }
      }
    }
    if !withoutFaults.isEmpty { findings.append(.clausesWithoutFaults(withoutFaults)) }
    return needsFaults ? findings + unknownClauses(of: suite, second) : findings
  }

  /// The faults that name a clause which their rule does not have, or none.
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

  /// The id of the clause that lacks something; `nil` for what is not about a clause.
  package var wantingClause: String? {
    switch self {
    case .ungrounded(let clause), .unbroken(let clause), .unheld(let clause, _): clause.id
    case .declared(let finding): finding.wantingClause
    default: nil
    }
  }
}
