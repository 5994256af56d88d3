package import Conformance
package import SpecModel
import Wording

/// A fault that a suite declares, and what an engine with it does in the cases of a run.
package struct DeclaredSuspect: Sendable {
  let fault: DeclaredFault
  /// What an engine with the fault does, by the id of the case with its profile.
  private let transcripts: [PlannedCase.ID: Transcript]

  /// Suspects a fault whose engine was asked.
  package init(_ fault: DeclaredFault, transcripts: [PlannedCase.ID: Transcript]) {
    (self.fault, self.transcripts) = (fault, transcripts)
  }

  /// Suspects a fault that changes what a correct engine shows.
  ///
  /// The reference engine is correct in the cases that it passes; in the others, nothing is known.
  init(
    _ fault: DeclaredFault, changing changes: [DeclaredFault.Change], in cases: [PlannedCase],
    by domain: some Domain
  ) {
    var transcripts: [PlannedCase.ID: Transcript] = [:]
    for planned in cases {
      guard let good = domain.transcript(of: planned.case, in: planned.profile) else { continue }
      if CaseComparison.difference(from: planned.case, in: good) == nil {
        transcripts[planned.id] = good.changed(by: changes, in: planned.script)
      }
    }
    self.init(fault, transcripts: transcripts)
  }

  /// Whether an engine with the fault does what the engine did in a failed case, as far as the case
  /// asks: a declaration says what is seen, and not what else follows from it.
  func explains(_ evidence: Evidence, reporting kinds: Set<Observation.Kind>) -> Bool {
    guard let lists = transcripts[evidence.id]?.of(kinds), lists.count == evidence.observed.count
    else { return false }
    let asserted = evidence.result.planned.case.asserts
    return zip(evidence.observed, lists).allSatisfy { seen, declared in
      ObservationOrder.agree(
        seen.filter { asserted.contains($0.kind) }[...],
        declared.filter { asserted.contains($0.kind) }[...])
    }
  }

  /// Whether an engine with the fault fails a case that the engine passed.
  func isRefuted(by result: CaseResult) -> Bool {
    guard let transcript = transcripts[result.planned.id] else { return false }
    return CaseComparison.difference(from: result.planned.case, in: transcript) != nil
  }
}

/// The failed cases that declared faults explain.
struct DeclaredCauses {
  /// The faults with their cases, those that explain most first.
  private(set) var found: [ExplainedCases] = []
  /// The other cases.
  private(set) var rest: [Evidence]

  /// Looks for the faults that explain failed cases, and that no passed case refutes.
  init(
    _ suspects: [DeclaredSuspect], failed: [Evidence], passed: [CaseResult],
    reporting kinds: Set<Observation.Kind>
  ) {
    rest = failed
    let candidates = suspects.filter { suspect in !passed.contains(where: suspect.isRefuted) }
    func explained(by suspect: DeclaredSuspect) -> [Evidence] {
      rest.filter { suspect.explains($0, reporting: kinds) }
    }
    while let count = candidates.map({ explained(by: $0).count }).max(), count > 0 {
      let best = candidates.filter { explained(by: $0).count == count }
      let cases = explained(by: best[0])
      let ids = Set(cases.map(\.id))
      let equal = best.filter { Set(explained(by: $0).map(\.id)) == ids }
      found.append(
        ExplainedCases(faults: equal.map { Cause.Fault($0.fault) }, cases: cases))
      rest.removeAll { ids.contains($0.id) }
    }
  }
}

extension Cause.Fault {
  /// Describes a fault that a suite declares.
  fileprivate init(_ fault: DeclaredFault) {
    self.init(id: fault.id, clause: fault.breaks, summary: fault.summary)
  }
}
