import SpecModel

/// Which steps the second proof cannot do without: the only ones to notice some fault.
package struct NeededSteps: Sendable {
  private var steps: [String: Set<Int>] = [:]
  private var cases: Set<String> = []

  /// Finds them.
  package init(_ proof: SecondProof) {
    for trial in proof.trials {
      guard let only = trial.proofs.first, trial.proofs.count == 1 else { continue }
      cases.insert(only.case.id)
      if only.steps.count == 1 { steps[only.case.id, default: []].formUnion(only.steps) }
    }
  }

  /// Whether some fault is noticed by this case alone, among the cases of its rule.
  package func isNeeded(_ caseID: String) -> Bool { cases.contains(caseID) }

  /// The steps, counted from 0, without whose expectations some fault would escape.
  package func steps(of caseID: String) -> Set<Int> { steps[caseID] ?? [] }
}
