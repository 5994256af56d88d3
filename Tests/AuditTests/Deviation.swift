import EngineKit
import ReferenceEngine
import SpecModel
import Testing

/// An engine that keeps every rule and one convention of the protocol not, and the cases that may fail
/// because of that.
struct Deviation: Sendable, CustomTestStringConvertible {
  /// A short name.
  let id: String
  /// What PROTOCOL.md says, word for word.
  let sentence: String
  /// The cases that may fail, and why they may rest on the convention; `nil` if none may.
  var scaffold: Scaffold?
  /// What the engine takes for the state of the world and the messages.
  var setup: @Sendable (inout EngineSetup) -> Void = { _ in }
  /// What is otherwise in its rulebook.
  var rules: @Sendable (inout Rulebook) -> Void = { _ in }
  /// What it does in an action's place, given all actions before; its answer is that to the last.
  var actions: @Sendable (Action, [Action], EngineSetup) -> [Action] = { action, _, _ in [action] }
  /// What it reports instead.
  var reports: @Sendable ([Observation]) -> [Observation] = { $0 }

  var testDescription: String { id }

  /// Cases that stand on a convention without asking for it.
  struct Scaffold: Sendable {
    /// Tells whether a case does.
    let holds: @Sendable (Case) -> Bool
    /// Why it may.
    let reason: String
  }

  /// Goes through a script.
  func transcript(of script: Script) throws -> Transcript {
    var setup = EngineSetup(script)
    self.setup(&setup)
    let engine = try ReferenceAdapter(edit: rules).makeEngine(for: setup)
    var earlier: [Action] = []
    return Transcript(
      observations: script.actions.map { action in
        defer { earlier.append(action) }
        return reports(actions(action, earlier, setup).flatMap(engine.perform))
      })
  }
}

extension Case {
  var actions: [Action] { steps.flatMap(\.actions) }
}
