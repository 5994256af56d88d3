import Conformance
import EngineKit
import Explanations
import Monitors
import ReferenceEngine
import SpecModel

/// The judgment on scripts with words of the suite's own, which no reference engine knows.
extension Judge {
  /// Judges what an engine did by the monitors that the suite declares, by the other engine, and by what
  /// the engine does when it runs the script again.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - ending: How it ended.
  ///   - clause: The clause that a finding should be about, if it is broken in that action.
  func verdictByMonitors(
    on script: Script, _ ending: ScriptOutcome.Ending, seeking clause: String?
  ) async -> Verdict {
    let transcript: Transcript
    switch ending {
    case .unsupported: return .refused
    case .failed(.stopped): return .stopped
    case .failed(let failure): return .found(Finding(script: script, kind: .failed(failure)))
    case .completed(let reported): transcript = reported
    }
    let count = transcript.observations.count
    guard count == script.actions.count else {
      let failure = EngineFailure.wrongCount(count, for: script.actions.count)
      return .found(Finding(script: script, kind: .failed(failure)))
    }
    let expected = await (other ?? host).outcome(of: script).ending
    if case .failed(.stopped) = expected { return .stopped }
    if other != nil, expected == ending { return .same }
    let breaches = Monitors.firstBreaches(
      in: transcript, of: script, reporting: kinds, within: jurisdiction)
    if let breach = breaches.first(where: { $0.clause == clause }) ?? breaches.first {
      var finding = Finding(script: script, kind: .breached(seen(transcript), breach, nil))
      finding.alsoBroken = breaches.filter { $0.clause != breach.clause }
      return .found(finding)
    }
    // What the other engine does in a script in which it fails is no measure.
    guard case .completed(let model) = expected else { return other == nil ? .accepted : .unjudged }
    guard let difference = difference(of: seen(transcript), from: seen(model)) else {
      return jurisdiction.monitors.isEmpty ? .unjudged : .accepted
    }
    guard other != nil else {
      let failure = EngineFailure(
        kind: .malformed, message: "the same script had another outcome when it was run again",
        action: difference.action)
      return .found(Finding(script: script, kind: .failed(failure)))
    }
    return .found(Finding(script: script, kind: .unexplained(seen(transcript), difference)))
  }

  /// The first action in which an engine does something else than before, or than another engine.
  private func difference(
    of transcript: Transcript, from model: Transcript
  ) -> Explanation.Divergence? {
    let pairs = zip(transcript.observations, model.observations)
    guard let action = pairs.enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
    return Explanation.Divergence(
      action: action,
      allowed: [
        Explanation.Allowed(
          observations: model.observations[action], reading: .default, decisions: [])
      ])
  }
}
