import EngineKit
import ReferenceEngine
import SpecModel
import Testing

/// An engine that keeps every rule and breaks one convention of the protocol, and the cases that
/// may fail because of that.
struct Deviation: Sendable, CustomTestStringConvertible {
  /// A short name.
  let id: String
  /// What PROTOCOL.md says, word for word.
  let sentence: String
  /// The cases that may fail, and why they may rest on the convention; `nil` if none may.
  var scaffold: Scaffold?
  /// Changes the state and the messages that the engine starts with.
  var setup: @Sendable (inout EngineSetup) -> Void = { _ in }
  /// Changes the engine's rulebook.
  var rules: @Sendable (inout Rulebook) -> Void = { _ in }
  /// Replaces an action, given all earlier actions; all observations of the replacement are
  /// reported for the action.
  var actions: @Sendable (Action, [Action], EngineSetup) -> [Action] = { action, _, _ in [action] }
  /// Changes what the engine reports.
  var reports: @Sendable ([Observation]) -> [Observation] = { $0 }

  var testDescription: String { id }

  /// Cases that rely on a convention without testing it.
  struct Scaffold: Sendable {
    /// Returns whether a case relies on it.
    let holds: @Sendable (Case) -> Bool
    /// Why the case may rely on it.
    let reason: String
  }

  /// Runs a script.
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
