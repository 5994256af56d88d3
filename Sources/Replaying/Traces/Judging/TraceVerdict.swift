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
  ///   - judge: Judges what happens in words of which it knows the meaning.
  ///   - jurisdiction: What the suite has; nothing else is held against the engine.
  package static func judge(
    _ trace: Trace, slack: Int = TraceVerdict.defaultSlack, by judge: some TraceJudge,
    within jurisdiction: Jurisdiction = .everything
  ) -> TraceVerdict {
    trace.hasBuiltinMeaning
      ? judge.verdict(on: trace, slack: slack, within: jurisdiction)
      : byMonitors(jurisdiction.monitors, on: trace, slack)
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
}

/// What judging traces asks of a domain: who knows what happens in a trace, because it knows what words mean.
package protocol TraceJudge: Sendable {
  /// Judges a trace in words of which it knows the meaning.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - jurisdiction: What the suite has; nothing else is held against the engine.
  func verdict(
    on trace: Trace, slack: Int, within jurisdiction: Jurisdiction
  ) -> TraceVerdict

  /// Returns the rules on which a path through a trace rests, as far as they matter to a reader, the latest
  /// first.
  func rules(along path: TracePath, of trace: Trace) -> [String]

  /// Whether it knows a rule of a suite, and so names it where a path rests on it.
  func knows(rule: String, within jurisdiction: Jurisdiction) -> Bool
}
