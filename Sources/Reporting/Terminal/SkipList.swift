import Conformance
import Wording

/// The reasons why cases were not run on an engine, with a count for each.
struct SkipList {
  private let skips: [SkipReason: Int]
  private let width: Int
  private let style: TextStyle
  private static let limit = 12

  /// Creates the list from the counts of a run.
  init(_ count: RunCount, width: Int, style: TextStyle) {
    skips = count.skips
    self.width = width
    self.style = style
  }

  /// Returns the lines, the most frequent reason first; none if nothing was skipped.
  ///
  /// - Parameter total: The number of cases.
  func lines(total: Int) -> [String] {
    var (unasked, inapplicable, ofCore) = ([Reason](), [Reason](), 0)
    for (skip, count) in skips {
      let reason = Reason(text: VisibleText.line(skip.description), count: count)
      switch skip {
      case .bindsCore: ofCore += count
      case .notApplicable, .needsNotApplicable: inapplicable.append(reason)
      case .lacksActions, .lacksObservations, .unsupported, .notJudged: unasked.append(reason)
      }
    }
    return linesOfCore(ofCore, of: total) + lines(unasked, "skipped", of: total)
      + lines(inapplicable, "skipped: their rules do not apply", of: total)
  }

  /// Returns the lines for cases that bind the core, which share one reason for all rules.
  private func linesOfCore(_ count: Int, of total: Int) -> [String] {
    guard count > 0 else { return [] }
    let cases = NumberText.count(total, "case")
    return [
      "  " + style("○ \(count) of \(cases) skipped: their rules bind the core", .skipped),
      "    the engine is only a presenter",
    ]
  }

  private struct Reason {
    var text: String
    var count: Int
  }

  private func lines(_ reasons: [Reason], _ title: String, of total: Int) -> [String] {
    guard !reasons.isEmpty else { return [] }
    let sum = reasons.reduce(0) { $0 + $1.count }
    let sorted = reasons.sorted { $0.count != $1.count ? $0.count > $1.count : $0.text < $1.text }
    let others = sorted.dropFirst(Self.limit)
    var items = Array(sorted.prefix(Self.limit))
    if !others.isEmpty {
      let text = "for \(NumberText.count(others.count, "other reason"))"
      items.append(Reason(text: text, count: others.reduce(0) { $0 + $1.count }))
    }
    let digits = String(items.map(\.count).max() ?? 0).count
    let heading = "  " + style("○ \(sum) of \(NumberText.count(total, "case")) \(title)", .skipped)
    return [heading]
      + items.flatMap { item in
        TextLayout.wrapped(item.text, to: width - digits - 6).enumerated().map { index, line in
          let number = index == 0 ? String(item.count) : ""
          return "    " + TextLayout.padded(number, to: digits, alignRight: true) + "  " + line
        }
      }
  }
}
