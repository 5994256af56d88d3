package import ReferenceEngine
package import SpecModel

/// A path through a trace, as far as it goes: how an engine that keeps every rule can have produced
/// it.
package struct TracePath: Sendable {
  /// The state at the beginning, or `nil` if the trace begins at the start.
  package var beginning: Beginning?
  /// The answers to the open questions that the path depends on.
  package var reading = Reading.open
  /// The moments, in order.
  package var moments: [Moment] = []

  /// A moment with an action, or one at which only time caused something.
  package struct Moment: Hashable, Sendable {
    /// The time for the engine, in milliseconds since the start.
    package var at: Int
    /// The index of the action's entry in the trace, or `nil` if only time passed.
    package var action: Int?
    /// The indices of the entries that were observed at the moment.
    package var seen: [Int]
  }
}

/// The point at which a trace left every path that the documents and the listed answers allow.
package struct TraceDivergence: Sendable {
  /// The number of the first line that cannot be explained, counted from 1.
  package var line: Int
  /// The paths that led there, each with a different expectation.
  package var ends: [End]
  /// A breach that other times within the slack may excuse, if it took too long to find that out.
  package var unproved: TraceBreach?

  /// A path that led there.
  package struct End: Sendable {
    /// The path.
    package var path: TracePath
    /// All observations that are expected at its end.
    package var expected: [Observation]
    /// The expected observation that the trace lacks, or `nil` if the trace has an extra one
    /// instead.
    package var missing: Observation?
    /// The rules that the reference engine applies there.
    package var rules: [String]
  }
}

/// The reference engine's explanation of a trace.
package enum TraceExplanation: Sendable {
  /// An engine that keeps every rule can have produced the trace like this.
  case explained(TracePath)
  /// No such engine can have produced the trace.
  case unexplained(TraceDivergence)
  /// There are too many paths to try them all; the longest led here.
  case undecided(TraceDivergence)
}
