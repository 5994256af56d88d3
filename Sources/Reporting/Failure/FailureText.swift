package import Conformance
import EngineKit
package import SpecModel

/// What a report says of a case that failed or errored; it fits on a screen.
///
/// ```text
/// ✗ stack.last-in-first-out: Of the messages waiting, the one most recently received is displayed
///   first.
///
///   stack/last-in-first-out/two-waiting [swift]
///   Two messages triggered in the background are shown newest first
///   stack/last-in-first-out.yaml:16
///
///   step 3 of 4 · enter_foreground, open_from_push
///     - displayed: second
///     + displayed: first
/// …
/// ```
package struct FailureText: Sendable {
  private let rules: [String: Rule]
  private let replay: ReplayCommand
  private let width: Int
  private let logLimit: Int
  private let timelineLimit: Int

  /// Creates the texts of a suite's failures.
  ///
  /// - Parameters:
  ///   - suite: Where the rules stand in words.
  ///   - replay: How to run a case again.
  ///   - width: How many columns there are.
  ///   - logLimit: How many of the last lines of the engine's log are shown.
  ///   - timelineLimit: How many lines the timeline may take.
  package init(
    suite: Suite, replay: ReplayCommand, width: Int = 80, logLimit: Int = 4,
    timelineLimit: Int = 10
  ) {
    rules = Dictionary(suite.rules.map { ($0.id, $0) }) { first, _ in first }
    self.replay = replay
    self.width = width
    self.logLimit = logLimit
    self.timelineLimit = timelineLimit
  }

  /// Returns the first line, for lists and attributes: what is wrong, on one line, in plain text.
  ///
  /// - Returns: `nil` where the case neither failed nor errored.
  package func headline(of result: CaseResult) -> String? {
    switch result.verdict {
    case .passed, .skipped: nil
    case .failed: ruleInWords(of: result.planned.case)
    case .errored(let failure): VisibleText.line(EngineTrouble(failure, in: result).headline)
    }
  }

  /// Returns the text.
  ///
  /// - Returns: The lines, without line feeds; `nil` where the case neither failed nor errored.
  package func lines(for result: CaseResult, style: TextStyle = .plain) -> [String]? {
    guard let headline = headline(of: result) else { return nil }
    let sign = result.verdict.kind == .failed ? "✗" : "!"
    let role: TextStyle.Role = result.verdict.kind == .failed ? .headline : .trouble
    var lines = TextLayout.wrapped(headline, to: width - 2).enumerated().map {
      style(($0 == 0 ? sign + " " : "  ") + $1, role)
    }
    lines += [""] + identity(of: result, style) + [""]
    switch result.verdict {
    case .failed(let failure):
      let difference = FailureDifference(of: result.planned.case, failure, width: width)
      lines += difference.lines(style) + [""]
      if let transcript = result.transcript {
        lines +=
          timeline(
            Timeline(of: result.planned.case, transcript: transcript, failure: failure), style)
          + [""]
      }
    case .errored(let failure):
      lines += EngineTrouble(failure, in: result).lines(width: width, style) + [""]
    case .passed, .skipped: break
    }
    let log = LogExcerpt(result.log, limit: logLimit).lines(width: width, style)
    if !log.isEmpty { lines += log + [""] }
    return lines + ["  " + style("again:", .faint) + " " + replay.text(for: result.planned)]
  }

  /// The rule that a case is filed under, in words.
  private func ruleInWords(of case: Case) -> String {
    guard let id = `case`.rules.first else { return VisibleText.line(`case`.title) }
    guard let rule = rules[id] else { return VisibleText.line(id) }
    return VisibleText.line(
      "\(id): \(rule.statement)".split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Which case it is: its id, title and place.
  private func identity(of result: CaseResult, _ style: TextStyle) -> [String] {
    let `case` = result.planned.case
    let others = `case`.rules.dropFirst()
    let id = "  " + style(VisibleText.line(result.planned.id), .strong)
    let title = TextLayout.wrapped(VisibleText.line(`case`.title), to: width - 2).map { "  " + $0 }
    let place = "\(`case`.location.file):\(`case`.location.line)"
    let also = others.isEmpty ? "" : " · also \(others.joined(separator: ", "))"
    return [id] + title + ["  " + style(VisibleText.line(place + also), .faint)]
  }

  private func timeline(_ timeline: Timeline, _ style: TextStyle) -> [String] {
    TimelineText(width: width, style: style).lines(of: timeline, limit: timelineLimit)
  }
}
