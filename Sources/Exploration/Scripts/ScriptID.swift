/// The id of a script of an exploration: `explore/1/906`.
package struct ScriptID: Hashable, Sendable, CustomStringConvertible {
  /// What the scripts of the exploration follow from.
  package let seed: UInt64
  /// Which of them it is, from 0.
  package let number: Int

  /// Creates an id.
  package init(seed: UInt64, number: Int) {
    self.seed = seed
    self.number = number
  }

  /// Reads an id; `nil` where the text is something else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "explore", let seed = UInt64(parts[1]),
      let number = Int(parts[2]), number >= 0
    else { return nil }
    self.init(seed: seed, number: number)
  }

  package var description: String { "explore/\(seed)/\(number)" }
}
