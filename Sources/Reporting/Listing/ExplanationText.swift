package import Conformance
package import SpecModel
package import Wording

/// A case as a story: its subject, the rules in words, and what engines do at each step.
package struct ExplanationText {
  private let suite: Suite
  private let domain: any Domain
  private let style: TextStyle
  private let width: Int

  /// An engine that is shown beside the reference engine.
  package struct Engine: Sendable {
    /// The engine's name in sentences.
    package var name: String
    /// The heading of its part of a timeline.
    package var title: String
    /// The kinds of observation that it can report.
    package var reported: Set<Observation.Kind>
    /// Its results of the cases.
    package var results: [CaseResult]

    /// Creates an engine with its results.
    package init(
      name: String, title: String, reporting reported: Set<Observation.Kind>,
      results: [CaseResult]
    ) {
      self.name = VisibleText.line(name)
      self.title = VisibleText.line(title)
      self.reported = reported
      self.results = results
    }
  }

  /// Creates an explanation of a suite's cases.
  package init(suite: Suite, domain: any Domain, style: TextStyle, width: Int) {
    self.suite = suite
    self.domain = domain
    self.style = style
    self.width = max(width, 60)
  }

  /// Explains cases; results of a case that agree in several profiles are shown together.
  ///
  /// - Parameters:
  ///   - results: The reference engine's results, profile by profile.
  ///   - engine: Another engine to show beside it.
  ///   - limit: The number of cases to explain; the text then says how many more there are.
  package func text(
    of results: [CaseResult], beside engine: Engine? = nil, atMost limit: Int = .max
  ) -> String {
    let others = Dictionary((engine?.results ?? []).map { ($0.planned.id, $0) }) { first, _ in
      first
    }
    let jurisdiction = Jurisdiction(of: suite)
    let ids = results.map(\.planned.case.id).uniqued()
    let explained = Set(ids.prefix(limit))
    var byCase: [String: [ExplainedRun]] = [:]
    for result in results where explained.contains(result.planned.case.id) {
      let id = result.planned.case.id
      let reasons = domain.reasons(
        of: result.planned.case, in: result.planned.profile, within: jurisdiction)
      let run = ExplainedRun(
        result, because: reasons, beside: engine, others[result.planned.id])
      if let index = byCase[id]?.firstIndex(where: { $0.isLike(run) }) {
        byCase[id]?[index].profiles += run.profiles
      } else {
        byCase[id, default: []].append(run)
      }
    }
    let stories = ids.prefix(limit).map { lines(of: byCase[$0] ?? []).joined(separator: "\n") }
    let rest = rest(ids.count - explained.count)
    return (stories + rest).joined(
      separator: "\n\n" + String(repeating: "─", count: width) + "\n\n") + "\n"
  }

  /// Says how many cases are not explained, and how to see them; empty if there are none.
  private func rest(_ count: Int) -> [String] {
    if count == 0 { return [] }
    let cases = NumberText.count(count, "more case")
    let text = "… and \(cases); `| less` shows all of them, --core only those that teach a rule"
    return [TextLayout.wrapped(text, to: width).map { style($0, .faint) }.joined(separator: "\n")]
  }

  private func lines(of runs: [ExplainedRun]) -> [String] {
    guard let item = runs.first?.case else { return [] }
    var lines = TextLayout.wrapped(item.title, to: width).map { style($0, .strong) }
    lines.append(style("\(item.id)  [\(item.profiles.joined(separator: ", "))]", .faint))
    lines.append(style(item.location.description, .faint))
    for text in [fileAbout(of: item), item.about] where !text.isEmpty {
      lines += [""] + TextLayout.paragraphs(text, to: width)
    }
    lines.append("")
    for rule in suite.rules where item.rules.contains(rule.id) {
      lines.append(style(rule.id, .strong))
      lines += TextLayout.wrapped(rule.statement, to: width - 2).map { "  " + $0 }
    }
    lines += [""] + SetupText(item).lines(width: width, style)
    for run in runs { lines += [""] + run.lines(width: width, style) }
    return lines
  }

  private func fileAbout(of item: Case) -> String {
    suite.files.first { $0.location.file == item.location.file }?.about ?? ""
  }
}
