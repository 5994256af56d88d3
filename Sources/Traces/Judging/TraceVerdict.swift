package import EngineKit
package import ReferenceEngine
package import SpecModel

/// The verdict on a trace.
package enum TraceVerdict: Sendable {
  /// An engine that keeps every rule can have produced the trace like this.
  case explained(TracePath)
  /// Nothing explains the trace, and no clause is certainly broken.
  case unexplained(TraceDivergence)
  /// There are too many paths to try them all, and no clause is certainly broken.
  case undecided(TraceDivergence)
  /// No judge can tell: what the reference engine does there rests on rules that the suite does not have, or
  /// it knows none of the suite's rules or not its profile, and then there is no divergence.
  case unjudged(TraceDivergence?)
  /// Clauses are broken, the most informative first.
  case breach([TraceBreach], TraceDivergence)

  /// The default slack in milliseconds: half of the smallest unit in the documents, so that no edge
  /// reaches the next one.
  package static let defaultSlack = 500

  /// Judges a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - slack: The tolerance of times, in milliseconds.
  ///   - adapter: The engine that explains the trace; its reading leaves all questions open.
  ///   - budget: The number of moments that may be tried for each line.
  ///   - jurisdiction: What the suite has; nothing else is held against the engine.
  package static func judge(
    _ trace: Trace, slack: Int = TraceVerdict.defaultSlack,
    by adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    budget: Int = 2000, within jurisdiction: Jurisdiction = .everything
  ) -> TraceVerdict {
    let explainer = TraceExplainer(adapter, slack: slack, budget: budget)
    guard !jurisdiction.isForeign, let explanation = try? explainer.explain(trace) else {
      return .unjudged(nil)
    }
    func breached(_ divergence: TraceDivergence, or verdict: TraceVerdict) -> TraceVerdict {
      let breaches = TraceBreach.all(
        in: trace, at: divergence, slack: slack, within: jurisdiction)
      return breaches.isEmpty ? verdict : .breach(breaches, divergence)
    }
    switch explanation {
    case .explained(let path): return .explained(path)
    case .unexplained(let divergence):
      let isForeign = divergence.rests(on: jurisdiction.foreignRules, in: trace)
      return breached(
        divergence, or: isForeign ? .unjudged(divergence) : .unexplained(divergence))
    case .undecided(let divergence): return breached(divergence, or: .undecided(divergence))
    }
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
