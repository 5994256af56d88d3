package import Conformance
package import EngineKit
package import SpecModel

/// A failed case and what the engine did in it, prepared for many comparisons.
package struct Evidence: Sendable {
  /// The result.
  package let result: CaseResult
  /// The script of the case.
  package let script: Script
  /// How the engine began.
  package let setup: EngineSetup
  /// What the engine did.
  package let transcript: Transcript
  /// The engine's observations, limited to the kinds that it reports.
  package let observed: [[Observation]]
  /// The number of actions up to the failure; what comes later may follow from it.
  package let actionsToFailure: Int
  private let kinds: Set<Observation.Kind>
  /// What the suite has; the engine is blamed for nothing else.
  package let jurisdiction: Jurisdiction
  private let examiner: ConformancePipeline.Examiner

  /// Prepares a result.
  ///
  /// Returns `nil` if the case did not fail, or if the engine's observations are not known.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - examiner: Sees which clauses an engine breaks.
  ///   - kinds: The kinds of observation that the engine reports.
  ///   - jurisdiction: What the suite has.
  package init?(
    _ result: CaseResult, by examiner: @escaping ConformancePipeline.Examiner,
    reporting kinds: Set<Observation.Kind>, within jurisdiction: Jurisdiction
  ) {
    guard case .failed(let failure) = result.verdict, let transcript = result.transcript else {
      return nil
    }
    let script = result.planned.script
    let steps = result.planned.case.steps
    guard transcript.observations.count == script.actions.count,
      steps.indices.contains(failure.step)
    else { return nil }
    self.result = result
    self.script = script
    setup = EngineSetup(script)
    self.transcript = transcript
    observed = transcript.of(kinds)
    actionsToFailure = steps[...failure.step].reduce(0) {
      $0 + $1.actions.count + ($1.stack == nil ? 0 : 1)
    }
    self.kinds = kinds
    self.jurisdiction = jurisdiction
    self.examiner = examiner
  }

  /// The id of the case, with its profile.
  package var id: String { result.planned.id }

  /// The breaches that the engine was seen to commit, the most informative first.
  package var breaches: [Breach] {
    examiner(transcript, script, kinds, jurisdiction)
  }
}

extension Transcript {
  /// Returns the observations of some built-in kinds, and all that are a suite's own words.
  func of(_ kinds: Set<Observation.Kind>) -> [[Observation]] {
    observations.map { $0.filter { $0.isOwn || kinds.contains($0.kind.inManifest) } }
  }
}

extension Observation {
  /// Whether it is a word of a suite's own.
  fileprivate var isOwn: Bool { if case .word = self { true } else { false } }
}
