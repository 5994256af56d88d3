import SpecModel
package import Wording

/// The current place of a walk as text for a terminal.
package struct SightText {
  private let width: Int
  private let style: TextStyle
  private let engine: String
  private static let label = 10

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - engine: The name of the other engine; a long name is replaced by `engine`.
  ///   - width: The number of columns.
  ///   - style: The style of the text.
  package init(engine: String, width: Int, style: TextStyle) {
    self.engine = engine.count < Self.label - 2 ? engine : "engine"
    self.width = max(width, 60)
    self.style = style
  }

  /// Returns the line that names the case of the walk, and says if the user's words match more
  /// cases.
  ///
  /// - Parameters:
  ///   - case: The id of the case, with its profile.
  ///   - words: The user's words for the case.
  ///   - count: The number of cases that match them.
  package func heading(of case: String, named words: String, count: Int) -> [String] {
    let others = count > 1 ? ", the first of \(count) cases that `\(words)` names" : ""
    return entry("case", `case` + others)
  }

  /// Returns the lines: what the last action did and why, the present state, and what comes next.
  package func lines(for sight: Sight, at walk: Walk) -> [String] {
    var lines: [String] = []
    if let last = walk.trail.last {
      lines += entry("\(walk.trail.count)", "\(last.flow)", .strong)
      if let reference = sight.reference { lines += told(reference) }
      if let other = sight.other {
        lines += remarks(on: other, beside: sight.reference?.observations)
      }
    } else {
      lines += SetupText(walk.item).lines(width: width - 2, style).map { "  " + $0 }
    }
    lines += state(sight)
    if let next = walk.ahead.first {
      let rest = walk.ahead.count - 1
      let more = rest > 0 ? "  (and \(rest) more)" : ""
      lines += entry("next", "\(next.flow)\(more)", .faint)
    }
    return lines
  }

  /// Returns what the reference engine did, and why.
  private func told(_ reference: Sight.Reference) -> [String] {
    entry("reference", words(reference.observations))
      + reference.reasons.enumerated().flatMap { index, reason in
        entry("", (index == 0 ? "because " : "and ") + reason.plain, .faint)
      }
  }

  /// Returns what the other engine did, and the verdict on it.
  private func remarks(
    on other: OtherEngine, beside expected: [Observation]?
  ) -> [String] {
    let done = words(other.observations)
    func remark(_ text: String) -> [String] { entry("", text, .faint) }
    switch other.verdict {
    case .explained(let answers):
      return entry("✓ \(engine)", done, .good) + answers.flatMap { remark("allowed by \($0)") }
    case .broken(let breaches):
      return entry("✗ \(engine)", done, .bad)
        + breaches.flatMap { remark("breaks \($0.clause): \($0.because)") }
    case .unexplained(let allowed):
      let ways = allowed.map(words).uniqued().filter { $0 != expected.map(words) }
      return entry("✗ \(engine)", done, .bad)
        + remark("No answers to the open questions allow this.")
        + ways.prefix(Self.shownWays).flatMap { remark("allowed: \($0)") }
    case .follows(let action):
      return entry("~ \(engine)", done, .skipped)
        + remark("may follow from action \(action), which no answers allow")
    case .undecided:
      return entry("~ \(engine)", done, .skipped)
        + remark("undecided: too many combinations of answers to try them all")
    case .unjudged:
      return entry("– \(engine)", done, .skipped)
        + remark(
          expected == nil
            ? "not judged: no monitors.yaml says what breaks a clause"
            : "not judged: the suite has none of the rules by which `step` judges this")
    case .accepted:
      return entry("✓ \(engine)", done, .good)
    case .failed(let message): return entry("✗ \(engine)", message, .trouble)
    }
  }

  /// The maximum number of allowed alternatives that are shown.
  private static let shownWays = 2

  /// Returns what declared words say about the state, or the state of the reference engine.
  private func state(_ sight: Sight) -> [String] {
    let states = sight.states.flatMap { entry($0.name, $0.value) }
    guard let reference = sight.reference else {
      guard let other = sight.other, other.transcript != nil else { return states }
      return entry("screen", other.visible ?? "empty") + states
        + other.answers.flatMap { entry($0.query, words([$0.observation])) }
    }
    return state(reference, beside: sight.other) + states
  }

  /// Returns the state of the reference engine, and that of the other engine if it differs.
  private func state(_ reference: Sight.Reference, beside other: OtherEngine?) -> [String] {
    let waiting = reference.waiting.isEmpty ? "nothing" : list(reference.waiting)
    var (screen, stack) = (reference.visible ?? "empty", waiting)
    switch other?.verdict {
    case nil, .failed?: break
    default:
      let visible = other?.visible
      if visible != reference.visible { screen += "; in your engine: \(visible ?? "empty")" }
      if let own = other?.waiting {
        if own != reference.waiting {
          stack += "; in your engine: \(own.isEmpty ? "nothing" : list(own))"
        }
      } else if other?.verdict != .explained(answers: []) {
        stack += ", in the reference engine"
      }
    }
    return entry("screen", screen) + entry("waiting", stack)
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
