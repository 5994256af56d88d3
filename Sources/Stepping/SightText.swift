import SpecModel
package import Wording

/// What there is to see at a place of a walk, for people.
package struct SightText {
  private let width: Int
  private let style: TextStyle
  private let engine: String
  private static let label = 10

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - engine: What the other engine is called.
  ///   - width: How many columns there are.
  ///   - style: How it looks.
  package init(engine: String, width: Int, style: TextStyle) {
    self.engine = engine
    self.width = max(width, 60)
    self.style = style
  }

  /// The line that says which case is gone through, and whether more were named with it.
  ///
  /// - Parameters:
  ///   - case: The id of the case, with its profile.
  ///   - words: How it was named.
  ///   - count: How many cases are named so.
  package func heading(of case: String, named words: String, count: Int) -> [String] {
    let others = count > 1 ? ", the first of \(count) cases that `\(words)` names" : ""
    return entry("case", `case` + others)
  }

  /// The lines: what the last action did and why, where things stand, and what comes next.
  package func lines(for sight: Sight, at walk: Walk) -> [String] {
    var lines: [String] = []
    if let last = walk.trail.last {
      lines += entry("\(walk.trail.count)", "\(last.flow)", .strong)
      lines += entry("reference", words(sight.observations))
      for (index, reason) in sight.reasons.enumerated() {
        lines += entry("", (index == 0 ? "because " : "and ") + reason.plain, .faint)
      }
      lines += other(sight.other)
    } else {
      lines += SetupText(walk.item).lines(width: width - 2, style).map { "  " + $0 }
    }
    lines += entry("screen", sight.visible ?? "empty")
    lines += entry("waiting", sight.waiting.isEmpty ? "nothing" : list(sight.waiting))
    if let next = walk.ahead.first {
      let rest = walk.ahead.count - 1
      let more = rest > 0 ? "  (and \(rest) more)" : ""
      lines += entry("next", "\(next.flow)\(more)", .faint)
    }
    return lines
  }

  private func other(_ other: Sight.Other?) -> [String] {
    switch other {
    case nil: return []
    case .explained(let observations, let answers):
      let allowed = answers.map { entry("", "allowed: \($0)", .faint) }.joined()
      return entry("✓ \(engine)", words(observations), .good) + allowed
    case .unexplained(let observations):
      return entry("✗ \(engine)", words(observations), .bad)
        + entry("", "No answers to the open questions explain what it has done.", .faint)
    case .failed(let message): return entry("✗ \(engine)", message, .trouble)
    }
  }

  private func words(_ observations: [Observation]) -> String {
    let seen = observations.filter { $0.kind != .stack }
    if seen.isEmpty { return "nothing" }
    return seen.map(\.withoutEmptyExtras.phrase.plain).joined(separator: ", ")
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func entry(_ label: String, _ text: String, _ role: TextStyle.Role? = nil) -> [String] {
    let indent = max(Self.label, TextLayout.width(VisibleText.line(label)) + 1)
    let label = TextLayout.padded(VisibleText.line(label), to: indent)
    let lines = TextLayout.wrapped(VisibleText.line(text), to: width - indent - 2)
    return lines.enumerated().map { index, line in
      "  " + style(index == 0 ? label : String(repeating: " ", count: indent), .faint)
        + style(line, role)
    }
  }
}
