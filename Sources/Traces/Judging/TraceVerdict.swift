package import EngineKit
package import ReferenceEngine

/// What can be said of a trace.
package enum TraceVerdict: Sendable {
  /// An engine that keeps every rule can have gone along with it like this.
  case explained(TracePath)
  /// Nothing explains it, and no clause is certainly broken.
  case unexplained(TraceDivergence)
  /// There were too many ways to try them all, and no clause is certainly broken.
  case undecided(TraceDivergence)
  /// Clauses are broken, the first of which says most.
  case breach([TraceBreach], TraceDivergence)

  /// The slack that is allowed unless the user says otherwise, in milliseconds: half of the smallest
  /// unit in which the documents count, so that no edge reaches the next.
  package static let defaultSlack = 500

  /// Judges a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - slack: By how much times may lie apart, in milliseconds.
  ///   - adapter: The engine that explains; its reading fixes no answer.
  ///   - budget: How many moments may be tried for each line.
  /// - Throws: ``UnsupportedAction`` where the reference engine does not follow the profile.
  package static func judge(
    _ trace: Trace, slack: Int = TraceVerdict.defaultSlack,
    by adapter: ReferenceAdapter = ReferenceAdapter(reading: .open),
    budget: Int = 2000
  ) throws(UnsupportedAction) -> TraceVerdict {
    let explainer = TraceExplainer(adapter, slack: slack, budget: budget)
    switch try explainer.explain(trace) {
    case .explained(let path): return .explained(path)
    case .unexplained(let divergence):
      let breaches = TraceBreach.all(in: trace, at: divergence, slack: slack)
      return breaches.isEmpty ? .unexplained(divergence) : .breach(breaches, divergence)
    case .undecided(let divergence):
      let breaches = TraceBreach.all(in: trace, at: divergence, slack: slack)
      return breaches.isEmpty ? .undecided(divergence) : .breach(breaches, divergence)
    }
  }
}
