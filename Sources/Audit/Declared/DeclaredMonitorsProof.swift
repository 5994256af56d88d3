package import Conformance
import EngineKit
import Monitors
package import SpecModel

/// The proof that the monitors of a suite judge well: they object to nothing that a good engine does in
/// the suite's cases, and see faults of their clauses.
package struct DeclaredMonitorsProof: Sendable {
  /// The clauses that have a monitor, in the order of the file.
  package let clauses: [String]
  /// What they object to in a good engine, each clause once.
  package private(set) var objections: [(planned: PlannedCase, breach: Breach)] = []
  /// The number of cases in which the good engine was watched.
  package private(set) var cases = 0
  /// The clauses of which a fault was seen.
  package private(set) var seen: Set<String> = []
  /// The faults that were run, by the clause that they break.
  package private(set) var faults: [String: [DeclaredFault]] = [:]
  private let jurisdiction: Jurisdiction
  private let words: SuiteWords?

  /// Begins with a suite.
  init(_ suite: Suite) {
    clauses = suite.monitors.map(\.clause).uniqued()
    jurisdiction = Jurisdiction(of: suite)
    words = suite.words
  }

  /// Watches what the good engine did in a case.
  mutating func watch(good transcript: Transcript, in planned: PlannedCase, _ host: EngineManifest)
  {
    cases += 1
    for breach in breaches(transcript, planned, host)
    where !objections.contains(where: { $0.breach.clause == breach.clause }) {
      objections.append((planned, breach))
    }
  }

  /// Watches what an engine with a fault did in a case.
  mutating func watch(
    _ fault: DeclaredFault, _ transcript: Transcript, in planned: PlannedCase,
    _ host: EngineManifest
  ) {
    guard clauses.contains(fault.breaks) else { return }
    if faults[fault.breaks]?.contains(fault) != true {
      faults[fault.breaks, default: []].append(fault)
    }
    if breaches(transcript, planned, host).contains(where: { $0.clause == fault.breaks }) {
      seen.insert(fault.breaks)
    }
  }

  private func breaches(
    _ transcript: Transcript, _ planned: PlannedCase, _ host: EngineManifest
  ) -> [Breach] {
    Monitors.breaches(
      in: transcript, of: planned.script, reporting: host.kinds(with: words), within: jurisdiction)
  }

  /// The clauses whose monitor sees none of their faults.
  package var blind: [String] { clauses.filter { faults[$0] != nil && !seen.contains($0) } }

  /// The clauses that no fault breaks, or for whose faults no case could be run.
  package var unproved: [String] { clauses.filter { faults[$0] == nil } }
}
