package import SpecModel
import Wording

/// A trace as a case file: actions become steps, and observations become expectations.
package struct TraceCase {
  /// The text of the file.
  package let text: String

  /// Writes a trace as a case.
  ///
  /// If the trace is explained, the case expects the observations. Otherwise, the last step expects
  /// what the reference engine does there, and the case ends.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - verdict: The verdict on it.
  ///   - path: The path of the trace.
  ///   - judge: Gave the verdict.
  ///   - choice: How the rule of the case is found.
  /// - Throws: ``Obstacle`` if the trace cannot be a case.
  package init(
    _ trace: Trace, _ verdict: TraceVerdict, by judge: some TraceJudge, in path: String,
    filedUnder choice: RuleChoice
  ) throws(Obstacle) {
    guard trace.unknown.isEmpty, let story = Story(trace, verdict, by: judge, choice) else {
      throw .noScript
    }
    let steps = Self.steps(of: PlayedTrace(trace, explaining: story.way), ending: story.ending)
    guard !steps.isEmpty else { throw .noScript }
    let jurisdiction = choice.jurisdiction
    let rule = choice.rule(among: story.cited) { judge.knows(rule: $0, within: jurisdiction) }
    guard let rule else {
      throw .noRule(elsewhere: choice.chapters(of: story.cited))
    }
    let kinds = steps.flatMap(\.expectations).reduce(into: Set<Observation.Kind>([.displayed])) {
      $0.formUnion($1.kinds)
    }
    let item = Case(
      of: Self.script(of: trace, in: steps), title: story.title, steps: steps, asserting: kinds,
      keptFor: "It was seen in the field.")
    text = Self.file(CaseNames(for: trace.messages).applied(to: item), rule, story.answers, path)
  }

  /// Why a trace cannot be a case.
  package enum Obstacle: Error, Hashable, Sendable {
    /// It begins in the middle, nothing happens in it, nothing in it was judged, or no path leads to
    /// its end.
    case noScript
    /// No rule that the case could be filed under stands behind it, but some of other chapters may.
    case noRule(elsewhere: [String])
  }

  /// The contents of a case.
  private struct Story {
    let title: String
    /// The path through the trace.
    let way: TracePath
    /// The ids of the rules that the case can be filed under, the best first.
    let cited: [String]
    /// What the last step expects, or `nil` for the observations.
    let ending: [Observation]?
    /// The answers to open questions that the case depends on, such as
    /// `open.after-dismiss=shows-next`.
    let answers: [String]

    /// Creates the contents.
    ///
    /// Returns `nil` if no path leads to the end of the trace.
    init?(
      _ trace: Trace, _ verdict: TraceVerdict, by judge: some TraceJudge, _ choice: RuleChoice
    ) {
      switch verdict {
      case .explained(let path), .changed(_, let path):
        title = "What was seen in the field is allowed"
        way = path
        cited = choice.ownFirst(judge.rules(along: path, of: trace))
        ending = nil
        answers = path.answers?.others(within: choice.jurisdiction) ?? []
      case .unjudged(nil), .breach(_, nil), .accepted, .crowded: return nil
      case .unjudged(let divergence?), .unexplained(let divergence), .undecided(let divergence),
        .breach(_, let divergence?):
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

  /// Returns the steps of a case; each ends with an expectation.
  ///
  /// - Parameters:
  ///   - trace: The played trace.
  ///   - ending: What the last step expects, or `nil` for the observations.
  private static func steps(of trace: PlayedTrace, ending: [Observation]?) -> [Step] {
    let (script, transcript) = trace.played
    var steps: [Step] = []
    for (index, action) in script.actions.enumerated() {
      let isLast = index == script.actions.count - 1
      let seen = (isLast ? ending : nil) ?? transcript.observations[index]
      if action == .queryStack {
        _ = steps.assertStack(action, seen)
        continue
      }
      let expectations = seen.compactMap(\.inCase).map(Expectation.observation)
      // An action without expectations, and the wait after it, belong to the next step.
      if let last = steps.indices.last, steps[last].expectations.isEmpty, steps[last].stack == nil {
        steps[last].actions.append(action)
        steps[last].expectations = expectations
      } else {
        steps.append(Step(actions: [action], expectations: expectations, position: .nowhere))
      }
    }
    return steps
  }

  /// Returns the script of a case, with the messages that it refers to; others would be of no use.
  private static func script(of trace: Trace, in steps: [Step]) -> Script {
    var script = Script(
      caseID: "field/trace/as-seen", profile: trace.profile, given: trace.given,
      messages: trace.messages, actions: steps.flatMap(\.actions))
    let named = script.namedMessages
    script.messages.removeAll { !named.contains($0.name) }
    return script
  }

  private static func file(
    _ item: Case, _ rule: String, _ answers: [String], _ path: String
  ) -> String {
    var about = "A field log, `\(path)`, as a script."
    if !answers.isEmpty {
      let list = answers.map { "`\($0)`" }.joined(separator: ", ")
      about += " It holds for engines that answer \(list)."
    }
    return CaseYAML.file(of: item, titled: "A field log", under: [rule], width: 88) {
      $0.entry("about", sentence: about)
    }
  }
}

extension PlayedTrace {
  /// Plays only what a path explains.
  init(_ trace: Trace, explaining path: TracePath) {
    self.init(trace, moments: path.moments.filter { $0.action != nil || !$0.seen.isEmpty })
  }
}

extension Observation {
  /// What a case may expect: no document says whether a session start counts as an event.
  fileprivate var inCase: Observation? {
    switch self {
    case .stack: nil
    case .noMatchingTrigger where kind == .noMatchingLifecycleTrigger: nil
    case .displayed(let message, let extras?) where extras.isEmpty: .displayed(message: message)
    default: self
    }
  }
}
