import ReferenceEngine

/// The search for an explanation, begun again and again with other answers first.
///
/// What is known of the places is kept, so each turn goes where none has been. A search that went on would change an
/// answer from early in the script only after all that can come later has been tried.
struct RepeatedSearch {
  private let preferred: Reading
  private var search: ExplanationSearch
  private var turns = 0
  /// The number of actions that may be performed in the next turn.
  private var limit: Int

  /// The number of actions performed per action of the script in the first turn.
  private static let soon = 3

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - run: The engine's run of the script.
  ///   - start: The reference engine at the start.
  init(_ run: ObservedRun, from start: Simulation) {
    preferred = start.answers.preferred
    search = ExplanationSearch(run, from: start)
    limit = Self.soon * run.actions.count
  }

  /// Searches for a while from the start: first with the preferred answers, then with others.
  ///
  /// Each turn is a twentieth longer than the one before.
  ///
  /// - Parameters:
  ///   - most: The number of actions that may be performed, however long the turn is.
  ///   - allowance: The number of actions that may be performed; what is performed is subtracted.
  /// - Returns: Answers under which the reference engine does the same; `nil` if none were found yet.
  mutating func takeTurn(atMost most: Int, _ allowance: inout Int) -> Reading? {
    if turns > 0 { search.beginAgain(preferring: .scattered(around: preferred, turns)) }
    turns += 1
    defer { limit += max(limit / 20, 1) }
    return search.go(atMost: search.steps + min(limit, most), &allowance)
  }

  /// The number of actions that were performed.
  var steps: Int { search.steps }
  /// Whether no path is left to be tried.
  var isOver: Bool { search.isOver }
  /// Whether each path has been tried with each answer.
  var isThrough: Bool { search.isThrough }
  /// Where the engine left the paths that were tried.
  var divergence: Explanation.Divergence { search.divergence }
}

extension Reading {
  /// Returns answers of which three quarters are chosen anew, in a pseudorandom way that depends on the number.
  fileprivate static func scattered(around reading: Reading, _ number: Int) -> Reading {
    var scattered = reading
    // A linear congruential generator, whose upper bits are random enough here.
    var state = UInt64(number)
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for question in Reading.questions where !next().isMultiple(of: 4) {
      scattered[question] = Int(next() % UInt64(question.answerPlaces.count))
    }
    return scattered
  }
}
