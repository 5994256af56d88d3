package import EngineKit
package import SpecModel

/// The entries of a list of known failures that are about bugs, and how their bugs are recognized.
///
/// Which cases a bug breaks is not written down. It is decided when a case has failed, by this case
/// alone, so that shards, selections and the order of cases make no difference.
package final class KnownBugs: Sendable {
  /// The entries, in the order of the list; those that have expired are left out.
  let entries: [KnownFailure]
  private let evidence: BugEvidence
  private let kinds: Set<Observation.Kind>
  private let jurisdiction: Jurisdiction

  /// Creates the bugs of an engine.
  ///
  /// - Parameters:
  ///   - entries: The entries about bugs.
  ///   - evidence: Recognizes what the engine did.
  ///   - suite: The suite.
  ///   - manifest: The engine's manifest.
  package init(
    _ entries: [KnownFailure], by evidence: BugEvidence, of suite: Suite, manifest: EngineManifest
  ) {
    self.entries = entries
    self.evidence = evidence
    kinds = manifest.kinds(with: suite.words)
    jurisdiction = Jurisdiction(of: suite)
  }

  /// Returns the first entry whose bug shows in a result; `nil` if there is none.
  func entry(for result: CaseResult) -> KnownFailure? {
    entries.first { covers($0, result) }
  }

  /// Tells whether the bug of an entry shows in what the engine did in a case.
  package func covers(_ entry: KnownFailure, _ result: CaseResult) -> Bool {
    guard let misbehavior = result.verdict.misbehavior,
      KnownFailure.Kind(misbehavior) == entry.kind,
      entry.profile == nil || entry.profile == result.planned.profile
    else { return false }
    let item = result.planned.case
    switch entry.subject {
    case .cases: return false
    case .rule(let id):
      return item.rules.contains(id) || breaches(in: result).contains { Clause.rule(of: $0) == id }
    case .clause(let id):
      return item.basis.clauses(failingAt: misbehavior.step).contains(id)
        || breaches(in: result).contains(id)
    case .fault(let id): return evidence.behavesAs(id, result, kinds, jurisdiction)
    }
  }

  /// The full ids of the clauses that the engine was seen to break.
  private func breaches(in result: CaseResult) -> [String] {
    let known =
      result.breaches
      ?? result.examined(
        by: evidence.examiner, reporting: kinds, within: jurisdiction)?.breaches
    return known?.map(\.clause) ?? []
  }
}

/// The judges that recognize bugs; by default, there are none.
package struct BugEvidence: Hashable, Sendable {
  let examiner: ConformancePipeline.Examiner
  let behavesAs: FaultJudge
  /// Returns the ids of the faults that an engine can be compared with in a suite.
  package let faults: @Sendable (Suite) -> [String]

  /// Tells whether an engine did in a failed case what the reference engine does with the fault of
  /// this id, given the kinds of observation that it reports, and what the suite has.
  package typealias FaultJudge =
    @Sendable (String, CaseResult, Set<Observation.Kind>, Jurisdiction) -> Bool

  /// Creates the judges.
  ///
  /// - Parameters:
  ///   - examiner: Sees which clauses an engine broke.
  ///   - behavesAs: Compares an engine with the reference engine that has a fault.
  ///   - faults: Names the faults that it can be compared with in a suite.
  package init(
    examiner: @escaping ConformancePipeline.Examiner = { _, _, _, _ in [] },
    behavesAs: @escaping FaultJudge = { _, _, _, _ in false },
    faults: @escaping @Sendable (Suite) -> [String] = { _ in [] }
  ) {
    self.examiner = examiner
    self.behavesAs = behavesAs
    self.faults = faults
  }

  package static func == (one: BugEvidence, other: BugEvidence) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension Misbehavior {
  /// The step that failed, counted from 0; `nil` if the engine did not answer properly.
  fileprivate var step: Int? {
    if case .failed(let failure) = self { failure.step } else { nil }
  }
}
