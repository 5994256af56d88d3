import EngineKit
import SpecModel

/// Shortens a script that an engine does not perform, as long as it fails in the same way.
struct TroubleShrinker {
  let runner: ScriptRunner
  let trouble: Trouble

  /// Returns the shortest beginning of a script that fails in the same way.
  ///
  /// Its last action is to blame.
  ///
  /// - Returns: `nil` if a fresh process that runs only this script performs it.
  func beginning(of script: Script) async throws -> Script? {
    guard try await fails(script) else { return nil }
    var (low, high) = (1, script.actions.count)
    while low < high {
      let middle = (low + high) / 2
      if try await fails(script.prefix(middle)) { high = middle } else { low = middle + 1 }
    }
    return script.prefix(high)
  }

  /// Returns a script that is as small as possible and fails in the same way.
  ///
  /// - Returns: The script and the action to blame. The action is `nil` if the script fails with a
  ///   single action, which may not be the cause. The result is `nil` if a fresh process that runs
  ///   only this script performs it or fails in another way.
  func shortest(of script: Script) async throws -> (script: Script, culprit: Action.Kind?)? {
    guard var short = try await beginning(of: script) else { return nil }
    let culprit = short.actions.count > 1 ? short.actions.last?.kind : nil
    // Each attempt would take the whole timeout.
    if trouble.sort == .failure(.timeout) { return (short, culprit) }
    func attempt(_ change: (inout Script) -> Void) async throws {
      var shorter = short
      change(&shorter)
      if shorter != short, try await fails(shorter) { short = shorter }
    }
    for index in short.actions.indices.dropLast().reversed() {
      try await attempt { $0.actions.remove(at: index) }
    }
    try await attempt { $0.messages.removeAll { !short.namedMessages.contains($0.name) } }
    try await attempt { $0.given = Given(minimumInterval: 0) }
    if short.given != Given(minimumInterval: 0) {
      try await attempt { $0.given.assets = [:] }
      try await attempt { $0.given.host = Host() }
    }
    return (short, culprit)
  }

  private func fails(_ script: Script) async throws -> Bool {
    try await runner.lastAnswer(to: [script]).trouble?.isLike(trouble) ?? false
  }
}

extension Script {
  /// Returns the script with only its first actions.
  fileprivate func prefix(_ count: Int) -> Script {
    var script = self
    script.actions = Array(actions.prefix(count))
    return script
  }
}
