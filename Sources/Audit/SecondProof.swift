package import Conformance
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// The proof that the suite does not ask too little: every fault is caught by a case of its rule.
package struct SecondProof: Sendable {
  /// The result for each fault, in the order of the faults, profile by profile.
  package let trials: [Trial]
  /// The cases that do not notice the control fault, with their profiles.
  package let missedByControl: [PlannedCase]
  /// The number of runs of a case.
  package let runs: Int

  /// A fault in one profile, and the cases that catch it.
  package struct Trial: Sendable {
    /// The fault.
    package let fault: Fault
    /// The profile.
    package let profile: String
    /// The cases that notice the fault, in the order of the suite: cases of the fault's rule, or,
    /// if none of these proves anything, all cases.
    package let catches: [Catch]

    /// The catches that count: behavioral cases of the fault's rule.
    package var proofs: [Catch] { catches.filter(\.isProof) }
  }

  /// A case that notices a fault.
  package struct Catch: Sendable {
    /// The case.
    package let `case`: Case
    /// The steps that differ, counted from 0.
    package let steps: [Int]
    /// Whether the catch counts: the case is behavioral and names the fault's rule.
    package let isProof: Bool
  }

  /// Runs the cases of each fault's rule with an engine that has the fault.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - faults: The faults that must be noticed.
  ///   - extent: How far the proof goes; the fast one stops at the first case that notices a fault.
  init(_ cases: AuditedCases, faults: [Fault], _ extent: SuiteAudit.Extent) async {
    let inputs = faults.flatMap { fault in
      fault.profiles.filter(cases.profiles.contains).map { (fault: fault, profile: $0) }
    }
    let tried = await inParallel(inputs) { fault, profile in
      let adapter = ReferenceAdapter(faults: [fault])
      let own = cases.entries(of: fault.rule, in: profile)
      if extent == .fast, let (proof, runs) = Self.quickProof(of: fault, among: own, adapter) {
        return (Trial(fault: fault, profile: profile, catches: [proof]), runs)
      }
      let catches = own.compactMap { Catch(of: fault, by: $0, adapter) }
      if catches.contains(where: \.isProof) {
        return (Trial(fault: fault, profile: profile, catches: catches), own.count)
      }
      // The cases of other rules that notice the fault show the author where a case is missing.
      let all = cases.entries(in: profile)
      return (
        Trial(
          fault: fault, profile: profile,
          catches: all.compactMap { Catch(of: fault, by: $0, adapter) }),
        own.count + all.count
      )
    }
    trials = tried.map(\.0)
    let control = ReferenceAdapter(faults: [.control])
    missedByControl = cases.entries.filter { AuditedCases.differingSteps($0, control).isEmpty }
      .map(\.planned)
    runs = tried.map(\.1).reduce(0, +) + cases.entries.count
  }

  /// Tries the cases that hold the fault's clause, according to the suite, and returns the first
  /// that proves that the fault is noticed.
  private static func quickProof(
    of fault: Fault, among own: [AuditedCases.Entry], _ adapter: ReferenceAdapter
  ) -> (proof: Catch, runs: Int)? {
    let likely = own.filter { entry in
      entry.planned.case.basis.holds.contains { $0.clause == fault.clause }
    }
    for (index, entry) in likely.enumerated() {
      if let proof = Catch(of: fault, by: entry, adapter), proof.isProof {
        return (proof, index + 1)
      }
    }
    return nil
  }
}

extension SecondProof.Catch {
  /// Runs a case with an engine that has a fault.
  ///
  /// Returns `nil` if the case does not notice the fault.
  fileprivate init?(of fault: Fault, by entry: AuditedCases.Entry, _ adapter: ReferenceAdapter) {
    steps = AuditedCases.differingSteps(entry, adapter)
    guard !steps.isEmpty else { return nil }
    `case` = entry.planned.case
    isProof = `case`.isBehavioral && `case`.rules.contains(fault.rule)
  }
}
