import SpecJSON
import SpecModel

/// What happens in a case, regardless of message names; equal for cases that repeat each other.
struct ScriptOutline: Hashable {
  /// The start state, the messages and the actions in the form of the wire.
  private let bytes: [UInt8]

  /// Outlines a case, numbering its messages in the order in which its actions name them.
  init(of test: Case) {
    let actions = test.steps.flatMap(\.actions)
    var names: [String: String] = [:]
    for name in actions.flatMap(\.messageNames) + test.messages.map(\.name)
    where names[name] == nil {
      names[name] = "message_\(names.count)"
    }
    let messages = test.messages.sorted { names[$0.name] ?? "" < names[$1.name] ?? "" }
    var given = test.given
    given.host.choices = given.host.choices.renamed(names)
    var json = JSONWriter()
    json.array([given]) { $1.write(to: &$0) }
    json.array(messages) { $1.write(to: &$0) }
    json.array(actions) { $1.renamingMessages(names).write(to: &$0) }
    bytes = json.bytes
  }
}

extension Action {
  /// The messages that the action names, in order.
  fileprivate var messageNames: [String] {
    switch argument {
    case .campaigns(let names): names
    case .message(let name): [name]
    case .choice(.messages(let choices)): choices.keys.sorted()
    case .word(let word): word.messages
    case .nothing, .event, .apiEvent, .orientation, .span, .choice(.everyMessage), .assets,
      .result:
      []
    }
  }

  /// Returns the action with other message names.
  fileprivate func renamingMessages(_ names: [String: String]) -> Action {
    func renamed(_ name: String) -> String { names[name] ?? name }
    let (kind, argument) = parts
    let renamed: Argument =
      switch argument {
      case .campaigns(let names): .campaigns(names.map(renamed))
      case .message(let name): .message(renamed(name))
      case .choice(.messages(let choices)): .choice(.messages(choices.renamed(names)))
      case .word(let word): .word(word.renamingMessages(names))
      case .nothing, .event, .apiEvent, .orientation, .span, .choice(.everyMessage), .assets,
        .result:
        argument
      }
    return Action(kind, renamed) ?? self
  }
}

extension [String: DisplayChoice] {
  /// Returns the answers with other message names.
  fileprivate func renamed(_ names: [String: String]) -> Self {
    Dictionary(map { (names[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
  }
}
