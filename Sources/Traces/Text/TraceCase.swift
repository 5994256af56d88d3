package import SpecModel
import Wording

/// A trace as a case file: what happened becomes its steps, and what was seen is what it expects.
package struct TraceCase {
  /// The text of the file.
  package let text: String

  /// Writes a trace as a case.
  ///
  /// A trace that is explained expects what was seen of it. Of any other, the last step expects what the
  /// reference engine does there, and the case ends.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - verdict: What can be said of it.
  ///   - path: What it is called.
  ///   - suite: The suite that the case is to be part of.
  ///   - chapter: The chapter whose folder the file is to be in; of the rules on which an explained
  ///     trace rests, one of that chapter is taken if there is any.
  /// - Returns: `nil` where the trace cannot be a case: it begins in the middle, or nothing leads to
  ///   where it ends.
  package init?(
    _ trace: Trace, _ verdict: TraceVerdict, in path: String, suite: Suite,
    chapter: String? = nil
  ) {
    guard trace.unknown.isEmpty else { return nil }
    let nowhere = SourceLocation(file: "", line: 0, column: 0)
    let title: String
    var way: TracePath
    var cited: [String] = []
    var expected: [Observation]?
    switch verdict {
    case .explained(let path):
      way = path
      title = "What was seen in the field is allowed"
      let own = Set(suite.chapters.first { $0.id == chapter }?.rules.map(\.id) ?? [])
      let rules = trace.rules(along: way)
      cited = rules.filter(own.contains) + rules
    case .unexplained(let divergence), .undecided(let divergence), .breach(_, let divergence):
      guard let end = divergence.ends.first else { return nil }
      way = end.path
      title = "What was seen in the field is not repeated"
      cited = end.rules
      expected = end.expected
      if case .breach(let breaches, _) = verdict {
        cited = breaches.map { Clause.rule(of: $0.clause) } + cited
      }
    }
    let rules = suite.rules.filter { $0.isTestable && $0.profiles.contains(trace.profile) }
    let known = rules.map(\.id)
    let filed = cited.first { known.contains($0) } ?? known.first
    guard let filed else { return nil }
    let played = PlayedTrace(trace, explaining: way).played
    var steps: [Step] = []
    let last = played.script.actions.count - 1
    for (index, action) in played.script.actions.enumerated() {
      let seen = (index == last ? expected : nil) ?? played.transcript.observations[index]
      if action == .queryStack {
        if case .stack(let names)? = seen.first, !steps.isEmpty, steps[steps.count - 1].stack == nil
        {
          steps[steps.count - 1].stack = names
        }
        continue
      }
      let expectations = seen.compactMap(\.inCase).map(Expectation.observation)
      // An action that expects nothing, and the wait after it, are one step with what follows.
      if let previous = steps.last, previous.expectations.isEmpty, previous.stack == nil {
        steps[steps.count - 1].actions.append(action)
        steps[steps.count - 1].expectations = expectations
      } else {
        steps.append(Step(actions: [action], expectations: expectations, location: nowhere))
      }
    }
    guard !steps.isEmpty else { return nil }
    let used = trace.messages
    let kinds = steps.flatMap(\.expectations).reduce(into: Set<Observation.Kind>([.displayed])) {
      $0.formUnion($1.kinds)
    }
    let item = Case(
      id: "field/trace/as-seen", title: title, rules: [], profiles: [trace.profile],
      given: trace.given, messages: used, steps: steps, asserts: kinds, location: nowhere)
    var answers: [String] = []
    if case .explained(let path) = verdict {
      answers = path.reading.answered.filter { !$0.isDefault }.map { "\($0.question)=\($0.answer)" }
    }
    text = TraceCase.file(item, filed, answers, path)
  }

  private static func file(
    _ item: Case, _ rule: String, _ answers: [String], _ path: String
  ) -> String {
    var about = "A log of the field, `\(path)`, as a script."
    if !answers.isEmpty {
      let list = answers.map { "`\($0)`" }.joined(separator: ", ")
      about += " It holds for engines that answer \(list)."
    }
    var head = YAMLText()
    head.comment("yaml-language-server: $schema=../case.schema.json")
    head.entry("format", "1")
    head.entry("title", sentence: "A log of the field")
    head.entry("rules", .list([.word(rule)]))
    head.entry("about", paragraph: about)
    let lines = CaseYAML(item).text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.filter { !$0.hasPrefix("rules:") }
    var text = head.text + "cases:\n"
    for (index, line) in body.enumerated() where !line.isEmpty {
      text += (index == 0 ? "  - " : "    ") + line + "\n"
    }
    return text
  }
}

extension PlayedTrace {
  /// Plays what a way explains, and no more.
  init(_ trace: Trace, explaining path: TracePath) {
    self.init(trace, moments: path.moments.filter { $0.action != nil || !$0.seen.isEmpty })
  }
}

extension Observation {
  /// What a case may expect of it: whether a session start counts as an event, no document says.
  fileprivate var inCase: Observation? {
    switch self {
    case .stack: nil
    case .noMatchingTrigger where kind == .noMatchingLifecycleTrigger: nil
    case .displayed(let message, let extras?) where extras.isEmpty: .displayed(message: message)
    default: self
    }
  }
}
