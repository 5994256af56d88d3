/// The number of cases for each verdict.
package struct Tally: Hashable, Sendable {
  private var counts: [Verdict.Kind: Int] = [:]

  /// Creates an empty tally.
  package init() {}

  /// Adds a verdict, once or a given number of times.
  package mutating func count(_ kind: Verdict.Kind, times: Int = 1) {
    counts[kind, default: 0] += times
  }

  /// The number of cases with the verdict.
  package subscript(kind: Verdict.Kind) -> Int { counts[kind, default: 0] }

  /// The number of cases.
  package var total: Int { counts.values.reduce(0, +) }

  /// Whether any verdict makes the run red.
  package var isRed: Bool { Verdict.Kind.allCases.contains { $0.isRed && self[$0] > 0 } }
}
