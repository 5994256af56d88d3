/// A small generator whose numbers follow from its seed (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  package init(seed: UInt64) {
    state = seed
  }

  /// Creates one of the many generators of a seed, each with numbers of its own.
  ///
  /// - Parameters:
  ///   - seed: What all of them follow from.
  ///   - stream: Which one.
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

  /// Tells whether something happens that does so this many times in a hundred.
  mutating func happens(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  /// Picks one of some things, each as often as its weight says.
  mutating func pick<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice? {
    let total = choices.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var rest = Int.random(in: 0..<total, using: &self)
    for (weight, choice) in choices {
      if rest < weight { return choice }
      rest -= weight
    }
    return nil
  }

  /// Picks one of some things, each as often as any other.
  mutating func pick<Choice>(_ choices: [Choice], or otherwise: Choice) -> Choice {
    choices.randomElement(using: &self) ?? otherwise
  }
}
