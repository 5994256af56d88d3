package import SpecLoading
package import SpecModel
import Wording

extension Walk {
  /// Parses an action that a user typed, with or without braces, in the context of the walk.
  ///
  /// - Throws: ``TypedScript/Mistakes`` if it is not a valid action here.
  package func action(_ text: String) throws(TypedScript.Mistakes) -> Action? {
    let typed = text.contains(": ") && !text.hasPrefix("{") ? "{\(text)}" : text
    let actions = trail.map { "\($0.flow)" } + [typed]
    let read = try TypedScript(yaml(of: actions), in: profile, words: words)
    return read.actions.last
  }

  /// Adds a message that a user typed, or replaces the one with its name.
  ///
  /// - Throws: ``TypedScript/Mistakes`` if it is not a valid message.
  package mutating func add(message text: String) throws(TypedScript.Mistakes) {
    let name = text.prefix { $0 != ":" }
    let others = messages.filter { $0.name != name }
    let read = try TypedScript(
      "messages:\n" + Self.entries(others) + "  \(text)\n", in: profile, words: words)
    begin(with: given, read.messages)
  }

  /// Changes the starting state to one that a user typed.
  ///
  /// - Throws: ``TypedScript/Mistakes`` if it is not a valid state.
  package mutating func begin(with text: String) throws(TypedScript.Mistakes) {
    let read = try TypedScript("given: \(text)\n", in: profile, words: words)
    begin(with: read.given, messages)
  }

  private func yaml(of actions: [String]) -> String {
    var text = messages.isEmpty ? "" : "messages:\n" + Self.entries(messages)
    if case .map(let entries) = given.flow, !entries.isEmpty { text += "given: \(given.flow)\n" }
    return text + "actions:\n" + actions.map { "  - \($0)\n" }.joined()
  }

  private static func entries(_ messages: [Message]) -> String {
    messages.map { "  \(YAMLValue.string($0.name)): \($0.flow)\n" }.joined()
  }

  /// Returns what can complete a text: commands and actions, or, after the name of an action,
  /// messages and what they wait for.
  package func completions(of text: String) -> [String] {
    guard let start = text.lastIndex(where: { " [{,".contains($0) }) else {
      let actions = StepRequest.actions(of: words).filter { !profile.lacks.contains($0) }
      return (actions + StepRequest.names).filter { $0.hasPrefix(text) }
    }
    let last = text[start...].dropFirst()
    let names = messages.map(\.name) + messages.flatMap(\.triggers).compactMap(\.awaited)
    return names.filter { $0.hasPrefix(last) }.uniqued()
  }
}

extension Trigger {
  /// The name of the event or the product that it waits for.
  fileprivate var awaited: String? {
    switch self {
    case .customEvent(let name, _), .specificPurchase(let name, _): name
    default: nil
    }
  }
}
