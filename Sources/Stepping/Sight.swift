package import EngineKit
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
  /// What another engine did, and where it stands; `nil` where there is none, or nothing has happened.
  package let other: OtherEngine?

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
      other = try await OtherEngine(host, at: walk)
    } else {
      other = nil
    }
  }
}
