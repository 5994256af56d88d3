package import EngineKit
package import ReferenceEngine

/// The verdict on a trace.
package enum TraceVerdict: Sendable {
  /// An engine that keeps every rule can have produced the trace like this.
  case explained(TracePath)
  /// Nothing explains the trace, and no clause is certainly broken.
  case unexplained(TraceDivergence)
  /// There are too many paths to try them all, and no clause is certainly broken.
  case undecided(TraceDivergence)
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
  /// - Throws: ``UnsupportedAction`` if the reference engine does not follow the profile.
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
