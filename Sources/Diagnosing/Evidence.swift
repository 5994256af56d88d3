import Conformance
import EngineKit
import Monitors
import SpecModel

/// A failed case and what the engine did in it, prepared for many comparisons.
struct Evidence: Sendable {
  let result: CaseResult
  let script: Script
  let setup: EngineSetup
  let transcript: Transcript
  /// The engine's observations, limited to the kinds that it reports.
  let observed: [[Observation]]
  /// The number of actions up to the failure; what comes later may follow from it.
  let actionsToFailure: Int
  private let kinds: Set<Observation.Kind>
  /// What the suite has; the engine is blamed for nothing else.
  let jurisdiction: Jurisdiction

  /// Prepares a result.
  ///
  /// Returns `nil` if the case did not fail, or if the engine's observations are not known.
  init?(
    _ result: CaseResult, reporting kinds: Set<Observation.Kind>, within jurisdiction: Jurisdiction
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
  }

  /// The id of the case, with its profile.
  var id: String { result.planned.id }

  /// The breaches that the engine was seen to commit, the most informative first.
  var breaches: [Breach] {
    Monitors.breaches(in: transcript, of: script, reporting: kinds, within: jurisdiction)
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
