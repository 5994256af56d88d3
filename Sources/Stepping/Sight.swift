package import EngineKit
import Explanations
import ReferenceEngine
package import SpecModel
package import Wording

/// What there is to see at a place of a walk: where the reference engine stands, what the last action
/// did in it, and why; and what another engine did.
package struct Sight: Sendable {
  /// The message on the screen of the reference engine.
  package let visible: String?
  /// The messages that wait in the reference engine, the top first.
  package let waiting: [String]
  /// What the last action caused in the reference engine.
  package let observations: [Observation]
  /// Why.
  package let reasons: [Reason]
  /// What another engine did; `nil` where there is none.
  package let other: Other?

  /// What another engine did with the last action.
  package enum Other: Hashable, Sendable {
    /// It did this, which some answers to the open questions explain; those that are not the default.
    case explained([Observation], answers: [String])
    /// It did this, or something before it, which no answers explain.
    case unexplained([Observation])
    /// It did not answer properly, or cannot do this.
    case failed(String)
  }

  /// Looks at a place of a walk.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - host: The other engine: a fresh one goes through all that has happened; `nil`: there is none.
  /// - Throws: `UnsupportedAction` where the reference engine does not follow the profile.
  package init(
    of walk: Walk, beside host: (any EngineHost)? = nil
  ) async throws(UnsupportedAction) {
    var simulation = try ReferenceAdapter().simulation(for: EngineSetup(walk.script))
    var told: (observations: [Observation], reasons: [Reason]) = ([], [])
    for (index, action) in walk.trail.enumerated() {
      guard index == walk.trail.count - 1 else {
        simulation.keepsDecisions = true
        _ = simulation.perform(action)
        continue
      }
      let last = simulation.performTelling(action)
      told = (last.observations, Reason.reasons(for: last.decisions))
    }
    visible = simulation.visibleMessage
    waiting = simulation.waitingMessages.reversed()
    (observations, reasons) = told
    if let host, !walk.trail.isEmpty {
      other = try await Self.look(at: host, walk)
    } else {
      other = nil
    }
  }
}

extension Sight {
  private static func look(
    at host: any EngineHost, _ walk: Walk
  ) async throws(UnsupportedAction) -> Other {
    let kinds = host.manifest.observations
    switch await host.outcome(of: walk.script).ending {
    case .unsupported(let reason): return .failed("it cannot do this: \(reason)")
    case .failed(let failure): return .failed(failure.message)
    case .completed(let transcript):
      guard transcript.observations.count == walk.trail.count else {
        return .failed("it did not answer for each action")
      }
      let last = (transcript.observations.last ?? []).filter { kinds.contains($0.kind.inManifest) }
      let explanation = try Explainer().explain(transcript, of: walk.script, reporting: kinds)
      guard case .explained(let reading) = explanation else { return .unexplained(last) }
      return .explained(last, answers: reading.otherAnswers)
    }
  }
}
