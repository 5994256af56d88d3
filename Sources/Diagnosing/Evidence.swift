import Conformance
import EngineKit
import Monitors
import SpecModel

/// A failed case, and what the engine did, prepared for being compared many times.
struct Evidence: Sendable {
  let result: CaseResult
  let script: Script
  let setup: EngineSetup
  let transcript: Transcript
  /// What the engine did, of the kinds that it reports.
  let observed: [[Observation]]
  /// How many actions lead to the failure; what comes later may follow from it.
  let actionsToFailure: Int
  private let kinds: Set<Observation.Kind>

  /// Prepares a result.
  ///
  /// - Returns: `nil` where the case did not fail, or nothing is known of what the engine did.
  init?(_ result: CaseResult, reporting kinds: Set<Observation.Kind>) {
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
    observed = transcript.observations.map { $0.filter { kinds.contains($0.kind.inManifest) } }
    actionsToFailure = steps[...failure.step].reduce(0) {
      $0 + $1.actions.count + ($1.stack == nil ? 0 : 1)
    }
    self.kinds = kinds
  }

  /// The case's id and its profile.
  var id: String { result.planned.id }

  /// The breaches that the engine was seen to commit, those first that say most.
  var breaches: [Breach] {
    Monitors.breaches(in: transcript, of: script, reporting: kinds)
  }
}

extension Transcript {
  /// The observations of some kinds alone.
  func of(_ kinds: Set<Observation.Kind>) -> [[Observation]] {
    observations.map { $0.filter { kinds.contains($0.kind.inManifest) } }
  }
}
