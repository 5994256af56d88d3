package import ReferenceEngine
package import SpecModel

/// A way in which an engine that keeps every rule can have gone along with a trace, as far as it goes.
package struct TracePath: Sendable {
  /// How it was at the start; `nil` where the trace begins at the start.
  package var beginning: Beginning?
  /// The answers to the open questions that were taken.
  package var reading = Reading.open
  /// What happened, in order.
  package var moments: [Moment] = []

  /// A moment in which something happened, or time alone brought something about.
  package struct Moment: Hashable, Sendable {
    /// When it was, for the engine, in milliseconds since the start.
    package var at: Int
    /// The entry of the trace that is the action; `nil` where time passed.
    package var action: Int?
    /// The entries of the trace that were seen of it.
    package var seen: [Int]
  }
}

/// Where a trace left every way that the documents and the listed answers allow.
package struct TraceDivergence: Sendable {
  /// The line from which on nothing explains the trace.
  package var line: Int
  /// The ways that led there, each with what was expected: no two expect the same.
  package var ends: [End]

  /// A way that led there.
  package struct End: Sendable {
    /// The way.
    package var path: TracePath
    /// What would have been seen at the end of it, all of it.
    package var expected: [Observation]
    /// What of it the trace does not have; `nil` where the trace has something else in addition.
    package var missing: Observation?
    /// The rules that the reference engine goes by there.
    package var rules: [String]
  }
}

/// What the reference engine makes of a trace.
package enum TraceExplanation: Sendable {
  /// An engine that keeps every rule can have gone along with it like this.
  case explained(TracePath)
  /// None can.
  case unexplained(TraceDivergence)
  /// There were too many ways to try them all; the furthest led here.
  case undecided(TraceDivergence)
}
