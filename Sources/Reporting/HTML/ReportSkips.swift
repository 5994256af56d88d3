import Conformance
import Wording

/// The skipped cases of the columns, with reasons.
struct ReportSkips {
  /// The reasons, the most frequent first.
  let rows: [Row]
  /// For each column, the number of skipped cases and of all cases.
  let sums: [String]

  /// A reason, with the number of cases skipped for it in each column.
  struct Row {
    let reason: String
    let counts: [String]
  }

  /// Creates the view for the columns.
  init(_ columns: [ReportColumn]) {
    var counts: [String: [Int]] = [:]
    for (index, column) in columns.enumerated() {
      for result in column.results.values {
        guard case .skipped(let reason) = result.verdict else { continue }
        let text = VisibleText.line(reason.description)
        counts[text, default: Array(repeating: 0, count: columns.count)][index] += 1
      }
    }
    let sums = counts.mapValues { $0.reduce(0, +) }
    let reasons = counts.keys.sorted { (left: String, right: String) -> Bool in
      let (first, second) = (sums[left] ?? 0, sums[right] ?? 0)
      return first != second ? first > second : left < right
    }
    self.sums = columns.map { "\($0.tally[.skipped]) of \($0.tally.total)" }
    rows = reasons.map { reason in
      Row(reason: reason, counts: (counts[reason] ?? []).map(ReportCount.text))
    }
  }
}
