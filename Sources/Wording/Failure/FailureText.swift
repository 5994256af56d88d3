package import Conformance
import EngineKit
package import SpecModel

/// The text of a report about a case that failed or errored; it fits on a screen.
///
/// ```text
/// ✗ stack.last-in-first-out/newest-first: Of the messages that wait, the one
///   received last is displayed first.
///   Broken: `first` was displayed before `second`, which came to the stack later.
///
///   stack/last-in-first-out/two-waiting [swift]
///   Two messages triggered in the background are shown newest first
///   stack/last-in-first-out.yaml:16
///
///   step 3 of 4, line 19: enter_foreground, open_from_push
///     - displayed: second   expected
///     + displayed: first    happened
///     because second is the newest waiting (stack.last-in-first-out/newest-first)
///
///   given     minimum_interval: 0s
///   message   first: {type: modal, trigger: {custom_event: opened_shop}}
///   message   second: {type: full, trigger: {custom_event: viewed_cart}}
///
///       what happens                   what is seen                       screen
///  ✓ 1  a session starts, delivering
///       first, second
///  ✗ 2  app goes to the background                                        ░░░░░░░░░░
///
///   again: iamspec run --profile swift stack/last-in-first-out/two-waiting
/// ```
package struct FailureText: Sendable {
  /// What the suite has.
  package let jurisdiction: Jurisdiction
  private let domain: any Domain
  private let rules: [String: Rule]
  private let clauses: [String: Clause]
  private let reported: Set<Observation.Kind>
  private let replay: ReplayCommand?
  private let width: Int
  private let logLimit: Int
  private let height: Int

  /// Creates a writer of failure texts for a suite.
  ///
  /// - Parameters:
  ///   - suite: The suite, whose rules are quoted.
  ///   - domain: Knows which rules are watched.
  ///   - reported: The kinds of observation that the engine can report.
  ///   - replay: How to run a case again; `nil` if no command does.
  ///   - width: The number of columns.
  ///   - logLimit: The number of lines shown from the end of the engine's log.
  ///   - height: The number of lines that the text should take; the timeline is shortened for that,
  ///     down to a third of it.
  package init(
    suite: Suite, domain: any Domain,
    reporting reported: Set<Observation.Kind> = Set(Observation.Kind.allCases),
    replay: ReplayCommand?, width: Int = 80, logLimit: Int = 3, height: Int = 28
  ) {
    jurisdiction = Jurisdiction(of: suite)
    self.domain = domain
    rules = Dictionary(suite.rules.map { ($0.id, $0) }) { first, _ in first }
    clauses = Dictionary(
      rules.values.flatMap { $0.clauses.map { ($0.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.reported = reported
    self.replay = replay
    self.width = width
    self.logLimit = logLimit
    self.height = height
  }

  /// Returns the first line, for lists and attributes: what is wrong, on one line of plain text.
  ///
  /// - Returns: `nil` if the case neither failed nor errored.
  package func headline(of result: CaseResult) -> String? {
    switch result.verdict {
    case .passed, .skipped, .knownFailure: nil
    case .unexpectedPass(let entry):
      VisibleText.line("It passed, but \(entry.location) lists it as known to fail.")
    case .failed:
      result.causeBesideClauses.flatMap(DiagnosisText.headline) ?? clauseInWords(of: result)
        ?? ruleInWords(of: result.planned.case)
    case .errored(let failure): VisibleText.line(EngineTrouble(failure, in: result).headline)
    }
  }

  /// Returns the text.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - style: The style of the text.
  ///   - reasons: Why the failed step should have caused something else; asked for only if the case
  ///     failed.
  /// - Returns: The lines, without line feeds; `nil` if the case neither failed nor errored.
  package func lines(
    for result: CaseResult, style: TextStyle = .plain,
    because reasons: @autoclosure () -> [Reason] = []
  ) -> [String]? {
    guard let headline = headline(of: result) else { return nil }
    let sign = result.verdict.kind == .failed ? "✗" : "!"
    let role: TextStyle.Role = result.verdict.kind == .failed ? .headline : .trouble
    var lines = TextLayout.wrapped(headline, to: width - 2).enumerated().map {
      style(($0 == 0 ? sign + " " : "  ") + $1, role)
    }
    lines += breachLines(of: result, style) + documentLines(of: result, style)
    lines += [""] + identity(of: result, style) + clauseLines(of: result, style) + [""]
    if let listed = ListedKind(result) {
      lines +=
        TextLayout.wrapped(listed.sentence, to: width - 2).map { style("  " + $0, .trouble) } + [""]
    }
    var timeline: Timeline?
    switch result.verdict {
    case .failed(let failure):
      let difference = FailureDifference(of: result.planned.case, failure, width: width)
      lines += difference.lines(style) + because(reasons(), style) + [""]
      timeline = result.transcript.map {
        Timeline(
          of: result.planned.case, transcript: $0, failure: failure, reporting: reported,
          brokenStep: BreachText(result, within: jurisdiction, of: domain)?.step)
      }
      lines += setup(of: result, style)
    case .errored(let failure):
      let trouble = EngineTrouble(failure, in: result)
      let words = trouble.lines(width: width, style)
      lines += words.isEmpty ? [] : words + [""]
      timeline = trouble.timeline
      lines += setup(of: result, style)
    case .unexpectedPass(let entry):
      let issue = entry.issue.map { " (\($0))" } ?? ""
      let text = VisibleText.line("listed because: \(entry.reason)\(issue)")
      lines += TextLayout.wrapped(text, to: width - 2).map { "  " + $0 } + [""]
    case .passed, .skipped, .knownFailure: break
    }
    var end = LogExcerpt(result.log, limit: logLimit).lines(width: width, style)
    if !end.isEmpty { end.append("") }
    end += again(result, style)
    if let timeline {
      // No command shows the steps of a generated script, which are few.
      let limit =
        result.planned.case.isExplored
        ? .max : max(height - lines.count - 1 - end.count, height / 3)
      lines += TimelineText(width: width, style: style).lines(of: timeline, limit: limit) + [""]
    }
    lines += end
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns the text of the clause that may be broken; `nil` if there are several or none is
  /// known.
  private func clauseInWords(of result: CaseResult) -> String? {
    let broken = result.brokenClauses
    guard broken.count == 1, let clause = broken.first.flatMap({ clauses[$0] }) else { return nil }
    return words(clause.id, clause.text)
  }

  /// Returns the clauses that may be broken, if there are several.
  private func clauseLines(of result: CaseResult, _ style: TextStyle) -> [String] {
    let broken = result.brokenClauses.compactMap { clauses[$0] }
    guard broken.count > 1 else { return [] }
    return [""]
      + broken.flatMap { clause in
        TextLayout.wrapped(words(clause.id, clause.text), to: width - 4).enumerated().map {
          ($0 == 0 ? "  - " : "    ") + $1
        }
      }
  }

  /// Returns what the monitors saw, if there were any: the broken clause, and the evidence.
  private func breachLines(of result: CaseResult, _ style: TextStyle) -> [String] {
    guard let text = BreachText(result, within: jurisdiction, of: domain)?.text else { return [] }
    return TextLayout.wrapped(text, to: width - 2).map { "  " + style($0, .faint) }
  }

  /// Returns which documents say what is demanded, if others say something else.
  private func documentLines(of result: CaseResult, _ style: TextStyle) -> [String] {
    guard result.verdict.kind == .failed else { return [] }
    let broken = result.brokenClauses.compactMap { clauses[$0] }
    return broken.flatMap { clause -> [String] in
      let differing = clause.citations.filter { $0.stance == .differs }.map(\.document)
      let agreeing = clause.citations.filter { $0.stance == .stated || $0.stance == .implied }
        .map(\.document)
      if differing.isEmpty || agreeing.isEmpty { return [] }
      let text = VisibleText.line(
        "The documents disagree about \(clause.id): \(agreeing.joined(separator: ", ")) "
          + "\(agreeing.count == 1 ? "says" : "say") so, \(differing.joined(separator: ", ")) "
          + "\(differing.count == 1 ? "differs" : "differ").")
      return TextLayout.wrapped(text, to: width - 2).map { "  " + style($0, .faint) }
    }
  }

  private func words(_ id: String, _ statement: String) -> String {
    VisibleText.line(
      "\(id): \(statement)".split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Returns the text of the rule that a case is filed under.
  private func ruleInWords(of case: Case) -> String {
    guard let id = `case`.rules.first else { return VisibleText.line(`case`.title) }
    guard let rule = rules[id] else { return VisibleText.line(id) }
    return words(id, rule.statement)
  }

  /// Returns the identity of the case: its id, title and location.
  private func identity(of result: CaseResult, _ style: TextStyle) -> [String] {
    let `case` = result.planned.case
    // The first line of a failure has named a rule.
    let isNamed = result.verdict.kind == .failed && result.causeBesideClauses == nil
    let broken = result.brokenClauses
    let named = broken.count == 1 ? broken.first.map(Clause.rule) : `case`.rules.first
    let rules = `case`.rules.filter { !isNamed || $0 != named }.joined(separator: ", ")
    let id = "  " + style(VisibleText.line(result.planned.id), .strong)
    // Without a rule, the first line is the title.
    let isTitled = isNamed && `case`.rules.isEmpty
    let title =
      isTitled
      ? [] : TextLayout.wrapped(VisibleText.line(`case`.title), to: width - 2).map { "  " + $0 }
    // A generated case has no file.
    let isWritten = `case`.location.line > 0
    let place = isWritten ? "\(`case`.location.file):\(`case`.location.line)" : ""
    let also = rules.isEmpty ? "" : isNamed ? " · also \(rules)" : " · \(rules)"
    let origin =
      isWritten ? TextLayout.wrapped(VisibleText.line(place + also), to: width - 2) : []
    return [id] + title + origin.map { "  " + style($0, .faint) }
  }

  /// Returns why the reference engine does what the case expects in the failed step.
  private func because(_ reasons: [Reason], _ style: TextStyle) -> [String] {
    ReasonText(width: width, indent: 4)
      .lines(for: reasons, limit: 3)
      .map { style($0, .faint) }
  }

  /// Returns the case's start state, and the other rules that it needs.
  private func setup(of result: CaseResult, _ style: TextStyle) -> [String] {
    let needs = VisibleText.line(result.planned.case.basis.needs.joined(separator: ", "))
    let needed = needs.isEmpty ? [] : TextLayout.wrapped(needs, to: width - 12)
    let lines =
      SetupText(result.planned.case).lines(width: width - 2, style)
      + needed.enumerated().map {
        ($0 == 0 ? style("needs", .faint) + "     " : "          ") + $1
      }
    return lines.isEmpty ? [] : lines.map { "  " + $0 } + [""]
  }

  /// Returns the command that runs the case again; it is never wrapped, so that it can be copied.
  private func again(_ result: CaseResult, _ style: TextStyle) -> [String] {
    guard let command = replay?.text(for: result.planned) else { return [] }
    let title = "  " + style("again:", .faint)
    return TextLayout.width(command) + 9 <= width
      ? [title + " " + command] : [title, "    " + command]
  }
}
