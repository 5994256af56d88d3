import Conformance
import Wording

/// A tally as a strip of cells, with at least one for every verdict counted: `■■■■■■✗○`.
struct VerdictBar {
  private let cells: [Verdict.Kind]

  /// Distributes a number of cells.
  init(_ tally: Tally, width: Int) {
    let kinds = Verdict.Kind.allCases.filter { tally[$0] > 0 }
    var shares: [Verdict.Kind: Int] = [:]
    for kind in kinds { shares[kind] = max(1, tally[kind] * width / max(tally.total, 1)) }
    // Rounding leaves a few cells too many or too few, which the largest share absorbs.
    if let largest = kinds.max(by: { tally[$0] < tally[$1] }) {
      let rest = width - shares.values.reduce(0, +)
      shares[largest] = max(1, (shares[largest] ?? 0) + rest)
    }
    cells = kinds.flatMap { Array(repeating: $0, count: shares[$0] ?? 0) }
  }

  /// Draws the strip.
  func text(_ style: TextStyle) -> String {
    Verdict.Kind.allCases.reduce(into: "") { text, kind in
      let sign = VerdictSign(kind)
      let cell = kind == .passed ? "■" : String(sign.sign)
      text += style(String(repeating: cell, count: cells.count { $0 == kind }), sign.role)
    }
  }
}
