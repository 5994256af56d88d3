import ReferenceFaults
package import SpecModel

/// A clause, the faults that break it, and the cases that hold it.
package struct ClauseCover: Sendable {
  /// The clause.
  package let clause: Clause
  /// The trials of the faults that break the clause, profile by profile.
  package let trials: [SecondProof.Trial]
  /// The ids of the cases of its rule that notice one of these faults, in the order of the suite.
  package let cases: [String]

  /// The ids of the faults, each once.
  package var faults: [String] { trials.map(\.fault.id).uniqued() }

  /// Whether a behavioral case notices one of the faults.
  package var isHeld: Bool { trials.contains { !$0.proofs.isEmpty } }

  /// Finds what covers each clause of the testable rules.
  static func all(in suite: Suite, _ proof: SecondProof) -> [ClauseCover] {
    let trials = Dictionary(grouping: proof.trials, by: \.fault.clause)
    return suite.rules.filter(\.isTestable).flatMap { rule in
      rule.clauses.map { clause in
        let trials = trials[clause.id] ?? []
        let holders = Set(
          trials.flatMap { trial in
            trial.catches.map(\.case).filter { $0.rules.contains(rule.id) }.map(\.id)
          })
        let cases = holders.isEmpty ? [] : suite.cases.map(\.id).filter(holders.contains)
        return ClauseCover(clause: clause, trials: trials, cases: cases)
      }
    }
  }
}
