import SpecModel

/// What an engine answers with `unsupported`, as far as its answers have shown it.
///
/// No answer says what in a script is not supported. It is what the refused scripts have and what no
/// script has that the engine ran.
package struct Refusals: Hashable, Sendable {
  /// What the engine refuses, in words: `rotate`.
  package private(set) var parts: [String] = []
  /// The number of refused scripts that have something in common before it is believed.
  private static let enough = 4

  private var answered: Set<String> = []
  /// What is in each refused script that the parts do not explain.
  private var puzzles: [Set<String>] = []
  /// The number of these that are kept.
  private static let mostPuzzles = 500

  /// Whether a script has something that the engine refuses.
  func concern(_ script: Script) -> Bool {
    !parts.isEmpty && !script.parts.isDisjoint(with: parts)
  }

  mutating func note(answered script: Script) { answered.formUnion(script.parts) }

  mutating func note(refused script: Script) {
    if puzzles.count < Self.mostPuzzles { puzzles.append(script.parts) }
  }

  /// Concludes from the answers so far what the engine refuses.
  mutating func learn() {
    // An engine that refuses everything says nothing about what it refuses.
    if answered.isEmpty { return }
    while true {
      for index in puzzles.indices { puzzles[index].subtract(answered) }
      let counts = puzzles.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let part = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let part, part.value >= Self.enough else { return }
      parts.append(part.key)
      puzzles.removeAll { $0.contains(part.key) }
    }
  }
}

extension Script {
  /// What is in the script that an engine may not support, in words.
  fileprivate var parts: Set<String> {
    var parts = Set(actions.map { "`\($0.kind.rawValue)`" })
    for message in messages {
      parts.insert("messages of type `\(message.type.rawValue)`")
      if message.isLocal { parts.insert("local messages") }
      if message.timeout != nil { parts.insert("`timeout`") }
      if message.orientation != .any { parts.insert("`orientation` of messages") }
      if !message.extras.isEmpty { parts.insert("`extras`") }
      if message.priority != 0 { parts.insert("`priority`") }
      if message.image != nil { parts.insert("`image`") }
      if message.zip != nil { parts.insert("`zip`") }
      for trigger in message.triggers {
        parts.insert("triggers by `\(trigger.parts.kind.rawValue)`")
        trigger.filter?.collectOperators(into: &parts)
      }
    }
    if given.host.implements != .nothing {
      parts.insert("a host that implements `\(given.host.implements.rawValue)`")
    }
    if given.keyboard != .hidden { parts.insert("a keyboard") }
    if given.presenter != .assigned { parts.insert("no presenter at the start") }
    if given.minimumInterval != nil { parts.insert("`minimum_interval`") }
    if given.assets.values.contains(where: { $0.after > .zero }) {
      parts.insert("assets that take time")
    }
    if given.assets.values.contains(where: { !$0.succeeds }) { parts.insert("assets that fail") }
    return parts
  }
}

extension PropertyFilter {
  fileprivate func collectOperators(into parts: inout Set<String>) {
    parts.insert("filters")
    switch self.parts {
    case .comparison(_, let test, _): parts.insert("filters with `\(test.rawValue)`")
    case .combination(let combination, let filters):
      parts.insert("filters with `\(combination.rawValue)`")
      for filter in filters { filter.collectOperators(into: &parts) }
    }
  }
}
