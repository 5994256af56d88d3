import EngineKit
import Explanations
import Monitors
import ReferenceEngine
package import SpecModel
import Wording

/// What another engine did in the last action of a walk, and its state after it.
package struct OtherEngine: Hashable, Sendable {
  /// The verdict on what the engine did.
  package let verdict: Verdict
  /// The engine's observations in the last action; empty if it did not answer properly.
  package private(set) var observations: [Observation] = []
  /// The message on the engine's screen, as far as it reports.
  package private(set) var visible: String?
  /// The messages that wait on the engine's stack, the top first, or `nil` if it does not report
  /// them.
  package private(set) var waiting: [String]?

  /// A verdict on what the engine did in the last action.
  package enum Verdict: Hashable, Sendable {
    /// Some answers to the open questions explain it: those that are not the default.
    case explained(answers: [String])
    /// The engine breaks these clauses, the most informative first.
    case broken([Breach])
    /// No answers explain it. With the answers that explain everything before, it may only do this:
    /// one list for each way to continue.
    case unexplained(allowed: [[Observation]])
    /// No answers explain an earlier action, counted from 1, and this may follow from it.
    case follows(from: Int)
    /// There are too many combinations of answers to try them all.
    case undecided
    /// The suite has none of the rules by which this could be judged.
    case unjudged
    /// The engine did not answer properly, or does not support the script.
    case failed(String)
  }

  /// Runs a fresh engine through the walk.
  ///
  /// - Throws: `UnsupportedAction` if the reference engine does not follow the profile.
  init(_ host: any EngineHost, at walk: Walk) async throws(UnsupportedAction) {
    switch await host.outcome(of: walk.script).ending {
    case .unsupported(let reason): verdict = .failed("it cannot do this: \(reason)")
    case .failed(let failure): verdict = .failed(failure.message)
    case .completed(let transcript):
      guard transcript.observations.count == walk.trail.count else {
        verdict = .failed("it did not answer for each action")
        return
      }
      let kinds = host.manifest.observations
      verdict = try Self.verdict(on: transcript, at: walk, reporting: kinds)
      observations = (transcript.observations.last ?? []).filter {
        kinds.contains($0.kind.inManifest)
      }
      var screen = Screen(walk.given, reportsDismissals: kinds.contains(.dismissed))
      for (action, observations) in zip(walk.trail, transcript.observations) {
        screen.apply(action)
        for observation in observations { screen.apply(observation) }
      }
      visible = screen.message
      waiting = await Self.stack(of: host, at: walk)
    }
  }

  private static func verdict(
    on transcript: Transcript, at walk: Walk, reporting kinds: Set<Observation.Kind>
  ) throws(UnsupportedAction) -> Verdict {
    if walk.jurisdiction.isForeign { return .unjudged }
    let last = walk.trail.count - 1
    let breaches = Monitors.breaches(
      in: transcript, of: walk.script, reporting: kinds, within: walk.jurisdiction
    ).filter { $0.action == last }
    if !breaches.isEmpty { return .broken(breaches) }
    switch try Explainer().explain(transcript, of: walk.script, reporting: kinds) {
    case .explained(let reading):
      return .explained(answers: reading.limited(to: walk.jurisdiction).otherAnswers)
    case .unexplained(let divergence)
    where walk.jurisdiction.lacksRule(deciding: walk.script, upTo: divergence.action):
      return .unjudged
    case .unexplained(let divergence) where divergence.action == last:
      return .unexplained(allowed: divergence.allowed.map(\.observations))
    case .unexplained(let divergence): return .follows(from: divergence.action + 1)
    case .undecided: return .undecided
    }
  }

  /// Returns what waits on the engine's stack, by asking another fresh engine at the end of the
  /// walk.
  private static func stack(of host: any EngineHost, at walk: Walk) async -> [String]? {
    guard host.manifest.observations.contains(.stack),
      host.manifest.actions.contains(.queryStack)
    else { return nil }
    var script = walk.script
    script.actions.append(.queryStack)
    guard case .completed(let transcript) = await host.outcome(of: script).ending,
      transcript.observations.count == script.actions.count
    else { return nil }
    for case .stack(let names) in transcript.observations.last ?? [] { return names }
    return nil
  }
}
