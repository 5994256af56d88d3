import SpecModel

/// The steps that the second proof needs: the only ones that notice some fault.
package struct NeededSteps: Sendable {
  private var steps: [String: Set<Int>] = [:]
  private var cases: Set<String> = []

  /// Finds the needed steps of a proof.
  package init(_ proof: SecondProof) {
    for trial in proof.trials {
      guard let only = trial.proofs.first, trial.proofs.count == 1 else { continue }
      cases.insert(only.case.id)
      if only.steps.count == 1 { steps[only.case.id, default: []].formUnion(only.steps) }
    }
  }

  /// Returns whether a case is the only one of its rule that notices some fault.
  package func isNeeded(_ caseID: String) -> Bool { cases.contains(caseID) }

  /// Returns the steps of a case, counted from 0, without whose expectations some fault would
  /// escape.
  package func steps(of caseID: String) -> Set<Int> { steps[caseID] ?? [] }
}
