import Conformance
package import SpecModel

/// What is seen of a failed case that no fault explains.
package struct Sighting {
  let evidence: Evidence
  /// The clauses that the engine was seen to break, the most informative first.
  let breaches: [Breach]
  /// If no clause was seen to be broken: the rule that the engine itself gives as its reason, or a rule
  /// of the case that the reference engine and the monitors do not know.
  let rule: String?
  /// If no rule is known to be broken, and the reference engine does something else: the rule on which
  /// its behavior rests.
  ///
  /// The engine may keep this rule and break another.
  let hint: String?
  /// Whether the reference engine may do the same.
  private let isExplained: Bool
  /// Whether the engine itself gives the rule as its reason.
  private let isReasonGiven: Bool
  /// The breaches that say as much as the first one; others may follow from it.
  private let mostTelling: Set<Breach>

  /// Creates what is seen of a case in which the engine broke clauses.
  ///
  /// - Parameters:
  ///   - evidence: The case.
  ///   - breaches: The clauses that the engine was seen to break, the most informative first.
  ///   - mostTelling: Those that say as much as the first one.
  package init(_ evidence: Evidence, breaking breaches: [Breach], mostTelling: Set<Breach>) {
    self.evidence = evidence
    self.breaches = breaches
    self.mostTelling = mostTelling
    (rule, hint, isReasonGiven, isExplained) = (nil, nil, false, false)
  }

  /// Creates what is seen of a case in which the engine was seen to break no clause.
  ///
  /// - Parameters:
  ///   - evidence: The case.
  ///   - rule: The rule that the engine itself gives as its reason, or that the domain does not know.
  ///   - hint: The rule on which the behavior of the engine of reference rests.
  ///   - isReasonGiven: Whether the engine itself gives the rule as its reason.
  ///   - isExplained: Whether the engine of reference may do the same.
  package init(
    _ evidence: Evidence, rule: String?, hint: String? = nil, isReasonGiven: Bool = false,
    isExplained: Bool = false
  ) {
    self.evidence = evidence
    (self.rule, self.hint) = (rule, hint)
    (self.isReasonGiven, self.isExplained) = (isReasonGiven, isExplained)
    (breaches, mostTelling) = ([], [])
  }

  /// Whether no rule forbids what the engine did.
  var isAllowed: Bool { breaches.isEmpty && rule == nil && isExplained }

  /// Whether nothing says which rule is broken, although the reference engine does something else.
  var isUnclear: Bool { breaches.isEmpty && rule == nil && !isExplained }

  /// The votes for each rule that may be broken.
  var votes: [String: Double] {
    var votes: [String: Double] = [:]
    // Later breaches may follow from the first one, and the order of equally informative breaches
    // is arbitrary.
    for breach in breaches {
      votes[breach.rule] = max(
        votes[breach.rule] ?? 0, mostTelling.contains(breach) ? 1 : 0.5)
    }
    // An engine that gives a reason for what it must not do names the rule itself; that counts more
    // than the rule that the case was written for.
    if let rule { votes[rule] = isReasonGiven ? 2 : 1 }
    // A case was written to notice breaches of its rules. What was seen counts more: if other rules
    // were seen to be broken, its own were not.
    for rule in evidence.result.planned.case.rules
    where breaches.isEmpty && rule == self.rule || votes[rule] != nil {
      votes[rule, default: 0] += 1.5
    }
    return votes
  }

  /// Returns the finding if a given rule is broken.
  func finding(of rule: String) -> Cause.Finding {
    let breach = breaches.first { Clause.rule(of: $0.clause) == rule }
    return breach.map { .clause($0.clause, because: $0.because) } ?? .rule(rule)
  }
}
