package import Conformance
package import SpecModel
package import Wording

/// Why cases failed, before the cases themselves.
///
/// ```text
///   Diagnosis: 2 causes of 39 failed cases
///   1  36 of 39 failed cases: the engine behaves as if the message that has
///      waited longest is displayed first
///      (queue-instead-of-stack, stack.last-in-first-out/newest-first)
///   2  3 of 39 failed cases: the engine crashed
///   Could not be judged: 1 rule
///   ? stack.in-memory  2 failed, needs stack.last-in-first-out
/// ```
package struct DiagnosisLines {
  private let text: DiagnosisText
  private let unjudged: [RuleBlame.UnjudgedRule]
  private let width: Int
  private let style: TextStyle
  private static let limit = 20

  /// Creates the lines for a diagnosis.
  ///
  /// - Parameters:
  ///   - diagnosis: The diagnosis.
  ///   - suite: The suite, whose rules are quoted.
  ///   - unjudged: The rules that could not be judged.
  package init(
    _ diagnosis: Diagnosis, suite: Suite, unjudged: [RuleBlame.UnjudgedRule], width: Int,
    style: TextStyle
  ) {
    text = DiagnosisText(diagnosis, suite: suite)
    self.unjudged = unjudged
    self.width = width
    self.style = style
  }

  /// The lines; none if there is no cause.
  package var lines: [String] {
    guard let heading = text.heading else { return [] }
    let digits = String(min(text.entries.count, Self.limit)).count
    let indent = String(repeating: " ", count: digits + 4)
    var lines = [style("  \(heading)", .strong)]
    for (number, entry) in text.entries.prefix(Self.limit).enumerated() {
      let room = width - indent.count
      let name = TextLayout.padded("\(number + 1)", to: digits, alignRight: true)
      lines += TextLayout.wrapped("\(entry.count): \(entry.statement)", to: room).enumerated()
        .map { $0 == 0 ? "  " + style(name, .bad) + "  \($1)" : indent + $1 }
      let ids = entry.ids.isEmpty ? [] : ["(\(entry.ids.joined(separator: ", ")))"]
      for remark in ids + entry.remarks {
        lines += TextLayout.wrapped(remark, to: room).map { indent + style($0, .faint) }
      }
    }
    let others = text.entries.count - Self.limit
    if others > 0 { lines.append("  and \(NumberText.count(others, "more cause"))") }
    if let remark = text.remark { lines.append("  \(remark)") }
    return lines + unjudgedLines
  }

  /// What all these rules need, if it is no rule: it is then said once, without a list.
  private var commonNeed: String? {
    guard let need = unjudged.first?.needs, unjudged.allSatisfy({ $0.needs == need }) else {
      return nil
    }
    return need.count == 1 ? need.first { $0.contains(" ") } : nil
  }

  private var unjudgedLines: [String] {
    guard !unjudged.isEmpty else { return [] }
    if let commonNeed {
      let count = NumberText.count(unjudged.count, "rule")
      let words = "\(count), which \(unjudged.count == 1 ? "needs" : "need") \(commonNeed)"
      return TextLayout.wrapped("Could not be judged: " + words, to: width - 2).map {
        style("  " + $0, .strong)
      }
    }
    let shown = unjudged.prefix(Self.limit)
    let widest = shown.map { TextLayout.width(VisibleText.line($0.rule)) }.max() ?? 0
    let heading = "  Could not be judged: \(NumberText.count(unjudged.count, "rule"))"
    let more = unjudged.count - shown.count
    return [style(heading, .strong)]
      + shown.map { item in
        let name = TextLayout.padded(VisibleText.line(item.rule), to: widest)
        let words = "\(item.cases) failed, needs \(item.needs.joined(separator: ", "))"
        let text = TextLayout.truncated(VisibleText.line(words), to: max(width - widest - 6, 8))
        return "  " + style("?", .skipped) + " \(name)  \(text)"
      } + (more > 0 ? ["    and \(NumberText.count(more, "more rule"))"] : [])
  }
}
