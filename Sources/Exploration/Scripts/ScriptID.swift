/// The id of a generated script, such as `explore/1/906`.
package struct ScriptID: Hashable, Sendable, CustomStringConvertible {
  /// The seed of the exploration.
  package let seed: UInt64
  /// The number of the script, counted from 0.
  package let number: Int

  /// Creates an id.
  package init(seed: UInt64, number: Int) {
    self.seed = seed
    self.number = number
  }

  /// Parses an id.
  ///
  /// Returns `nil` if the text is not an id.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "explore", let seed = UInt64(parts[1]),
      let number = Int(parts[2]), number >= 0
    else { return nil }
    self.init(seed: seed, number: number)
  }

  package var description: String { "explore/\(seed)/\(number)" }
}
