package import SpecModel

/// An adapter whose engines never wait, so that it can go through a script at once.
///
/// This spares each action an asynchronous call, and each script the setup of an engine. What a script causes is the same
/// on both ways.
package protocol PromptAdapter: EngineAdapter {
  /// Runs a script on a fresh engine.
  ///
  /// - Parameter script: The script.
  /// - Returns: What each action caused, in order.
  /// - Throws: ``UnsupportedAction`` if the engine cannot do what the script needs.
  func observations(of script: Script) throws(UnsupportedAction) -> [[Observation]]
}

extension PromptAdapter {
  /// Runs a script on a fresh engine.
  fileprivate func promptOutcome(of script: Script) -> ScriptOutcome {
    do throws(UnsupportedAction) {
      return ScriptOutcome(.completed(Transcript(observations: try observations(of: script))))
    } catch {
      return ScriptOutcome(.unsupported(reason: error.reason))
    }
  }
}

/// Runs scripts on the engines of an adapter.
struct ScriptRunner<Adapter: EngineAdapter>: Sendable {
  private let adapter: Adapter
  /// The adapter, if its engines never wait.
  private let prompt: (any PromptAdapter)?

  init(_ adapter: Adapter) {
    self.adapter = adapter
    prompt = adapter as? any PromptAdapter
  }

  /// Runs a script on a fresh engine, without leaving the caller's actor unless the engine does.
  nonisolated(nonsending) func outcome(of script: Script) async -> ScriptOutcome {
    if let prompt { return prompt.promptOutcome(of: script) }
    return await adapter.outcome(of: script)
  }
}
