package import Conformance
package import Diagnosing
package import EngineKit
package import InAppMessages
package import ReferenceFaults
package import SpecModel
package import Wording

/// Investigates failures with the reference engine: with its faults, and with what it does instead, and why.
package struct ReferenceInvestigator: Investigator {
  package let domain: any Domain = InAppMessages()
  private let explained: [ExplainedScript]
  private let suspects: [Suspect]
  /// The number of passed cases that are used to learn how the engine answers open questions.
  private static let lessons = 150

  /// Creates an investigator.
  ///
  /// - Parameters:
  ///   - explained: Scripts without a case in which the engine did nothing wrong.
  ///   - isSuspected: Returns whether the engine may have a fault.
  package init(
    explained: [ExplainedScript] = [], suspecting isSuspected: (Fault) -> Bool = { _ in true }
  ) {
    self.explained = explained
    suspects = Suspect.all.filter { isSuspected($0.fault) }
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
    var search = FaultSearch(
      suspects: suspects(in: suite, manifest), passed: passed, explained: explained, kinds: kinds,
      learned: learned.reading)
    return search.causes(of: failed)
  }

  /// The faults that an engine may have, as far as the suite has their clauses.
  private func suspects(in suite: Suite, _ manifest: EngineManifest) -> [Suspect] {
    // If the harness plays the core, the engine cannot break its rules.
    let foreign =
      manifest.layer == .presenter
      ? Set(suite.rules.filter { $0.layer == .core }.map(\.id)) : []
    let jurisdiction = Jurisdiction(of: suite)
    return suspects.filter {
      !foreign.contains($0.fault.rule) && jurisdiction.has(clause: $0.fault.clause)
    }
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
    suspecting isSuspected: (Fault) -> Bool = { _ in true }
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
