/// A script for an engine: a case without its expectations.
public struct Script: Hashable, Sendable {
  /// The id of the script's case, for the engine's log; no behavior may depend on it.
  public var caseID: String
  /// The id of the profile that the engine must follow.
  public var profile: String
  /// The state of the world at the start.
  public var given: Given
  /// The messages that the actions refer to, in the order of the case.
  public var messages: [Message]
  /// What happens, in order.
  public var actions: [Action]

  /// Creates a script.
  public init(
    caseID: String, profile: String, given: Given, messages: [Message], actions: [Action]
  ) {
    self.caseID = caseID
    self.profile = profile
    self.given = given
    self.messages = messages
    self.actions = actions
  }
}

extension Script {
  /// The names of the messages that the actions and the start state refer to.
  package var namedMessages: Set<String> {
    actions.reduce(into: Set(given.host.choices.keys)) { names, action in
      switch action.argument {
      case .message(let name): names.insert(name)
      case .campaigns(let campaigns): names.formUnion(campaigns)
      case .choice(.messages(let choices)): names.formUnion(choices.keys)
      case .word(let word): names.formUnion(word.messages)
      case .nothing, .event, .apiEvent, .orientation, .span, .choice, .assets, .result: break
      }
    }
  }
}
