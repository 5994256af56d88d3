package import Conformance
import Diagnosing
import InAppMessages
import ReferenceEngine
import ReferenceFaults
import SpecModel
import Wording

extension BugEvidence {
  /// The judges of a diagnosis: the monitors, and the reference engine with each of its faults.
  package static let diagnostic = BugEvidence(
    examiner: InAppMessages().examiner,
    behavesAs: { id, result, kinds, jurisdiction in
      guard let suspect = suspects[id],
        let evidence = Evidence(
          result, by: InAppMessages().examiner, reporting: kinds, within: jurisdiction)
      else { return false }
      return suspect.isSeen(in: evidence, reporting: kinds)
    },
    faults: { suite in
      let jurisdiction = Jurisdiction(of: suite)
      return Fault.all.filter { jurisdiction.has(clause: $0.clause) }.map(\.id)
    })

  private static let suspects = Dictionary(
    Suspect.all.map { ($0.fault.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Suspect {
  /// Tells whether the engine did up to the failure what the reference engine does with the fault,
  /// and does not do without it.
  ///
  /// The answers to the open questions are the defaults or, if these do not fit, any that do.
  fileprivate func isSeen(in evidence: Evidence, reporting kinds: Set<Observation.Kind>) -> Bool {
    let count = evidence.actionsToFailure
    let isAllowed = ReferenceAdapter(reading: .open)
      .does(what: evidence, by: [.default], through: count, reporting: kinds)
    if isAllowed { return false }
    return explains(evidence, by: [.default], through: count, reporting: kinds)
      || answers(explaining: evidence, preferring: .default, reporting: kinds) != nil
  }
}
