import EngineKit
package import ReferenceEngine
package import SpecModel

/// The verdict on a trace.
package enum TraceVerdict: Sendable {
  /// An engine that keeps every rule can have produced the trace like this.
  case explained(TracePath)
  /// Like this, an engine that keeps every rule can have produced the trace, but not with the pinned
  /// answers: these have changed.
  case changed([AnswerChange], TracePath)
  /// Nothing explains the trace, and no clause is certainly broken.
  case unexplained(TraceDivergence)
  /// It would take too long to find out: there are too many paths to try them all, or too many times
  /// that could excuse a breach.
  case undecided(TraceDivergence)
  /// No judge can tell: what the reference engine does there rests on rules that the suite does not have, or
  /// it knows none of the suite's rules or not its profile, and then there is no divergence.
  case unjudged(TraceDivergence?)
  /// Clauses are broken, the most informative first; the divergence is `nil` where only monitors judge.
  case breach([TraceBreach], TraceDivergence?)
  /// No monitor that the suite declares objects; they watch so many clauses.
  case accepted(clauses: Int)
  /// More actions lie within the slack of this line than monitors try: it could have happened anywhere among them.
  case crowded(line: Int)

  /// The default slack in milliseconds: half of the smallest unit in the documents, so that no edge
  /// reaches the next one.
  package static let defaultSlack = 500

  /// Judges a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - adapter: The engine that explains the trace; its reading leaves all questions open.
  ///   - budget: The number of moments that may be tried for each line; fewer if there are many.
  ///   - jurisdiction: What the suite has; nothing else is held against the engine.
  package static func judge(
    _ trace: Trace, slack: Int = TraceVerdict.defaultSlack,
    by adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    budget: Int = 2000, within jurisdiction: Jurisdiction = .everything
  ) -> TraceVerdict {
    let explainer = TraceExplainer(adapter, slack: slack, budget: budget)
    guard trace.hasBuiltinMeaning else {
      return byMonitors(jurisdiction.monitors, on: trace, slack)
    }
    guard !jurisdiction.isForeign, let explanation = try? explainer.explain(trace) else {
      return .unjudged(nil)
    }
    func isForeign(_ divergence: TraceDivergence) -> Bool {
      divergence.rests(on: jurisdiction.foreignRules, in: trace)
    }
    switch explanation {
    case .explained(let path): return .explained(path)
    case .unexplained(let divergence):
      return breach(in: trace, divergence, slack, budget, jurisdiction)
        ?? (isForeign(divergence) ? .unjudged(divergence) : .unexplained(divergence))
    case .undecided(let divergence):
      return breach(in: trace, divergence, slack, budget, jurisdiction) ?? .undecided(divergence)
    }
  }

  /// Judges a trace in words of a suite's own, which only the suite's monitors can.
  private static func byMonitors(
    _ monitors: [DeclaredMonitor], on trace: Trace, _ slack: Int
  ) -> TraceVerdict {
    guard let watch = TraceWatch(trace, by: monitors, slack: slack) else { return .unjudged(nil) }
    if let line = watch.crowdedLine { return .crowded(line: line) }
    let breaches = watch.breaches()
    return breaches.isEmpty ? .accepted(clauses: watch.clauseCount) : .breach(breaches, nil)
  }

  private static func breach(
    in trace: Trace, _ divergence: TraceDivergence, _ slack: Int, _ budget: Int,
    _ jurisdiction: Jurisdiction
  ) -> TraceVerdict? {
    let survey = TraceBreach.survey(
      trace, at: divergence, slack: slack,
      budget: TraceBudget.moments(perLine: budget, of: trace), within: jurisdiction)
    if !survey.certain.isEmpty { return .breach(survey.certain, divergence) }
    guard let unproved = survey.unproved else { return nil }
    var divergence = divergence
    divergence.unproved = unproved
    return .undecided(divergence)
  }
}

/// How much is tried before a trace is given up.
enum TraceBudget {
  /// The number of moments that are tried in any trace, however short, if that is enough for it.
  private static let most = 200_000
  /// The number of moments that are tried for each line of a long trace.
  private static let perLine = 40

  /// Returns the number of moments that may be tried.
  ///
  /// A short trace may have them all tried, in many ways; a long one only some for each line, so that
  /// the time grows with the lines.
  static func moments(perLine: Int, of trace: Trace) -> Int {
    let lines = trace.entries.count + 1
    return min(perLine * lines, most + Self.perLine * lines)
  }
}

extension TraceDivergence {
  /// Whether one of some rules decides how the trace may go on, or how it got there.
  fileprivate func rests(on rules: Set<String>, in trace: Trace) -> Bool {
    !rules.isEmpty
      && ends.contains {
        !rules.isDisjoint(with: $0.rules) || !rules.isDisjoint(with: trace.rules(along: $0.path))
      }
  }
}
