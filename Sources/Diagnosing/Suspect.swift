import Conformance
import EngineKit
import Explanations
import ReferenceEngine
import ReferenceFaults
import SpecModel

/// A mistake that the engine may make, and a reference engine that makes it.
struct Suspect: Sendable {
  let fault: Fault
  private let adapter: ReferenceAdapter

  /// Every known mistake.
  static let all = Fault.all.map { Suspect($0) }

  /// Suspects a mistake.
  init(_ fault: Fault) {
    self.fault = fault
    adapter = ReferenceAdapter(reading: .open, faults: [fault])
  }

  /// Whether the engine may make it in a profile.
  func isPossible(in profile: String) -> Bool { fault.profiles.contains(profile) }

  /// Tells whether the reference engine with the mistake does what the engine did; it stops at the
  /// first difference.
  ///
  /// - Parameters:
  ///   - evidence: What the engine did.
  ///   - reading: How the open questions are answered.
  ///   - count: How many actions are compared.
  ///   - kinds: The kinds of observation that the engine reports.
  func explains(
    _ evidence: Evidence, by reading: Reading, through count: Int,
    reporting kinds: Set<Observation.Kind>
  ) -> Bool {
    guard isPossible(in: evidence.script.profile),
      var engine = try? adapter.simulation(for: evidence.setup)
    else { return false }
    engine.answers.preferred = reading
    for (action, observed) in zip(evidence.script.actions, evidence.observed).prefix(count) {
      let all = engine.perform(action)
      let observations = all.filter { kinds.contains($0.kind.inManifest) }
      guard ObservationOrder.agree(observed[...], observations[...]) else { return false }
    }
    return true
  }

  /// Returns answers to the open questions with which it does what the engine did.
  ///
  /// - Returns: `nil` where none are found soon.
  func answers(
    explaining evidence: Evidence, preferring reading: Reading,
    reporting kinds: Set<Observation.Kind>
  ) -> Reading? {
    guard isPossible(in: evidence.script.profile) else { return nil }
    let explanation = try? Explainer(adapter, budget: 8).explain(
      evidence.transcript, of: evidence.script, reporting: kinds, preferring: reading)
    guard case .explained(let answers)? = explanation else { return nil }
    return answers
  }

  /// Tells whether the reference engine with the mistake would fail a case.
  func fails(_ planned: PlannedCase, by reading: Reading) -> Bool {
    guard isPossible(in: planned.profile) else { return false }
    let script = planned.script
    guard var engine = try? adapter.simulation(for: EngineSetup(script)) else { return false }
    engine.answers.preferred = reading
    let transcript = Transcript(observations: script.actions.map { engine.perform($0) })
    return CaseComparison.difference(from: planned.case, in: transcript) != nil
  }
}
