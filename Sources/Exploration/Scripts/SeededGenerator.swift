/// A small random number generator whose numbers depend only on its seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  package init(seed: UInt64) {
    state = seed
  }

  /// Creates one of the many generators of a seed, each with its own numbers.
  ///
  /// - Parameters:
  ///   - seed: The seed of all these generators.
  ///   - stream: The number of the generator.
  package init(seed: UInt64, stream: Int) {
    var first = SeededGenerator(seed: seed)
    var second = SeededGenerator(seed: first.next() &+ UInt64(bitPattern: Int64(stream)))
    state = second.next()
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` with a probability, given in percent.
  mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// Picks one of some choices by weight, or `nil` if all weights are 0.
  mutating func pick<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice? {
    pick(choices, by: \.weight)?.choice
  }

  /// Picks one of some choices by the weight that each has now, or `nil` if all weights are 0.
  mutating func pick<Choice>(_ choices: [Choice], by weight: (Choice) -> Int) -> Choice? {
    let total = choices.reduce(0) { $0 + weight($1) }
    guard total > 0 else { return nil }
    var rest = Int.random(in: 0..<total, using: &self)
    for choice in choices {
      let weight = weight(choice)
      if rest < weight { return choice }
      rest -= weight
    }
    return nil
  }

  /// Picks one of some choices, each equally likely.
  mutating func pick<Choice>(_ choices: [Choice], or otherwise: Choice) -> Choice {
    choices.randomElement(using: &self) ?? otherwise
  }
}
