package import Conformance
package import Diagnosing
package import EngineKit
package import InAppMessages
import Monitors
package import ReferenceFaults
package import SpecModel
package import Wording

/// Investigates failures with the reference engine: with its faults, and with what it does instead, and why.
package struct ReferenceInvestigator: Investigator {
  package let domain: any Domain = InAppMessages()
  private let explained: [ExplainedScript]
  private let isSuspected: @Sendable (Fault) -> Bool
  /// The number of passed cases that are used to learn how the engine answers open questions.
  private static let lessons = 150

  /// Creates an investigator.
  ///
  /// - Parameters:
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - isSuspected: Returns whether the engine may have a fault.
  package init(
    explained: [ExplainedScript] = [],
    suspecting isSuspected: @escaping @Sendable (Fault) -> Bool = { _ in true }
  ) {
    self.explained = explained
    self.isSuspected = isSuspected
  }

  package var knowsMoreThanCases: Bool { !explained.isEmpty }

  package func decides(
    _ convention: ConventionID, in evidence: Evidence, reporting kinds: Set<Observation.Kind>
  ) -> Bool { evidence.restsOn(convention, reporting: kinds) }

  package func causes(
    of failed: [Evidence], beside passed: [CaseResult], of suite: Suite,
    on manifest: EngineManifest,
    reporting kinds: Set<Observation.Kind>
  ) -> (found: [ExplainedCases], rest: [Evidence]) {
    let learned = LearnedReading(from: passed.prefix(Self.lessons), reporting: kinds)
    let isPossible = isPossible(in: suite, manifest)
    var search = FaultSearch(
      suspects: Suspect.all.filter { isPossible($0.fault) }, passed: passed, explained: explained,
      kinds: kinds, learned: learned.reading)
    var (found, rest) = search.causes(of: failed)
    lookForBreach(&found, &rest, among: MomentSuspects(isPossible), by: &search)
    return (found, rest)
  }

  /// Looks for something that the engine does at a moment, and that explains what no fault explains, or else
  /// everything.
  private func lookForBreach(
    _ found: inout [ExplainedCases], _ rest: inout [Evidence], among suspects: MomentSuspects,
    by search: inout FaultSearch
  ) {
    if rest.isEmpty { return }
    if !found.isEmpty,
      let sole = search.breach(
        explaining: rest + found.flatMap(\.cases), among: suspects, alone: true)
    {
      (found, rest) = ([sole], [])
    } else if let breach = search.breach(explaining: rest, among: suspects) {
      let explained = Set(breach.cases.map(\.id))
      rest.removeAll { explained.contains($0.id) }
      found.append(breach)
    }
  }

  /// Whether an engine may have a fault, as far as the suite has its clause.
  private func isPossible(
    in suite: Suite, _ manifest: EngineManifest
  ) -> @Sendable (Fault) -> Bool {
    // If the harness plays the core, the engine cannot break its rules.
    let foreign =
      manifest.layer == .presenter
      ? Set(suite.rules.filter { $0.layer == .core }.map(\.id)) : []
    let jurisdiction = Jurisdiction(of: suite)
    return { [isSuspected] fault in
      isSuspected(fault) && !foreign.contains(fault.rule) && jurisdiction.has(clause: fault.clause)
    }
  }

  package func isOnlyReported(_ clause: String, in evidence: Evidence) -> Bool {
    Monitors.isAboutReports(clause, among: evidence.jurisdiction.monitors)
  }

  package func sighting(of evidence: Evidence, reporting kinds: Set<Observation.Kind>) -> Sighting {
    Sighting(evidence, reporting: kinds)
  }
}

extension Diagnostician {
  /// Creates a diagnostician who investigates with the reference engine.
  ///
  /// - Parameters:
  ///   - suite: The suite that the engine ran: only breaking its clauses can be a cause.
  ///   - manifest: The engine's manifest.
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - isSuspected: Returns whether the engine may have a fault.
  package init(
    suite: Suite, manifest: EngineManifest, explained: [ExplainedScript] = [],
    suspecting isSuspected: @escaping @Sendable (Fault) -> Bool = { _ in true }
  ) {
    self.init(
      suite: suite, manifest: manifest,
      by: ReferenceInvestigator(explained: explained, suspecting: isSuspected))
  }
}

extension RunDiagnosis {
  /// Creates a listener for one run, which investigates with the reference engine.
  ///
  /// - Parameters:
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - faults: The faults that the suite declares, if ``suspect(_:running:)`` is not called.
  package convenience init(
    explained: [ExplainedScript] = [], declaring faults: [DeclaredFault] = []
  ) {
    self.init(by: ReferenceInvestigator(explained: explained), declaring: faults)
  }
}
