package import Conformance
package import ReferenceEngine
package import SpecModel

/// The proof that the suite does not ask too little: every fault is caught by a case of its rule.
package struct SecondProof: Sendable {
  /// What each fault came to, in the order of the faults, profile by profile.
  package let trials: [Trial]
  /// The cases that did not notice the control fault, with their profiles.
  package let missedByControl: [PlannedCase]
  /// How many times a case was run.
  package let runs: Int

  /// A fault in one profile, and what caught it.
  package struct Trial: Sendable {
    /// The fault.
    package let fault: Fault
    /// The profile.
    package let profile: String
    /// What noticed it, in the order of the suite.
    package let catches: [Catch]

    /// What counts: behavioral cases of the fault's own rule.
    package var proofs: [Catch] { catches.filter(\.isProof) }
  }

  /// A case that notices a fault.
  package struct Catch: Sendable {
    /// The case.
    package let `case`: Case
    /// The steps that differ, counted from 0.
    package let steps: [Int]
    /// Whether it counts: the case asks for the fault's rule, and any engine can be held to it.
    package let isProof: Bool
  }

  init(_ bench: CaseBench, faults: [Fault]) async {
    let profiles = Set(bench.entries.map(\.planned.profile))
    let inputs = faults.flatMap { fault in
      fault.profiles.filter(profiles.contains).map { (fault: fault, profile: $0) }
    }
    trials = await inParallel(inputs) { fault, profile in
      let adapter = ReferenceAdapter(faults: [fault])
      let catches = bench.entries.compactMap { entry -> Catch? in
        guard entry.planned.profile == profile else { return nil }
        let steps = CaseBench.differingSteps(entry, adapter)
        let item = entry.planned.case
        return steps.isEmpty
          ? nil
          : Catch(
            case: item, steps: steps,
            isProof: item.isBehavioral && item.rules.contains(fault.rule))
      }
      return Trial(fault: fault, profile: profile, catches: catches)
    }
    let control = ReferenceAdapter(faults: [.control])
    missedByControl = bench.entries.filter { CaseBench.differingSteps($0, control).isEmpty }
      .map(\.planned)
    let tried = inputs.map { input in
      bench.entries.count { $0.planned.profile == input.profile }
    }
    runs = tried.reduce(0, +) + bench.entries.count
  }
}
