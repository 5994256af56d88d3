package import EngineKit
package import SpecModel

/// The host of engines that are only presenters: the harness plays the core, and another host runs
/// the presenter.
///
/// To a runner, it is a host of whole engines: it takes the scripts of cases and returns the
/// transcripts of whole engines.
package struct PresenterHost: EngineHost {
  private let host: any EngineHost

  /// The presenter's manifest.
  package var manifest: EngineManifest { host.manifest }

  /// Creates a host around the one that runs the presenter.
  package init(_ host: any EngineHost) {
    self.host = host
  }

  /// Runs a fresh presenter through its part of a script.
  ///
  /// - Parameter script: The script for a whole engine.
  /// - Returns: The outcome in terms of that script: one list for each action. A failure refers to
  ///   the action that the presenter's action replaces.
  package func outcome(of script: Script) async -> ScriptOutcome {
    switch Self.part(of: script) {
    case .success(let part): Self.outcome(of: part, from: await host.outcome(of: part.script))
    case .failure(let error): ScriptOutcome(.unsupported(reason: error.reason))
    }
  }

  /// Runs fresh presenters through their parts of several scripts.
  package func run(
    _ scripts: [Script], telling tell: @escaping @Sendable (Int, TimedOutcome) -> Void
  ) async {
    var parts: [(index: Int, part: PresenterScript)] = []
    for (index, script) in scripts.enumerated() {
      switch Self.part(of: script) {
      case .success(let part): parts.append((index, part))
      case .failure(let error):
        tell(index, TimedOutcome(.init(.unsupported(reason: error.reason)), duration: .zero))
      }
    }
    await host.run(parts.map(\.part.script)) { [parts] number, timed in
      let (index, part) = parts[number]
      let outcome = Self.outcome(of: part, from: timed.outcome)
      tell(index, TimedOutcome(outcome, duration: timed.duration))
    }
  }

  private static func part(of script: Script) -> Result<PresenterScript, UnsupportedAction> {
    do throws(UnsupportedAction) {
      return .success(try PresenterScript(script))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the outcome of the whole script, given the outcome of the presenter's part.
  private static func outcome(
    of part: PresenterScript, from presenter: ScriptOutcome
  ) -> ScriptOutcome {
    var outcome = presenter
    switch outcome.ending {
    case .completed(let transcript):
      let (count, actions) = (transcript.observations.count, part.script.actions.count)
      outcome.ending =
        count == actions
        ? .completed(part.transcript(from: transcript))
        : .failed(.wrongCount(count, for: actions))
    case .failed(var failure):
      failure.action = failure.action.flatMap(part.caseAction)
      outcome.ending = .failed(failure)
    case .unsupported: break
    }
    return outcome
  }
}

extension EngineHost {
  /// A host of whole engines: this one, or, if its manifest says `presenter`, one in which the
  /// harness plays the core.
  package var withCore: any EngineHost {
    manifest.layer == .presenter ? PresenterHost(self) : self
  }
}
