import Conformance
package import EngineKit
package import Explanations
import Monitors
package import ReferenceEngine
package import SpecModel

/// Runs an engine on scripts, and judges what it does.
///
/// There are two authorities. The monitors report what is forbidden: a breach of a clause. Behavior
/// that they do not object to is either explained by the reference engine or not. The monitors are
/// skipped for behavior that is soon explained, because they never object to what the reference
/// engine does, which the audit proves.
package struct Judge: Sendable {
  private let host: any EngineHost
  private let other: (any EngineHost)?
  private let explainer: Explainer
  private let trustsExplanations: Bool
  private let inapplicable: InapplicableRules
  private let jurisdiction: Jurisdiction

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - host: Runs the engine.
  ///   - other: Runs another engine; behavior that both share is not examined.
  ///   - explainer: Explains the engine's behavior.
  ///   - trustsExplanations: Whether the monitors are skipped for behavior that is soon explained.
  ///     Use `false` to test the monitors themselves.
  ///   - jurisdiction: What the suite has; nothing else is held against the engine.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil,
    by explainer: Explainer = Explainer(), trustsExplanations: Bool = true,
    within jurisdiction: Jurisdiction = .everything
  ) {
    self.host = host
    self.other = other
    self.explainer = explainer
    self.trustsExplanations = trustsExplanations
    self.jurisdiction = jurisdiction
    inapplicable = InapplicableRules(of: host.manifest, within: jurisdiction)
  }

  /// The verdict on what an engine did in a script.
  package enum Verdict: Sendable {
    /// An engine that keeps every rule does the same under some answers.
    case explained(ExplainedScript)
    /// Another engine does the same.
    case same
    /// The engine breaks a clause, does something unexplained, or does not answer properly.
    case found(Finding)
    /// The engine breaks no clause, and there are too many answers to the open questions to try
    /// them all.
    case undecided
    /// The engine cannot do this, or a rule decides it that does not apply to the engine.
    case unsupported
    /// The engine answered properly, and no judge knows the rules by which this is right or wrong: the suite
    /// does not have those that decide it here, or has a profile of its own.
    case unjudged
    /// The exploration was stopped before the engine answered.
    case stopped

    /// Whether the engine did not answer in time.
    var isTimeout: Bool {
      if case .found(let finding) = self { finding.look == .failure(.timeout) } else { false }
    }
  }

  /// The kinds of observation that the engine reports.
  package var kinds: Set<Observation.Kind> { host.manifest.observations }

  /// Runs the engine on a script that was made for it, and judges what it does.
  func verdict(
    on made: ScriptMaker.Made, preferring preferred: Reading
  ) async -> Verdict {
    await verdict(on: made.script, preferring: preferred, knowing: made.precedent)
  }

  /// Runs the engine on a script, and judges what it does.
  ///
  /// The finding is about the first action in which a clause is broken, and about the most
  /// informative clause that is broken there.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - preferred: The answers to try first.
  ///   - clause: The clause that a finding should be about, if it is broken in that action.
  ///   - precedent: What the reference engine does in the script, if it is known.
  package func verdict(
    on script: Script, preferring preferred: Reading, seeking clause: String? = nil,
    knowing precedent: Precedent? = nil
  ) async -> Verdict {
    let ending = await host.outcome(of: script).ending
    guard let other else {
      return verdict(
        on: script, ending, preferring: preferred, seeking: clause, knowing: precedent)
    }
    let otherEnding = await other.outcome(of: script).ending
    if case .failed(.stopped) = otherEnding { return .stopped }
    if otherEnding == ending { return .same }
    let verdict = self.verdict(on: script, ending, preferring: preferred, seeking: clause)
    guard case .found(var finding) = verdict else { return verdict }
    if case .explained = self.verdict(on: script, otherEnding, preferring: preferred) {
      finding.isOtherExplained = true
    } else {
      finding.isOtherExplained = false
    }
    return .found(finding)
  }

  /// Adds to a breach what an engine may do instead.
  ///
  /// Monitors do not know it, and it is not needed while a script is shrunk.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - preferred: The answers to try first.
  package func withAllowed(_ finding: Finding, preferring preferred: Reading) -> Finding {
    guard case .breached(let transcript, let breach, nil) = finding.kind,
      case .unexplained(let divergence)? = explanation(
        of: transcript, finding.script, preferred)
    else { return finding }
    var finding = finding
    finding.kind = .breached(transcript, breach, divergence)
    return finding
  }

  /// Judges what an engine did in a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - ending: How the script ended.
  ///   - preferred: The answers to try first.
  ///   - clause: The clause that a finding should be about, if it is broken in that action.
  ///   - precedent: What the reference engine does in the script, if it is known.
  package func verdict(
    on script: Script, _ ending: ScriptOutcome.Ending, preferring preferred: Reading,
    seeking clause: String? = nil, knowing precedent: Precedent? = nil
  ) -> Verdict {
    let verdict = judged(script, ending, preferred, clause, precedent)
    guard case .found(let finding) = verdict, finding.sort != .failed else { return verdict }
    if inapplicable.decide(script, upTo: finding.lastAction) { return .unsupported }
    let isForeign =
      finding.sort == .unexplained
      && inapplicable.areForeign(deciding: script, upTo: finding.lastAction)
    return isForeign ? .unjudged : verdict
  }

  private func judged(
    _ script: Script, _ ending: ScriptOutcome.Ending, _ preferred: Reading, _ clause: String?,
    _ precedent: Precedent?
  ) -> Verdict {
    switch ending {
    case .unsupported: return .unsupported
    case .failed(.stopped): return .stopped
    case .failed(let failure): return .found(Finding(script: script, kind: .failed(failure)))
    case .completed(let reported):
      let transcript = inapplicable.overlookingExtras(reported, of: script)
      let count = transcript.observations.count
      guard count == script.actions.count else {
        let failure = EngineFailure.wrongCount(count, for: script.actions.count)
        return .found(Finding(script: script, kind: .failed(failure)))
      }
      if inapplicable.leaveNothing { return .unjudged }
      if trustsExplanations, clause == nil,
        let reading = soon(transcript, script, preferred, precedent)
      {
        return .explained(ExplainedScript(script, transcript, by: reading))
      }
      let breaches = Monitors.firstBreaches(
        in: transcript, of: script, reporting: kinds, within: jurisdiction)
      if let breach = breaches.first(where: { $0.clause == clause }) ?? breaches.first {
        var finding = Finding(script: script, kind: .breached(seen(transcript), breach, nil))
        finding.alsoBroken = breaches.filter { $0.clause != breach.clause }
        return .found(finding)
      }
      switch explanation(of: transcript, script, preferred) {
      case nil: return .unjudged
      case .explained(let reading)?:
        return .explained(ExplainedScript(script, transcript, by: reading))
      case .undecided?: return .undecided
      case .unexplained(let divergence)?:
        return .found(
          Finding(script: script, kind: .unexplained(seen(transcript), divergence)))
      }
    }
  }

  /// Returns the answers that explain a transcript, if they are found at once.
  private func soon(
    _ transcript: Transcript, _ script: Script, _ preferred: Reading, _ precedent: Precedent?
  ) -> Reading? {
    if let precedent,
      precedent.explains(transcript, of: script, reporting: kinds, preferring: preferred)
    {
      return precedent.reading
    }
    return try? explainer.guess(
      transcript, of: script, reporting: kinds, preferring: preferred)
  }

  private func explanation(
    of transcript: Transcript, _ script: Script, _ preferred: Reading
  ) -> Explanation? {
    try? explainer.explain(transcript, of: script, reporting: kinds, preferring: preferred)
  }

  /// Returns a transcript without the kinds that the engine does not report.
  private func seen(_ transcript: Transcript) -> Transcript {
    Transcript(
      observations: transcript.observations.map {
        $0.filter { kinds.contains($0.kind.inManifest) }
      })
  }
}
