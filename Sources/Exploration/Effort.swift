/// What an exploration spends on findings, beside running each of its scripts once.
///
/// It is counted in steps: actions that the reference engine performs. It grows with the number of
/// scripts, so an engine with many findings takes a few times as long as one without any, and not as
/// long as there is something left to find out. No clock is read, so the same scripts always get the
/// same.
package struct Effort: Hashable, Sendable {
  /// The number of steps that were taken.
  package private(set) var steps = 0
  private var most: Int
  private let perScript: Int

  /// How many steps may be taken from the start, and how many more for each script.
  package static let (start, perScript) = (60_000, 20)
  /// What it takes to run a script, whatever explains it.
  package static let perRun = 40
  /// How much the explanation of one script may take: while much is left, and if little is.
  ///
  /// Few need more than the latter. An engine that keeps every rule spends little, so that nothing is left undecided
  /// that can be decided.
  static let perExplanation = (ofMuch: 60_000, ofLittle: 5_000)
  /// How much the explanation of a smaller script may take; there are many of them.
  static let perSmallerScript = 2_000

  /// How much is left for the first breach of each clause, whatever was spent before: there are few, and
  /// readers begin with them.
  static let perClause = 12_000

  /// An effort without a limit.
  package static var unlimited: Effort { Effort(.max) }

  /// Creates an effort.
  ///
  /// - Parameters:
  ///   - most: The number of steps that may be taken, beside those that scripts earn.
  ///   - perScript: The number of steps that each script earns.
  package init(_ most: Int = Effort.start, perScript: Int = Effort.perScript) {
    self.most = most
    self.perScript = perScript
  }

  /// The effort for a suite with words of its own, where only smaller scripts tell one cause from another.
  static var ofOwnWords: Effort { Effort(160_000, perScript: 30) }

  /// Whether nothing is left to spend.
  package var isSpent: Bool { steps >= most }

  /// Whether more was spent than is left, so that what is new comes first.
  var isLow: Bool { steps > most / 2 }

  /// The number of steps that the explanation of a script may take.
  var perScriptLeft: Int {
    guard most < .max else { return .max }
    let limit = isLow ? Self.perExplanation.ofLittle : Self.perExplanation.ofMuch
    return min(max(most - steps, 0), limit)
  }

  /// Allows more, because a script was run.
  mutating func earn() {
    if most < .max { most += perScript }
  }

  /// Makes sure that the first breach of a clause can be made small.
  mutating func reserve() { most = max(most, steps + Self.perClause) }

  /// Counts an explanation that was found a third: an engine that keeps every rule and has answers of its own needs
  /// many.
  ///
  /// - Parameter before: The number of steps that had been taken before it.
  mutating func spareExplanation(since before: Int) { steps -= (steps - before) * 2 / 3 }

  /// Notes what was spent.
  package mutating func spend(_ steps: Int) { self.steps += steps }
}
