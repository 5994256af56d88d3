import Conformance
import SpecModel
import Wording

/// The rules that an engine breaks, with how many of their cases came out red.
///
/// ```text
///   Broken: 2 rules
///   ✗ stack.last-in-first-out  12 of 16 cases failed
///   ✗ reenqueue.on-top         3 of 8 cases failed, 1 errored
/// ```
struct BrokenRules {
  private let rules: [(id: String, tally: Tally)]
  private let width: Int
  private let style: TextStyle
  private static let limit = 20

  /// Describes a count.
  init(_ tallies: RuleTallies, width: Int, style: TextStyle) {
    rules = tallies.broken
    self.width = width
    self.style = style
  }

  /// The lines; none where no rule is broken.
  var lines: [String] {
    guard !rules.isEmpty else { return [] }
    let shown = rules.prefix(Self.limit)
    let ids = shown.map { VisibleText.line($0.id) }
    let widest = min(ids.map(TextLayout.width).max() ?? 0, width - 34)
    var lines = [style("  Broken: \(NumberText.count(rules.count, "rule"))", .strong)]
    for (id, rule) in zip(ids, shown) {
      let sign = VerdictSign(rule.tally.worst ?? .failed)
      let name = TextLayout.padded(TextLayout.truncated(id, to: widest), to: widest)
      let text = TextLayout.truncated(rule.tally.redWords, to: width - widest - 6)
      lines.append("  " + style(String(sign.sign), sign.role) + " \(name)  \(text)")
    }
    if rules.count > shown.count {
      lines.append("    and \(NumberText.count(rules.count - shown.count, "more rule"))")
    }
    return lines
  }
}

extension Tally {
  /// The red counts in words, of how many that were asked: `3 of 8 cases failed, 1 errored`.
  fileprivate var redWords: String {
    let asked = NumberText.count(total - self[.skipped], "case")
    let kinds = Verdict.Kind.allCases.filter { $0.isRed && self[$0] > 0 }
    return kinds.enumerated().map { index, kind in
      let count = index == 0 ? "\(self[kind]) of \(asked)" : "\(self[kind])"
      return "\(count) \(VerdictSign(kind).word)"
    }.joined(separator: ", ")
  }
}
