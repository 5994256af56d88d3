import Conformance
import SpecModel
import Wording

/// The rules that an engine breaks, with the numbers of their red cases: first those that account
/// for failures, then those that could not be judged because of them.
///
/// ```text
///   Broken: 2 rules
///   ✗ stack.last-in-first-out  12 of 16 cases failed, 5 of others need it
///   ✗ reenqueue.on-top         3 of 8 cases failed, 1 errored
///   Could not be judged: 1 rule
///   ? stack.in-memory          2 failed, needs stack.last-in-first-out
/// ```
struct BrokenRules {
  private let broken: [Entry]
  private let unjudged: [Entry]
  private let width: Int
  private let style: TextStyle
  private static let limit = 20

  /// A rule and the remark about it.
  private struct Entry {
    let rule: String
    let sign: (text: String, role: TextStyle.Role)
    let words: String
  }

  /// Creates the lists from the counts of a run.
  init(
    _ tallies: RuleTallies, _ failed: FailedCases, width: Int, style: TextStyle
  ) {
    let blame = failed.blame(order: tallies.order)
    let unjudged = failed.unjudged(Diagnosis(), order: tallies.order)
    let red = tallies.broken
    let byRule = Dictionary(red.map { ($0.id, $0.tally) }, uniquingKeysWith: { first, _ in first })
    let found = blame.broken.filter { byRule[$0.rule] != nil }
    let listed = Set(found.map(\.rule) + unjudged.map(\.rule))
    // Rules that share their failed cases with these, or whose cases errored.
    let others = red.map(\.id).filter { !listed.contains($0) }
    let needing = Dictionary(
      found.map { ($0.rule, $0.others) }, uniquingKeysWith: { first, _ in first })
    broken = (found.map(\.rule) + others).compactMap { rule in
      byRule[rule].map { tally in
        let sign = VerdictSign(tally.worst ?? .failed)
        let others = needing[rule] ?? 0
        let words =
          tally.redWords
          + (others == 0 ? "" : ", \(others) of others need\(others == 1 ? "s" : "") it")
        return Entry(rule: rule, sign: (String(sign.sign), sign.role), words: words)
      }
    }
    self.unjudged = unjudged.compactMap { item in
      byRule[item.rule].map { tally in
        Entry(
          rule: item.rule, sign: ("?", .skipped),
          words: "\(tally[.failed]) failed, needs \(item.needs.joined(separator: ", "))")
      }
    }
    self.width = width
    self.style = style
  }

  /// The lines; none if no rule is broken.
  var lines: [String] {
    lines(of: broken, "Broken") + lines(of: unjudged, "Could not be judged")
  }

  private func lines(of entries: [Entry], _ title: String) -> [String] {
    guard !entries.isEmpty else { return [] }
    let shown = entries.prefix(Self.limit)
    let ids = shown.map { VisibleText.line($0.rule) }
    let widest = min(ids.map(TextLayout.width).max() ?? 0, width - 34)
    var lines = [style("  \(title): \(NumberText.count(entries.count, "rule"))", .strong)]
    for (id, entry) in zip(ids, shown) {
      let name = TextLayout.padded(TextLayout.truncated(id, to: widest), to: widest)
      let text = TextLayout.truncated(VisibleText.line(entry.words), to: width - widest - 6)
      lines.append("  " + style(entry.sign.text, entry.sign.role) + " \(name)  \(text)")
    }
    if entries.count > shown.count {
      lines.append("    and \(NumberText.count(entries.count - shown.count, "more rule"))")
    }
    return lines
  }
}

extension Tally {
  /// The red counts in words, with the number of cases that ran: `3 of 8 cases failed, 1 errored`.
  fileprivate var redWords: String {
    let asked = NumberText.count(total - self[.skipped], "case")
    let kinds = Verdict.Kind.allCases.filter { $0.isRed && self[$0] > 0 }
    return kinds.enumerated().map { index, kind in
      let count = index == 0 ? "\(self[kind]) of \(asked)" : "\(self[kind])"
      return "\(count) \(VerdictSign(kind).word)"
    }.joined(separator: ", ")
  }
}
