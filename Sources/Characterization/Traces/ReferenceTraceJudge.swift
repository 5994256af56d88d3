package import ReferenceEngine
package import Replaying
package import SpecModel

/// Judges traces in the built-in words: by the reference engine, and by monitors where it explains nothing.
package struct ReferenceTraceJudge: TraceJudge {
  private let adapter: ReferenceAdapter
  private let budget: Int

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - adapter: The engine that explains traces; its reading leaves all questions open.
  ///   - budget: The number of moments that may be tried for each line; fewer if there are many.
  package init(
    _ adapter: ReferenceAdapter = ReferenceAdapter(reading: .open), budget: Int = 2000
  ) {
    self.adapter = adapter
    self.budget = budget
  }

  package func verdict(
    on trace: Trace, slack: Int, within jurisdiction: Jurisdiction
  ) -> TraceVerdict {
    let explainer = TraceExplainer(adapter, slack: slack, budget: budget)
    guard !jurisdiction.isForeign, let explanation = try? explainer.explain(trace) else {
      return .unjudged(nil)
    }
    func isForeign(_ divergence: TraceDivergence) -> Bool {
      divergence.rests(on: jurisdiction.foreignRules, in: trace)
    }
    switch explanation {
    case .explained(let path): return .explained(path)
    case .unexplained(let divergence):
      return breach(in: trace, divergence, slack, jurisdiction)
        ?? (isForeign(divergence) ? .unjudged(divergence) : .unexplained(divergence))
    case .undecided(let divergence):
      return breach(in: trace, divergence, slack, jurisdiction) ?? .undecided(divergence)
    }
  }

  package func rules(along path: TracePath, of trace: Trace) -> [String] {
    trace.rules(along: path)
  }

  package func knows(rule: String, within jurisdiction: Jurisdiction) -> Bool {
    jurisdiction.shares(rule: rule)
  }

  private func breach(
    in trace: Trace, _ divergence: TraceDivergence, _ slack: Int, _ jurisdiction: Jurisdiction
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
