import ReferenceEngine

/// What an engine can do wrong at a moment, counted by effect and moment.
///
/// - Parameters:
///   - Row: What an effect is sorted by.
///   - Column: What a moment is sorted by.
struct BreachMatrix<Row: Hashable, Column: Hashable> {
  private let cells: [Row: [Column: BreachCounts]]

  /// Counts what a proof found.
  ///
  /// - Parameters:
  ///   - proof: The proof.
  ///   - row: The row of an effect; `nil` if it has none.
  ///   - column: The column of a moment.
  init(_ proof: BreachProof, row: (Effect) -> Row?, column: (Occasion) -> Column) {
    cells = proof.findings.reduce(into: [:]) { cells, finding in
      guard let row = row(finding.edit.effect) else { return }
      cells[row, default: [:]][column(finding.edit.occasion), default: BreachCounts()].count(
        finding.outcome)
    }
  }

  /// What happens at a moment; `nil` if an engine can do nothing wrong there.
  subscript(_ row: Row, _ column: Column) -> BreachCounts? { cells[row]?[column] }

  /// Whether there is something in a row.
  func has(row: Row) -> Bool { cells[row] != nil }
}

/// How many there are of each outcome.
struct BreachCounts {
  private(set) var counts: [BreachProof.Outcome: Int] = [:]

  /// The number of those with an outcome.
  subscript(_ outcome: BreachProof.Outcome) -> Int { counts[outcome] ?? 0 }

  /// The number of breaches.
  var breaches: Int {
    counts.filter { $0.key != .unasked }.values.reduce(0, +)
  }

  /// The counts of some outcomes that are not zero, each with the letter of its outcome: `3f12c`.
  func text(_ outcomes: [BreachProof.Outcome]) -> String {
    outcomes.compactMap { outcome in counts[outcome].map { "\($0)\(outcome.rawValue)" } }.joined()
  }

  fileprivate mutating func count(_ outcome: BreachProof.Outcome) {
    counts[outcome, default: 0] += 1
  }
}
