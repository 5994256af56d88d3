import Conformance
package import EngineKit
package import Explanations
import Monitors
package import ReferenceEngine
package import SpecModel

/// Lets an engine go through scripts, and decides what can be said of what it did.
///
/// There are two judges. The monitors say what is forbidden: a breach of a clause. What they do not
/// object to, the reference engine explains, or not. What it soon explains, the monitors are not asked
/// about, since none objects to what the reference engine does; the audit sees to that.
package struct Judge: Sendable {
  private let host: any EngineHost
  private let other: (any EngineHost)?
  private let explainer: Explainer
  private let trustsExplanations: Bool
  private let inapplicable: InapplicableRules

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - host: What runs the engine.
  ///   - other: What runs another engine: what it does as well is not looked at.
  ///   - explainer: What explains it.
  ///   - trustsExplanations: Whether the monitors are not asked about what is soon explained; where they
  ///     are what is tested, they are asked first.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil,
    by explainer: Explainer = Explainer(), trustsExplanations: Bool = true
  ) {
    self.host = host
    self.other = other
    self.explainer = explainer
    self.trustsExplanations = trustsExplanations
    inapplicable = InapplicableRules(of: host.manifest)
  }

  /// What can be said of what an engine did with a script.
  package enum Verdict: Sendable {
    /// An engine that keeps every rule does the same under some answers.
    case explained(ExplainedScript)
    /// Another engine does the same.
    case same
    /// It breaks a clause, cannot be explained, or is no answer at all.
    case found(Finding)
    /// It breaks no clause, and there are too many ways to answer the open questions to try them all.
    case undecided
    /// The engine cannot do this, or a rule decides it that does not apply to the engine.
    case unsupported
    /// The exploration was stopped before the engine answered.
    case stopped

    /// Whether the engine did not answer in time.
    var isTimeout: Bool {
      if case .found(let finding) = self { finding.look == .failure(.timeout) } else { false }
    }
  }

  /// The kinds of observation that the engine reports.
  package var kinds: Set<Observation.Kind> { host.manifest.observations }

  /// Lets the engine go through a script that has been made for it, and decides.
  func verdict(
    on made: ScriptMaker.Made, preferring preferred: Reading
  ) async -> Verdict {
    await verdict(on: made.script, preferring: preferred, knowing: made.precedent)
  }

  /// Lets the engine go through a script, and decides.
  ///
  /// The first action in which a clause is broken is the one that is told. Of the clauses that are
  /// broken there, the finding is about the one that says most.
  ///
  /// - Parameters:
  ///   - script: What it goes through.
  ///   - preferred: The answers to try first.
  ///   - clause: The clause that a finding is to be about, if it is broken there.
  ///   - precedent: What the reference engine is known to do with the script, if it is.
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
  /// The monitors alone do not know that, and while a script is made smaller nobody asks.
  ///
  /// - Parameters:
  ///   - finding: What was found.
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

  /// Decides what can be said of what an engine did with a script.
  ///
  /// - Parameters:
  ///   - script: What it went through.
  ///   - ending: What came of it.
  ///   - preferred: The answers to try first.
  ///   - clause: The clause that a finding is to be about, if it is broken there.
  ///   - precedent: What the reference engine is known to do with the script, if it is.
  package func verdict(
    on script: Script, _ ending: ScriptOutcome.Ending, preferring preferred: Reading,
    seeking clause: String? = nil, knowing precedent: Precedent? = nil
  ) -> Verdict {
    let verdict = judged(script, ending, preferred, clause, precedent)
    guard case .found(let finding) = verdict, finding.sort != .failed,
      inapplicable.decide(script, upTo: finding.lastAction)
    else { return verdict }
    return .unsupported
  }

  private func judged(
    _ script: Script, _ ending: ScriptOutcome.Ending, _ preferred: Reading, _ clause: String?,
    _ precedent: Precedent?
  ) -> Verdict {
    switch ending {
    case .unsupported: return .unsupported
    case .failed(.stopped): return .stopped
    case .failed(let failure): return .found(Finding(script: script, kind: .failed(failure)))
    case .completed(let told):
      let transcript = inapplicable.overlookingExtras(told, of: script)
      let count = transcript.observations.count
      guard count == script.actions.count else {
        let failure = EngineFailure.wrongCount(count, for: script.actions.count)
        return .found(Finding(script: script, kind: .failed(failure)))
      }
      if trustsExplanations, clause == nil,
        let reading = soon(transcript, script, preferred, precedent)
      {
        return .explained(ExplainedScript(script, transcript, by: reading))
      }
      let breaches = Monitors.firstBreaches(in: transcript, of: script, reporting: kinds)
      if let breach = breaches.first(where: { $0.clause == clause }) ?? breaches.first {
        var finding = Finding(script: script, kind: .breached(seen(transcript), breach, nil))
        finding.alsoBroken = breaches.filter { $0.clause != breach.clause }
        return .found(finding)
      }
      switch explanation(of: transcript, script, preferred) {
      case nil: return .unsupported
      case .explained(let reading)?:
        return .explained(ExplainedScript(script, transcript, by: reading))
      case .undecided?: return .undecided
      case .unexplained(let divergence)?:
        return .found(
          Finding(script: script, kind: .unexplained(seen(transcript), divergence)))
      }
    }
  }

  /// The answers that explain a transcript, where they are found at once.
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

  /// What the engine reports of what it said; anything else does not count.
  private func seen(_ transcript: Transcript) -> Transcript {
    Transcript(
      observations: transcript.observations.map {
        $0.filter { kinds.contains($0.kind.inManifest) }
      })
  }
}
