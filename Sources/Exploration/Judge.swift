package import EngineKit
package import Explanations
package import ReferenceEngine
package import SpecModel

/// Lets an engine go through scripts, and decides what can be said of what it did.
package struct Judge: Sendable {
  private let host: any EngineHost
  private let other: (any EngineHost)?
  private let explainer: Explainer

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - host: What runs the engine.
  ///   - other: What runs another engine: what it does as well is not looked at.
  ///   - explainer: What explains it.
  package init(
    _ host: any EngineHost, against other: (any EngineHost)? = nil,
    by explainer: Explainer = Explainer()
  ) {
    self.host = host
    self.other = other
    self.explainer = explainer
  }

  /// What can be said of what an engine did with a script.
  package enum Verdict: Sendable {
    /// An engine that keeps every rule does the same under these answers.
    case explained(Reading)
    /// Another engine does the same.
    case same
    /// It cannot be explained.
    case found(Finding)
    /// There were too many ways to try them all.
    case undecided
    /// The engine cannot do this.
    case unsupported
  }

  /// Lets the engine go through a script, and decides.
  ///
  /// - Parameters:
  ///   - script: What it goes through.
  ///   - preferred: The answers to try first.
  package func verdict(on script: Script, preferring preferred: Reading) async -> Verdict {
    let ending = await host.outcome(of: script).ending
    guard let other else { return verdict(on: script, ending, preferred) }
    let otherEnding = await other.outcome(of: script).ending
    if otherEnding == ending { return .same }
    let verdict = self.verdict(on: script, ending, preferred)
    guard case .found(var finding) = verdict else { return verdict }
    if case .explained = self.verdict(on: script, otherEnding, preferred) {
      finding.isOtherExplained = true
    } else {
      finding.isOtherExplained = false
    }
    return .found(finding)
  }

  private func verdict(
    on script: Script, _ ending: ScriptOutcome.Ending, _ preferred: Reading
  ) -> Verdict {
    switch ending {
    case .unsupported: return .unsupported
    case .failed(let failure): return .found(Finding(script: script, kind: .failed(failure)))
    case .completed(let transcript):
      let kinds = host.manifest.observations
      guard
        let explanation = try? explainer.explain(
          transcript, of: script, reporting: kinds, preferring: preferred)
      else { return .unsupported }
      switch explanation {
      case .explained(let reading): return .explained(reading)
      case .undecided: return .undecided
      case .unexplained(let divergence):
        let seen = transcript.observations.map { $0.filter { kinds.contains($0.kind.inManifest) } }
        return .found(
          Finding(
            script: script, kind: .unexplained(Transcript(observations: seen), divergence)))
      }
    }
  }
}
