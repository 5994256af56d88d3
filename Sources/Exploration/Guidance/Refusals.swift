import SpecModel

/// What an engine answers with `unsupported`, as far as its answers have shown it.
///
/// No answer says what in a script is not supported. It is what the refused scripts have and what no
/// script has that the engine ran.
package struct Refusals: Hashable, Sendable {
  /// What the engine refuses, in words: `rotate`.
  package var parts: [String] { refused.map(\.text) }
  /// The number of refused scripts that have something in common before it is believed.
  private static let enough = 4

  private var refused: [ScriptPart] = []
  private var answered: Set<ScriptPart> = []
  /// What is in each refused script that the parts do not explain.
  private var puzzles: [Set<ScriptPart>] = []
  /// The number of these that are kept.
  private static let mostPuzzles = 500

  /// Whether the engine refuses nothing, as far as it has shown.
  var areNone: Bool { refused.isEmpty }

  /// Whether a script has something that the engine refuses.
  func concern(_ script: Script) -> Bool {
    !refused.isEmpty && !script.parts.isDisjoint(with: refused)
  }

  mutating func note(answered script: Script) { script.collectParts(into: &answered) }

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
      let part = counts.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) }
      guard let part, part.value >= Self.enough else { return }
      refused.append(part.key)
      puzzles.removeAll { $0.contains(part.key) }
    }
  }
}

extension Script {
  fileprivate var parts: Set<ScriptPart> {
    var parts: Set<ScriptPart> = []
    collectParts(into: &parts)
    return parts
  }
}
