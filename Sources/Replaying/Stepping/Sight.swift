package import EngineKit
import ReferenceEngine
package import SpecModel
package import Wording

/// What can be seen at the current place of a walk: the state of the reference engine, what it did
/// in the last action and why, and what another engine did.
package struct Sight: Sendable {
  /// The message on the reference engine's screen.
  package let visible: String?
  /// The messages that wait in the reference engine, the top first.
  package let waiting: [String]
  /// The reference engine's observations in the last action.
  package let observations: [Observation]
  /// The reasons for these observations.
  package let reasons: [Reason]
  /// What another engine did, and its state; `nil` if there is none, or if nothing has happened.
  package let other: OtherEngine?

  /// Evaluates the current place of a walk.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - host: Runs the other engine, which is started again for each place, or `nil` if there is
  ///     none.
  /// - Throws: `UnsupportedAction` if the reference engine does not follow the profile.
  package init(
    of walk: Walk, beside host: (any EngineHost)? = nil
  ) async throws(UnsupportedAction) {
    var simulation = try ReferenceAdapter().simulation(for: EngineSetup(walk.script))
    var last: (observations: [Observation], reasons: [Reason]) = ([], [])
    for (index, action) in walk.trail.enumerated() {
      guard index == walk.trail.count - 1 else {
        simulation.keepsDecisions = true
        _ = simulation.perform(action)
        continue
      }
      let step = simulation.performTelling(action)
      last = (
        step.observations,
        Reason.reasons(for: step.decisions, within: walk.jurisdiction)
      )
    }
    visible = simulation.visibleMessage
    waiting = simulation.waitingMessages.reversed()
    (observations, reasons) = last
    if let host, !walk.trail.isEmpty {
      other = try await OtherEngine(host, at: walk)
    } else {
      other = nil
    }
  }
}
