import SpecModel

/// An article that tells how messages are delivered, along some cases of the suite.
///
/// Its text is Markdown, with four kinds of lines of their own: `case: ID` is a case as a picture,
/// `probe: QUESTION/ID` a probe of an open question with all of its outcomes, a line that begins
/// with `> ` says what differs between profiles, and after `page:` another page begins. An id from
/// before a case was moved is good, too.
struct Primer {
  /// The parts of each page, in order.
  let pages: [[Part]]

  /// A part of the article.
  enum Part {
    /// Markdown.
    case text(String)
    /// A line about what differs between profiles, in Markdown.
    case remark(String)
    /// A case, or a probe in the form of a case.
    case example(Case)
  }

  /// Reads the article for a suite.
  ///
  /// - Returns: The article; `nil` if the suite lacks one of its cases or probes.
  init?(_ text: String, for suite: Suite) {
    let cases = Dictionary(
      suite.cases.flatMap { item in ([item.id] + item.formerIDs).map { ($0, item) } },
      uniquingKeysWith: { first, _ in first })
    var pages: [[Part]] = []
    var parts: [Part] = []
    var prose: [Substring] = []
    func flush() {
      let text = prose.joined(separator: "\n")
      if text.contains(where: { !$0.isWhitespace }) { parts.append(.text(text)) }
      prose = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let id = line.after("case: ") {
        guard let item = cases[id] else { return nil }
        flush()
        parts.append(.example(item))
      } else if let id = line.after("probe: ") {
        guard let item = Self.probe(id, of: suite) else { return nil }
        flush()
        parts.append(.example(item))
      } else if line == "page:" {
        flush()
        pages.append(parts)
        parts = []
      } else if let remark = line.after("> ") {
        flush()
        parts.append(.remark(remark))
      } else {
        prose.append(line)
      }
    }
    flush()
    self.pages = pages + [parts]
  }

  /// The parts, in order.
  var parts: [Part] { pages.flatMap(\.self) }

  /// The cases and probes, in order.
  var examples: [Case] {
    parts.compactMap { if case .example(let item) = $0 { item } else { nil } }
  }

  /// Finds a probe by the id of its question and its own, and returns it as a case that allows every
  /// outcome.
  private static func probe(_ id: String, of suite: Suite) -> Case? {
    guard let question = suite.questions.first(where: { id.hasPrefix("\($0.id)/") }),
      let probe = question.probes.first(where: { $0.script.id == id })
    else { return nil }
    var item = probe.script
    item.about = question.question
    let steps = probe.outcomes.map(\.steps)
    let first = item.steps.count - (steps.first?.count ?? 0)
    for index in item.steps.indices where index >= first {
      let outcomes = steps.map { $0[index - first] }.uniqued(by: \.self)
      item.steps[index].expectations =
        outcomes.count > 1 ? [.oneOf(outcomes)] : Array(outcomes.joined())
    }
    return item
  }
}

extension Substring {
  /// The rest after a prefix; `nil` if the text does not begin with it.
  fileprivate func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
