package import Conformance
package import SpecModel

/// A case told as a story: what it shows, the rules in words, and what an engine did at each step.
package struct ExplanationText {
  private let suite: Suite
  private let style: TextStyle
  private let width: Int

  /// Creates a way to explain cases of a suite.
  package init(suite: Suite, style: TextStyle, width: Int) {
    self.suite = suite
    self.style = style
    self.width = max(width, 60)
  }

  /// Explains cases; results of one case in several profiles are told together where they agree.
  ///
  /// - Parameter results: What an engine made of the cases, profile by profile.
  package func text(of results: [CaseResult]) -> String {
    var order: [String] = []
    var byCase: [String: [CaseResult]] = [:]
    for result in results {
      if byCase[result.planned.case.id] == nil { order.append(result.planned.case.id) }
      byCase[result.planned.case.id, default: []].append(result)
    }
    let stories = order.map { id in lines(of: byCase[id] ?? []).joined(separator: "\n") }
    return stories.joined(separator: "\n\n" + String(repeating: "─", count: width) + "\n\n") + "\n"
  }

  private func lines(of results: [CaseResult]) -> [String] {
    guard let item = results.first?.planned.case else { return [] }
    var lines = TextLayout.wrapped(item.title, to: width).map { style($0, .strong) }
    lines.append(style("\(item.id)  [\(item.profiles.joined(separator: ", "))]", .faint))
    lines.append(style(item.location.description, .faint))
    for text in [fileAbout(of: item), item.about] where !text.isEmpty {
      lines += [""] + paragraphs(text)
    }
    lines.append("")
    for rule in suite.rules where item.rules.contains(rule.id) {
      lines.append(style(rule.id, .strong))
      lines += TextLayout.wrapped(rule.statement, to: width - 2).map { "  " + $0 }
    }
    lines += given(item)
    for group in agreeing(results) { lines += [""] + told(group) }
    return lines
  }

  /// The results that did the same, in groups.
  private func agreeing(_ results: [CaseResult]) -> [[CaseResult]] {
    results.reduce(into: []) { groups, result in
      if let index = groups.firstIndex(where: {
        $0[0].transcript == result.transcript && $0[0].verdict == result.verdict
      }) {
        groups[index].append(result)
      } else {
        groups.append([result])
      }
    }
  }

  private func told(_ group: [CaseResult]) -> [String] {
    guard let first = group.first else { return [] }
    let profiles = group.map(\.planned.profile).joined(separator: " and ")
    let isLike = first.verdict == .passed ? "as the case expects" : "unlike what the case expects"
    var lines = [style("The reference engine in \(profiles), \(isLike):", .faint)]
    let text = TimelineText(width: width, style: style)
    if let transcript = first.transcript {
      var failure: StepFailure?
      if case .failed(let found) = first.verdict { failure = found }
      lines += text.lines(
        of: Timeline(of: first.planned.case, transcript: transcript, failure: failure))
    } else {
      lines += text.lines(of: Timeline(expectationsOf: first.planned.case))
    }
    return lines
  }

  private func fileAbout(of item: Case) -> String {
    suite.files.first { item.id.hasPrefix($0.id + "/") }?.about ?? ""
  }

  /// The start state and the messages, as the spec writes them.
  private func given(_ item: Case) -> [String] {
    let facts = item.given.flow.bare
    var lines: [String] = [""]
    if !facts.isEmpty {
      lines += wrapped("given     ", facts)
    }
    for message in item.messages {
      lines += wrapped("message   ", "\(message.name): \(message.flow)")
    }
    return lines
  }

  private func wrapped(_ label: String, _ text: String) -> [String] {
    TextLayout.wrapped(text, to: width - label.count).enumerated().map { index, line in
      (index == 0 ? style(label, .faint) : String(repeating: " ", count: label.count)) + line
    }
  }

  private func paragraphs(_ markdown: String) -> [String] {
    let blocks = markdown.split(separator: "\n\n")
    return Array(
      blocks.map { TextLayout.wrapped(String($0), to: width) }.joined(separator: [""]))
  }
}
