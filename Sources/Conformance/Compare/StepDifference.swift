package import SpecModel

/// The difference between what a step caused and what it should have caused, line by line.
package struct StepDifference: Hashable, Sendable {
  /// The lines, in the order of the expectations and observations.
  package var lines: [Line]

  /// One line of the difference.
  package enum Line: Hashable, Sendable {
    /// Expected, and it happened.
    case asExpected([Observation])
    /// Expected, but it did not happen.
    case missing(Expectation)
    /// Not expected, but it happened.
    case unexpected(Observation)
  }

  /// Creates the difference with as few differing lines as possible.
  ///
  /// - Parameters:
  ///   - expectations: What the step expects, in order.
  ///   - observations: What the step caused, limited to the kinds that the case asserts.
  package init(expected expectations: [Expectation], actual observations: [Observation]) {
    lines = StepAlignment(expected: expectations, actual: observations).pairs.compactMap { pair in
      switch pair {
      case .met(_, let observations): observations.isEmpty ? nil : .asExpected(observations)
      case .missing(let expectation): .missing(expectation)
      case .unexpected(let observation): .unexpected(observation)
      }
    }
  }
}

/// What a step expects beside what it caused, in order.
package struct StepAlignment {
  /// The pairs, in the order of the expectations and observations.
  package let pairs: [Pair]

  /// An expectation with the observations that meet it, or one without the other.
  package enum Pair {
    /// The expectation is met by these observations; an empty alternative by none.
    case met(Expectation, [Observation])
    /// Expected, but it did not happen.
    case missing(Expectation)
    /// Not expected, but it happened.
    case unexpected(Observation)
  }

  /// Aligns observations with expectations so that as few of them as possible are alone.
  ///
  /// - Parameters:
  ///   - expectations: What the step expects, in order.
  ///   - observations: What the step caused, limited to the kinds that the case asserts.
  package init(expected expectations: [Expectation], actual observations: [Observation]) {
    // costs[i][j]: the fewest differing lines for expectations[i...] against observations[j...].
    let columns = observations.count + 1
    var costs = [Int](repeating: 0, count: (expectations.count + 1) * columns)
    func cost(_ row: Int, _ column: Int) -> Int { costs[row * columns + column] }

    let counts = expectations.map(\.counts)

    /// Returns the position after the observations that the expectation matches at the least cost.
    func taken(_ row: Int, _ column: Int) -> Int? {
      let first = column + counts[row].lowerBound
      guard first <= observations.count else { return nil }
      let last = min(column + counts[row].upperBound, observations.count)
      return (first...last).filter {
        ExpectationMatcher.matches(observations[column..<$0], [expectations[row]])
      }.min { cost(row + 1, $0) < cost(row + 1, $1) }
    }

    for column in 0..<columns {
      costs[expectations.count * columns + column] = observations.count - column
    }
    for row in expectations.indices.reversed() {
      for column in (0..<columns).reversed() {
        var best = 1 + cost(row + 1, column)
        if column < observations.count { best = min(best, 1 + cost(row, column + 1)) }
        if let end = taken(row, column) { best = min(best, cost(row + 1, end)) }
        costs[row * columns + column] = best
      }
    }

    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < expectations.count || column < observations.count {
      if row < expectations.count, let end = taken(row, column),
        cost(row, column) == cost(row + 1, end)
      {
        pairs.append(.met(expectations[row], Array(observations[column..<end])))
        (row, column) = (row + 1, end)
      } else if row < expectations.count, cost(row, column) == 1 + cost(row + 1, column) {
        pairs.append(.missing(expectations[row]))
        row += 1
      } else {
        pairs.append(.unexpected(observations[column]))
        column += 1
      }
    }
    self.pairs = pairs
  }
}

extension Expectation {
  /// How many observations it can match; an engine may report thousands in a step.
  fileprivate var counts: ClosedRange<Int> {
    switch self {
    case .observation: 1...1
    case .anyOrder(let entries): Self.counts(of: entries)
    case .oneOf(let sequences):
      sequences.map(Self.counts).reduce(nil) { (all: ClosedRange<Int>?, one) in
        all.map { min($0.lowerBound, one.lowerBound)...max($0.upperBound, one.upperBound) } ?? one
      } ?? 0...0
    }
  }

  private static func counts(of sequence: [Expectation]) -> ClosedRange<Int> {
    sequence.map(\.counts).reduce(0...0) {
      ($0.lowerBound + $1.lowerBound)...($0.upperBound + $1.upperBound)
    }
  }
}
