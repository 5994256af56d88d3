package import SpecModel
package import Wording

/// The verdict on a trace as text for a terminal.
package struct TraceText: Sendable {
  private let trace: Trace
  private let path: String
  private let clauses: [String: Clause]
  private let jurisdiction: Jurisdiction
  private let unjudged: String?
  private let style: TextStyle
  private let width: Int
  private let slack: Int

  /// The number of lines of the trace that are shown before and after the one that matters.
  private static let around = (before: 8, after: 2)

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The path of the trace.
  ///   - suite: The suite, for the text of its clauses.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - unjudged: What nobody can judge of the suite, in a sentence; `nil` if nothing is left out.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  package init(
    of trace: Trace, in path: String, suite: Suite, slack: Int, unjudged: String? = nil,
    style: TextStyle = .plain, width: Int = 80
  ) {
    self.trace = trace
    self.path = VisibleText.line(path)
    self.slack = slack
    self.style = style
    self.width = max(width, 60)
    jurisdiction = Jurisdiction(of: suite)
    self.unjudged = unjudged
    clauses = Dictionary(
      suite.rules.flatMap { $0.clauses.map { ($0.id, $0) } }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns the lines that show a verdict, without line feeds.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - replay: What an engine does when the actions of the trace happen again; `nil` if none was asked.
  package func lines(for verdict: TraceVerdict, replay: TraceReplay? = nil) -> [String] {
    let remarks = trace.remarks.map { style("note: \(path): \(VisibleText.line($0))", .faint) }
    return remarks + judgment(verdict) + (unjudged.map { [""] + fill("  ", $0, .faint) } ?? [])
      + (replay.map { [""] + replayed($0) } ?? [])
  }

  private func replayed(_ replay: TraceReplay) -> [String] {
    let engine = VisibleText.line(replay.engine)
    switch replay.result {
    case .same:
      return fill("✓ ", "\(engine) does the same when this happens to it.", .good)
    case .failed(let message):
      return fill("✗ ", "\(engine): \(VisibleText.line(message))", .trouble)
    case .differs(let difference):
      let place = difference.line.map { "\(path):\($0): " } ?? "\(path): after the last line, "
      func words(_ observation: Observation?) -> String {
        observation.map { VisibleText.line($0.phrase.plain) } ?? "nothing more"
      }
      return fill("~ ", "\(place)\(engine) does something else from here on", .headline)
        + fill("  in the trace: ", words(difference.recorded))
        + fill("  in the engine: ", words(difference.done))
    }
  }

  private func judgment(_ verdict: TraceVerdict) -> [String] {
    switch verdict {
    case .explained(let way): return explained(by: way)
    case .changed(let changes, _):
      let what = "\(path): explained, but not with the pinned answers"
      return fill("✗ ", what, .headline) + [""] + changes.flatMap { fill("  ", $0.text) }
    case .unexplained(let divergence):
      return open(
        "no answers to the open questions explain what was seen from this line on", at: divergence)
    case .undecided(let divergence):
      return undecided(divergence)
    case .unjudged(let divergence?):
      let what = "not judged from this line on: rules decide here that the suite does not have"
      return fill("– ", "\(path):\(divergence.line): \(what)", .skipped) + [""]
        + timeline(around: [divergence.line])
    case .unjudged(nil):
      let count = NumberText.count(trace.entries.count, "line")
      return fill("– ", "\(path): \(count) in \(time(trace.end)) s: nothing was judged.", .skipped)
    case .breach(let breaches, _): return broken(breaches)
    case .accepted(let clauses):
      let lines = NumberText.count(trace.entries.count, "line")
      let watched = clauses == 1 ? "the clause" : "the \(clauses) clauses"
      return fill(
        "✓ ",
        "\(path): \(lines) in \(time(trace.end)) s: no monitor of \(watched) in monitors.yaml objects within "
          + "\(slackText).", .good)
    case .crowded(let line):
      return fill(
        "~ ",
        "\(path):\(line): undecided: too many actions come so shortly before this line that it may belong to "
          + "any of them; give less --slack", .headline) + [""] + timeline(around: [line])
    }
  }

  // MARK: Explained

  private func explained(by way: TracePath) -> [String] {
    let count = NumberText.count(trace.entries.count, "line")
    var lines = [
      style("✓ \(path): \(count) in \(time(trace.end)) s, explained within \(slackText).", .good)
    ]
    if let beginning = way.beginning { lines += fill("  ", beginning.sentence) }
    let answers = way.answers?.named(within: jurisdiction) ?? []
    let special = answers.filter { !$0.isDefault }
    if !special.isEmpty {
      lines += ["", "  Its answers to open questions, where they are not the default:"]
    }
    for answer in special { lines.append("    \(answer.question): \(answer.answer)") }
    let others = answers.count - special.count
    if others > 0 {
      let questions = NumberText.count(others, special.isEmpty ? "question" : "other question")
      lines += fill("  ", "\(questions) answered like the reference engine's default.")
    }
    return lines
  }

  // MARK: Not explained

  private func undecided(_ divergence: TraceDivergence) -> [String] {
    guard let breach = divergence.unproved else {
      return open(
        "undecided: there are too many ways to try them all; the furthest led here", at: divergence)
    }
    let what = "\(path):\(breach.line): undecided: \(breach.clause) seems to be broken"
    return fill("~ ", what, .headline)
      + [""] + fill("  ", VisibleText.line(breach.because))
      + fill(
        "  ",
        "Whether other times within the slack excuse it would take too long to find out. "
          + "Cut the trace before that line to a few hundred lines, or give less --slack.")
      + [""] + timeline(around: [breach.line])
  }

  private func open(_ what: String, at divergence: TraceDivergence) -> [String] {
    var lines = fill("~ ", "\(path):\(divergence.line): \(what)", .headline)
    lines.append("")
    // Several ways may end with the same words, and differ in what cannot be seen.
    let ends = divergence.ends.map { end in
      let words =
        end.expected.isEmpty
        ? "nothing more"
        : end.expected.map { VisibleText.line($0.phrase.plain) }.joined(separator: "; ")
      let rules = end.rules.isEmpty ? "" : ", by \(end.rules.joined(separator: ", "))"
      return words + rules
    }.uniqued()
    for end in ends.prefix(3) { lines += fill("  expected: ", end) }
    let others = ends.count - 3
    if others > 0 { lines.append("  or one of \(others) other ways to go on") }
    return lines + [""] + timeline(around: [divergence.line])
  }

  // MARK: Broken

  private func broken(_ breaches: [TraceBreach]) -> [String] {
    var lines: [String] = []
    if let breach = breaches.first {
      let words = clauses[breach.clause].map { ": \($0.text)" } ?? ""
      lines += fill("✗ ", VisibleText.line(breach.clause + words), .headline)
      lines += [""] + fill("  ", "\(path):\(breach.line): \(VisibleText.line(breach.because))")
    }
    lines += [""] + timeline(around: Set(breaches.prefix(1).map(\.line)))
    let others = breaches.dropFirst()
    if !others.isEmpty { lines.append("") }
    for breach in others.prefix(10) {
      lines += fill(
        "  also ", "\(path):\(breach.line): \(breach.clause): \(VisibleText.line(breach.because))")
    }
    if others.count > 10 { lines.append("  and \(others.count - 10) more; --json has all") }
    return lines
  }

  // MARK: The lines around

  private func timeline(around marked: Set<Int>) -> [String] {
    guard let first = marked.min(), let last = marked.max() else { return [] }
    let entries = trace.entries
    let begin = entries.firstIndex { $0.line >= first } ?? entries.count
    let end = entries.lastIndex { $0.line <= last } ?? 0
    let range =
      max(0, begin - Self.around.before)..<min(entries.count, end + 1 + Self.around.after)
    guard !range.isEmpty else { return [] }
    let shown = entries[range]
    let lineWidth = max(4, String(shown.last?.line ?? 0).count)
    let timeWidth = max(4, time(shown.last?.at ?? 0).count)
    let left = 4 + lineWidth + 2 + timeWidth + 2
    let actionWidths = shown.map { entry in
      if case .action(let action) = entry.content {
        TextLayout.width(action.phrase.plain)
      } else {
        0
      }
    }
    let room = max(40, width - left - 2)
    let column = min(max(12, actionWidths.max() ?? 0), room / 2)
    func row(_ mark: String, _ line: String, _ at: String, _ one: String, _ other: String) -> String
    {
      let cells = [
        "  \(mark) ", TextLayout.padded(line, to: lineWidth, alignRight: true), "  ",
        TextLayout.padded(at, to: timeWidth, alignRight: true), "  ",
        TextLayout.padded(TextLayout.truncated(one, to: column), to: column), "  ",
        TextLayout.truncated(other, to: room - column),
      ]
      return TextLayout.withoutTrailingSpaces(cells.joined())
    }
    var lines = [style(row(" ", "line", "time", "what happens", "what is seen"), .faint)]
    if range.lowerBound > 0 { lines.append(style("    ⋮", .faint)) }
    for entry in shown {
      let isMarked = marked.contains(entry.line)
      let (happens, seen): (String, String)
      switch entry.content {
      case .action(let action): (happens, seen) = (action.phrase.plain, "")
      case .observation(let observation): (happens, seen) = ("", observation.phrase.plain)
      }
      let text = row(isMarked ? "✗" : " ", "\(entry.line)", time(entry.at), happens, seen)
      lines.append(style(text, isMarked ? .bad : nil))
    }
    if range.upperBound < entries.count { lines.append(style("    ⋮", .faint)) }
    return lines
  }

  private func time(_ milliseconds: Int) -> String {
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)."
      + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private var slackText: String {
    "\(TimeSpan.milliseconds(slack).description) of its times"
  }

  private func fill(_ start: String, _ text: String, _ role: TextStyle.Role? = nil) -> [String] {
    let indent = String(repeating: " ", count: min(TextLayout.width(start), 4))
    return TextLayout.wrapped(text, to: width - TextLayout.width(start)).enumerated().map {
      style(($0 == 0 ? start : indent) + $1, role)
    }
  }
}

extension Beginning {
  /// The state at the beginning, in a sentence.
  var sentence: String {
    let screen = visible.map { "`\($0)` was on the screen" } ?? "the screen was empty"
    let stack =
      waiting.isEmpty
      ? "nothing waited" : "\(waiting.map { "`\($0)`" }.joined(separator: ", ")) waited"
    let interval = isWithinInterval ? ", and the interval had just begun" : ""
    return VisibleText.line("At the start, \(screen), and \(stack)\(interval).")
  }
}
