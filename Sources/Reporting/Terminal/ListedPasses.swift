import Conformance
import Wording

/// The cases that passed although they are listed as known to fail: some are shown like failures, the
/// others only counted and, as far as a screen goes, named.
struct ListedPasses {
  private var count = 0
  private var others: [CaseResult] = []
  /// The number of cases that are shown like failures, and by one line each in quiet output.
  private static let (shown, shownQuietly) = (3, 10)
  /// The number of further cases that are named.
  private static let named = 10

  /// Counts a case, and tells whether it is shown like a failure.
  mutating func isShown(_ result: CaseResult, isQuiet: Bool) -> Bool {
    count += 1
    if count <= (isQuiet ? Self.shownQuietly : Self.shown) { return true }
    if !isQuiet, others.count < Self.named { others.append(result) }
    return false
  }

  /// The lines about the cases that were not shown; none if all were.
  func lines(_ style: TextStyle, width: Int, isQuiet: Bool) -> [String] {
    let hidden = count - (isQuiet ? Self.shownQuietly : Self.shown)
    guard hidden > 0 else { return [] }
    let way = "-v shows all, --tighten removes them from the list"
    let rest = hidden - others.count
    if isQuiet {
      return [
        "  " + style("and \(NumberText.count(rest, "more listed case")) passed; \(way)", .faint)
      ]
    }
    let heading = "  \(NumberText.count(hidden, "more listed case")) passed; \(way)"
    return [style(heading, .strong)] + others.map { CaseLine($0).text(style, width: width) }
      + (rest > 0 ? ["    " + style("and \(NumberText.grouped(rest)) more", .faint)] : []) + [""]
  }
}
