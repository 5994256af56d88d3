import Exploration

/// Rows of choices in which every combination of any three factors' levels occurs at least once.
///
/// Trying every combination of some forty questions would take longer than the age of the universe;
/// mistakes that take more than three particular answers at once are rare enough to let go. The rows
/// are found greedily: each takes, factor by factor in a shuffled order, the level that covers the
/// most combinations not seen yet.
package struct CoveringArray: Sendable {
  /// For each row, the level of each factor, counted from 0.
  package private(set) var rows: [[Int]] = []

  private let levels: [Int]
  /// For each pair of factors, where the bits of the triples that begin with it stand.
  private var isCovered: [Bool]
  private let offsets: [Int]

  /// Creates the rows.
  ///
  /// - Parameters:
  ///   - levels: How many levels each factor has; at least three factors.
  ///   - seed: What the shuffling starts from; the same seed gives the same rows.
  package init(levels: [Int], seed: UInt64) {
    precondition(levels.count >= 3, "triples need three factors")
    self.levels = levels
    let count = levels.count
    var offsets = [Int](repeating: 0, count: count * count * count)
    var total = 0
    for first in 0..<count {
      for second in first + 1..<count {
        for third in second + 1..<count {
          offsets[(first * count + second) * count + third] = total
          total += levels[first] * levels[second] * levels[third]
        }
      }
    }
    self.offsets = offsets
    isCovered = [Bool](repeating: false, count: total)

    var random = SeededGenerator(seed: seed)
    var uncovered = total
    var next = 0
    while uncovered > 0 {
      while isCovered[next] { next += 1 }
      let row = row(covering: triple(at: next), &random)
      uncovered -= cover(row)
      rows.append(row)
    }
  }

  /// The factors and levels whose bit is at an index.
  private func triple(at index: Int) -> [(factor: Int, level: Int)] {
    let count = levels.count
    for first in 0..<count {
      for second in first + 1..<count {
        for third in second + 1..<count {
          let start = offsets[(first * count + second) * count + third]
          let rest = index - start
          guard rest >= 0, rest < levels[first] * levels[second] * levels[third] else { continue }
          return [
            (first, rest / levels[third] / levels[second]),
            (second, rest / levels[third] % levels[second]), (third, rest % levels[third]),
          ]
        }
      }
    }
    preconditionFailure("every index belongs to a triple")
  }

  private func row(
    covering triple: [(factor: Int, level: Int)], _ random: inout SeededGenerator
  ) -> [Int] {
    var row = [Int](repeating: -1, count: levels.count)
    var chosen: [Int] = []
    for (factor, level) in triple {
      row[factor] = level
      chosen.append(factor)
    }
    let open = row.indices.filter { row[$0] < 0 }.shuffled(using: &random)
    for factor in open {
      var gains = [Int](repeating: 0, count: levels[factor])
      for (index, one) in chosen.enumerated() {
        for other in chosen[(index + 1)...] {
          for level in 0..<levels[factor]
          where !isCovered[bit((one, row[one]), (other, row[other]), (factor, level))] {
            gains[level] += 1
          }
        }
      }
      let best = gains.max() ?? 0
      let candidates = gains.indices.filter { gains[$0] == best }
      row[factor] = candidates.randomElement(using: &random) ?? 0
      chosen.append(factor)
    }
    return row
  }

  /// Marks what a row covers, and returns how much of it is new.
  private mutating func cover(_ row: [Int]) -> Int {
    var count = 0
    for first in row.indices {
      for second in row.indices[(first + 1)...] {
        for third in row.indices[(second + 1)...] {
          let bit = bit((first, row[first]), (second, row[second]), (third, row[third]))
          if !isCovered[bit] {
            isCovered[bit] = true
            count += 1
          }
        }
      }
    }
    return count
  }

  private func bit(_ one: (Int, Int), _ other: (Int, Int), _ another: (Int, Int)) -> Int {
    var (low, middle, high) = (one, other, another)
    if low.0 > middle.0 { swap(&low, &middle) }
    if middle.0 > high.0 { swap(&middle, &high) }
    if low.0 > middle.0 { swap(&low, &middle) }
    let count = levels.count
    return offsets[(low.0 * count + middle.0) * count + high.0]
      + (low.1 * levels[middle.0] + middle.1) * levels[high.0] + high.1
  }
}
