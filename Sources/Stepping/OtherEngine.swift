import EngineKit
import Explanations
import Monitors
import ReferenceEngine
package import SpecModel
import Wording

/// What an engine that goes along did with the last action of a walk, and where it stands.
package struct OtherEngine: Hashable, Sendable {
  /// What can be said of what it did.
  package let verdict: Verdict
  /// What it did; empty where it did not answer properly.
  package private(set) var observations: [Observation] = []
  /// The message on its screen, as far as it reports.
  package private(set) var visible: String?
  /// The messages that wait on its stack, the top first; `nil` where it does not say.
  package private(set) var waiting: [String]?

  /// What can be said of what it did with the last action.
  package enum Verdict: Hashable, Sendable {
    /// Some answers to the open questions explain it; those that are not the default.
    case explained(answers: [String])
    /// It breaks these clauses, those first that say most.
    case broken([Breach])
    /// No answers explain it, and with those that explain what it did before, it may only do this: one
    /// list for each of the ways to go on.
    case unexplained(allowed: [[Observation]])
    /// No answers explain what it did in an earlier action, counted from 1, and this may follow from that.
    case follows(from: Int)
    /// There are too many combinations of answers to try them all.
    case undecided
    /// It did not answer properly, or cannot do this.
    case failed(String)
  }

  /// Lets a fresh engine go through all that has happened.
  ///
  /// - Throws: `UnsupportedAction` where the reference engine does not follow the profile.
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
    let last = walk.trail.count - 1
    let breaches = Monitors.breaches(in: transcript, of: walk.script, reporting: kinds)
      .filter { $0.action == last }
    if !breaches.isEmpty { return .broken(breaches) }
    switch try Explainer().explain(transcript, of: walk.script, reporting: kinds) {
    case .explained(let reading): return .explained(answers: reading.otherAnswers)
    case .unexplained(let divergence) where divergence.action == last:
      return .unexplained(allowed: divergence.allowed.map(\.observations))
    case .unexplained(let divergence): return .follows(from: divergence.action + 1)
    case .undecided: return .undecided
    }
  }

  /// What waits on the engine's stack: another fresh one is asked in the end.
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
