import ReferenceEngine
package import Replaying
package import SpecModel

/// The reference engine's explanation of a trace.
package enum TraceExplanation: Sendable {
  /// An engine that keeps every rule can have produced the trace like this.
  case explained(TracePath)
  /// No such engine can have produced the trace.
  case unexplained(TraceDivergence)
  /// There are too many paths to try them all; the longest led here.
  case undecided(TraceDivergence)
}

extension TracePath {
  /// The answers to the open questions that the path depends on.
  ///
  /// All paths here are those of the reference engine.
  var reading: Reading { answers as? Reading ?? .open }
}

extension Reading: PathAnswers {
  package func named(
    within jurisdiction: Jurisdiction
  ) -> [(question: String, answer: String, isDefault: Bool)] { limited(to: jurisdiction).named }

  package func others(within jurisdiction: Jurisdiction) -> [String] {
    limited(to: jurisdiction).otherAnswers
  }
}
