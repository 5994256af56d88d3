import ReferenceEngine
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
    guard trace.unknown.isEmpty, let story = Story(trace, verdict, in: suite, chapter: chapter)
    else { return nil }
    let testable = suite.rules.filter { $0.isTestable && $0.profiles.contains(trace.profile) }
    let known = testable.map(\.id)
    let steps = Self.steps(of: PlayedTrace(trace, explaining: story.way), ending: story.ending)
    guard let rule = story.cited.first(where: known.contains) ?? known.first, !steps.isEmpty
    else { return nil }
    let kinds = steps.flatMap(\.expectations).reduce(into: Set<Observation.Kind>([.displayed])) {
      $0.formUnion($1.kinds)
    }
    let item = Case(
      id: "field/trace/as-seen", title: story.title, rules: [], profiles: [trace.profile],
      given: trace.given, messages: trace.messages, steps: steps, asserts: KindSet(kinds),
      location: .nowhere)
    text = Self.file(item, rule, story.answers, path)
  }

  /// What a case makes of a trace.
  private struct Story {
    let title: String
    /// What leads through it.
    let way: TracePath
    /// The ids of the rules that it may be filed under, the best first.
    let cited: [String]
    /// What the last step expects, where that is not what was seen.
    let ending: [Observation]?
    /// The answers to open questions on which it rests: `open.after-dismiss=shows-next`.
    let answers: [String]

    /// Tells it; `nil` where nothing leads to where the trace ends.
    init?(_ trace: Trace, _ verdict: TraceVerdict, in suite: Suite, chapter: String?) {
      switch verdict {
      case .explained(let path):
        let own = suite.chapters.first { $0.id == chapter }?.rules.map(\.id) ?? []
        let rules = trace.rules(along: path)
        title = "What was seen in the field is allowed"
        way = path
        cited = rules.filter(own.contains) + rules
        ending = nil
        answers = path.reading.otherAnswers
      case .unexplained(let divergence), .undecided(let divergence), .breach(_, let divergence):
        guard let end = divergence.ends.first else { return nil }
        var broken: [String] = []
        if case .breach(let breaches, _) = verdict {
          broken = breaches.map { Clause.rule(of: $0.clause) }
        }
        title = "What was seen in the field is not repeated"
        way = end.path
        cited = broken + end.rules
        ending = end.expected
        answers = []
      }
    }
  }

  /// The steps of a case: each ends with something that is expected.
  ///
  /// - Parameters:
  ///   - trace: What happened, and what was seen of it.
  ///   - ending: What the last step expects; `nil`: what was seen.
  private static func steps(of trace: PlayedTrace, ending: [Observation]?) -> [Step] {
    let (script, transcript, _) = trace.played
    var steps: [Step] = []
    for (index, action) in script.actions.enumerated() {
      let isLast = index == script.actions.count - 1
      let seen = (isLast ? ending : nil) ?? transcript.observations[index]
      if action == .queryStack {
        if case .stack(let names)? = seen.first, let last = steps.indices.last,
          steps[last].stack == nil
        {
          steps[last].stack = names
        }
        continue
      }
      let expectations = seen.compactMap(\.inCase).map(Expectation.observation)
      // An action that expects nothing, and the wait after it, are one step with what follows.
      if let last = steps.indices.last, steps[last].expectations.isEmpty, steps[last].stack == nil {
        steps[last].actions.append(action)
        steps[last].expectations = expectations
      } else {
        steps.append(Step(actions: [action], expectations: expectations, location: .nowhere))
      }
    }
    return steps
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
