import EngineKit
import ReferenceEngine
import SpecModel

/// Lets an engine go through actions and returns what each caused.
func transcript(
  _ adapter: ReferenceAdapter = ReferenceAdapter(), profile: String = "swift",
  given: Given = Given(minimumInterval: 0), messages: [Message], _ actions: Action...
) throws -> [[Observation]] {
  let setup = EngineSetup(
    Script(caseID: "test", profile: profile, given: given, messages: messages, actions: actions))
  let engine = try adapter.makeEngine(for: setup)
  return actions.map(engine.perform)
}

extension [[Observation]] {
  /// The observations of one kind, and of all actions.
  func of(_ kinds: Observation.Kind...) -> [Observation] {
    joined().filter { kinds.contains($0.kind) }
  }

  /// The names of the messages that were displayed, in order.
  var displayed: [String] {
    joined().compactMap { if case .displayed(let name, _) = $0 { name } else { nil } }
  }
}

extension Message {
  /// A modal that a custom event of the same name triggers.
  static func modal(
    _ name: String, priority: Int = 0, orientation: OrientationRequirement = .any,
    image: String? = nil, timeout: TimeSpan? = nil
  ) -> Message {
    Message(
      name: name, type: .modal, triggers: [.customEvent(name: name, filter: nil)],
      priority: priority, orientation: orientation, image: image, timeout: timeout)
  }
}

extension Action {
  /// A custom event without properties.
  static func log(_ name: String) -> Action { .logEvent(name: name, properties: [:]) }
}
