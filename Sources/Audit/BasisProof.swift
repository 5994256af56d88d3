import Conformance
import ReferenceEngine
import ReferenceFaults
package import SpecModel

/// The basis of each case, found by running the cases rather than declared.
///
/// A case **holds** the clauses of its rules whose faults it notices. It **needs** another rule if it
/// fails an engine that lacks that rule entirely.
package struct BasisProof: Sendable {
  /// The basis by case id; cases without a basis are left out.
  package let cases: [String: CaseBasis]
  /// The number of runs of a case.
  package let runs: Int

  init(_ cases: AuditedCases, of suite: Suite, _ second: SecondProof) async {
    let absences = Fault.absences.flatMap { absence in
      absence.profiles.filter(cases.profiles.contains).map { (fault: absence, profile: $0) }
    }
    let rules = Set(suite.rules.map(\.id))
    let inputs = absences.filter { rules.contains($0.fault.rule) }
    let failing = await inParallel(inputs) { absence, profile in
      let adapter = ReferenceAdapter(faults: [absence])
      let others = cases.entries(in: profile).filter {
        !$0.planned.case.rules.contains(absence.rule)
      }
      let failing = others.filter { !AuditedCases.differingSteps($0, adapter).isEmpty }
      return (
        rule: absence.rule, cases: failing.map(\.planned.case.id), runs: others.count
      )
    }
    var needs: [String: Set<String>] = [:]
    for (rule, ids, _) in failing {
      for id in ids { needs[id, default: []].insert(rule) }
    }
    let holds = Self.holds(of: second)
    let clauses = suite.clauses.map(\.id)
    let order = suite.rules.map(\.id)
    var found: [String: CaseBasis] = [:]
    for item in suite.cases {
      let steps = holds[item.id] ?? [:]
      let needed = needs[item.id] ?? []
      let basis = CaseBasis(
        holds: clauses.compactMap { clause in
          steps[clause].map { CaseBasis.Held(clause: clause, steps: $0.sorted()) }
        },
        needs: order.filter(needed.contains))
      if !basis.isEmpty { found[item.id] = basis }
    }
    self.cases = found
    runs = failing.map(\.runs).reduce(0, +)
  }

  /// The clauses that each case holds, with the first steps, counted from 0, in which their faults
  /// show.
  private static func holds(of second: SecondProof) -> [String: [String: Set<Int>]] {
    var holds: [String: [String: Set<Int>]] = [:]
    for trial in second.trials {
      for item in trial.catches where item.case.rules.contains(trial.fault.rule) {
        guard let step = item.steps.first else { continue }
        holds[item.case.id, default: [:]][trial.fault.clause, default: []].insert(step)
      }
    }
    return holds
  }

  /// The cases whose stated basis differs from what was found.
  func stale(in suite: Suite) -> [Case] {
    suite.cases.filter { $0.basis != cases[$0.id] ?? CaseBasis() }
  }
}
