/// What an exploration spends on findings, beside running each of its scripts once.
///
/// It grows with the number of scripts. So an engine with many findings takes some seconds more than
/// one without any, with 10,000 scripts about five times as long, and not as long as there is
/// something left to find out.
package struct Effort: Hashable, Sendable {
  /// The number of smaller scripts that were run.
  package private(set) var runs = 0
  /// The number of actions that the reference engine performed to explain scripts.
  package private(set) var actions = 0
  private var mostRuns: Int
  private var mostActions: Int

  /// How much may be spent: at the start, and for each script.
  ///
  /// A script with nothing to find takes about as long as 40 actions.
  package static let start = (runs: 1_000, actions: 240_000)
  package static let perScript = (runs: 1, actions: 70)
  /// How much the explanation of one script may take of that: at most, and if little is left.
  ///
  /// Few need more than the latter; but while there is much, nothing is left undecided that can be
  /// decided.
  static let perExplanation = (atMost: 60_000, ofLittle: 20_000)
  /// How much the explanation of a smaller script may take; there are many of them.
  static let perSmallerScript = 2_000

  /// An effort without a limit.
  package static var unlimited: Effort { Effort(runs: .max, actions: .max) }

  /// Creates an effort.
  ///
  /// - Parameters:
  ///   - runs: The number of smaller scripts that may be run, beside those that scripts earn.
  ///   - actions: The number of actions that may be performed, likewise.
  package init(runs: Int = Effort.start.runs, actions: Int = Effort.start.actions) {
    (mostRuns, mostActions) = (runs, actions)
  }

  /// Whether nothing is left to spend.
  package var isSpent: Bool { runs >= mostRuns || actions >= mostActions }

  /// The number of actions that the explanation of a script may take.
  var actionsLeft: Int {
    guard mostActions < .max else { return .max }
    let left = max(mostActions - actions, 0)
    return min(left, max(left / 4, Self.perExplanation.ofLittle), Self.perExplanation.atMost)
  }

  /// Allows more, because a script was run.
  mutating func earn() {
    guard mostRuns < .max else { return }
    mostRuns += Self.perScript.runs
    mostActions += Self.perScript.actions
  }

  /// Notes what was spent.
  package mutating func spend(runs: Int = 0, actions: Int = 0) {
    self.runs += runs
    self.actions += actions
  }
}
