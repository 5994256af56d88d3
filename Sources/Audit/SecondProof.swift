package import Conformance
import ReferenceEngine
package import ReferenceFaults
package import SpecModel

/// The proof that the suite does not ask too little: every fault is caught by a case of its rule.
package struct SecondProof: Sendable {
  /// The result for each fault, in the order of the faults, profile by profile.
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
    /// What noticed it, in the order of the suite: of the cases of the fault's rule, or, where none of
    /// them proves anything, of all cases.
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

  /// Carries it out.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - faults: The faults that have to be noticed.
  ///   - extent: How far the proof goes; the fast one is content with one case that notices a fault.
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
      // What the cases of other rules notice tells the author of the missing case where to look.
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

  /// Finds a case that proves that a fault is noticed: of those that hold its clause, as the suite says.
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
  /// Lets an engine with a fault go through a case; `nil` where the case does not notice.
  fileprivate init?(of fault: Fault, by entry: AuditedCases.Entry, _ adapter: ReferenceAdapter) {
    steps = AuditedCases.differingSteps(entry, adapter)
    guard !steps.isEmpty else { return nil }
    `case` = entry.planned.case
    isProof = `case`.isBehavioral && `case`.rules.contains(fault.rule)
  }
}
