import EngineKit
import SpecModel

/// Shortens a script that an engine does not go through, as long as the same goes wrong.
struct Reduction {
  let runner: ScriptRunner
  let trouble: Trouble

  /// Returns the shortest beginning of a script at which the same goes wrong: its last action is to
  /// blame.
  ///
  /// - Returns: `nil` where a fresh process that is asked the script alone goes through it.
  func beginning(of script: Script) async throws -> Script? {
    guard try await fails(script) else { return nil }
    var (low, high) = (1, script.actions.count)
    while low < high {
      let middle = (low + high) / 2
      if try await fails(script.prefix(middle)) { high = middle } else { low = middle + 1 }
    }
    return script.prefix(high)
  }

  /// Returns a script with as little in it as the same takes to go wrong.
  ///
  /// - Returns: The script, and the action that is to blame: none where it goes wrong with a single
  ///   action already, which may have nothing to do with it. `nil` where a fresh process that is asked
  ///   the script alone goes through it, or where something else goes wrong.
  func shortest(of script: Script) async throws -> (script: Script, culprit: Action.Kind?)? {
    guard var short = try await beginning(of: script) else { return nil }
    let culprit = short.actions.count > 1 ? short.actions.last?.kind : nil
    // Each attempt would be waited for.
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
  /// The script with only its first actions, this many.
  fileprivate func prefix(_ count: Int) -> Script {
    var script = self
    script.actions = Array(actions.prefix(count))
    return script
  }

  /// The names of the messages that its actions and its start state speak of.
  var namedMessages: Set<String> {
    actions.reduce(into: Set(given.host.choices.keys)) { names, action in
      switch action.argument {
      case .message(let name): names.insert(name)
      case .campaigns(let campaigns): names.formUnion(campaigns)
      case .choice(.messages(let choices)): names.formUnion(choices.keys)
      case .nothing, .event, .apiEvent, .orientation, .span, .choice, .assets: break
      }
    }
  }
}
