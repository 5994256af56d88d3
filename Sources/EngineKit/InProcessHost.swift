public import SpecModel

/// The host of an engine that runs in this process; it drives an adapter action by action.
public struct InProcessHost<Adapter: EngineAdapter>: EngineHost {
  private let runner: ScriptRunner<Adapter>

  /// The engine's manifest.
  public let manifest: EngineManifest

  /// Creates a host for the engines of an adapter.
  public init(_ adapter: Adapter) {
    runner = ScriptRunner(adapter)
    self.manifest = adapter.manifest.bounded
  }

  /// Runs a script on a fresh engine.
  ///
  /// - Parameter script: The script.
  /// - Returns: The transcript, or the error that the adapter or the engine threw.
  public func outcome(of script: Script) async -> ScriptOutcome {
    var outcome = await runner.outcome(of: script)
    outcome.ending = outcome.ending.inWords(of: script).bounded
    return outcome
  }
}

extension EngineAdapter {
  /// Runs a script on a fresh engine, without leaving the caller's actor unless the engine does.
  nonisolated(nonsending) func outcome(of script: Script) async -> ScriptOutcome {
    var observations: [[Observation]] = []
    observations.reserveCapacity(script.actions.count)
    do {
      let engine = try await makeEngine(for: EngineSetup(script))
      for action in script.actions {
        // A real clock cannot be moved: let the time pass, then ask the engine what it did.
        if case .advance(let span) = action, manifest.clock == .real {
          try await Task.sleep(for: .milliseconds(span.milliseconds))
        }
        observations.append(try await engine.perform(action))
      }
      return ScriptOutcome(.completed(Transcript(observations: observations)))
    } catch let error as UnsupportedAction {
      return ScriptOutcome(.unsupported(reason: error.reason))
    } catch {
      return ScriptOutcome(
        .failed(
          EngineFailure(
            kind: .error, message: String(describing: error), action: observations.count)
        ))
    }
  }
}
