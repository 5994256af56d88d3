package import SpecModel

/// A path through a trace, as far as it goes: how an engine that keeps every rule can have produced
/// it.
package struct TracePath: Sendable {
  /// The state at the beginning, or `nil` if the trace begins at the start.
  package var beginning: Beginning?
  /// The answers to the open questions that the path depends on; `nil` if it depends on none.
  package var answers: (any PathAnswers)?
  /// The moments, in order.
  package var moments: [Moment]

  /// Creates a path.
  package init(
    beginning: Beginning? = nil, answers: (any PathAnswers)? = nil, moments: [Moment] = []
  ) {
    self.beginning = beginning
    self.answers = answers
    self.moments = moments
  }

  /// A moment with an action, or one at which only time caused something.
  package struct Moment: Hashable, Sendable {
    /// The time for the engine, in milliseconds since the start.
    package var at: Int
    /// The index of the action's entry in the trace, or `nil` if only time passed.
    package var action: Int?
    /// The indices of the entries that were observed at the moment.
    package var seen: [Int]

    /// Creates a moment.
    package init(at: Int, action: Int?, seen: [Int]) {
      self.at = at
      self.action = action
      self.seen = seen
    }
  }
}

/// The answers to open questions that a path through a trace depends on, as an engine of reference gives them.
package protocol PathAnswers: Sendable {
  /// Returns the answers to what a suite asks, by their ids.
  func named(
    within jurisdiction: Jurisdiction
  ) -> [(question: String, answer: String, isDefault: Bool)]

  /// Returns those of them that are not the default, as `--reading` takes them.
  func others(within jurisdiction: Jurisdiction) -> [String]
}

/// The point at which a trace left every path that the documents and the listed answers allow.
package struct TraceDivergence: Sendable {
  /// The number of the first line that cannot be explained, counted from 1.
  package var line: Int
  /// The paths that led there, each with a different expectation.
  package var ends: [End]
  /// A breach that other times within the slack may excuse, if it took too long to find that out.
  package var unproved: TraceBreach?

  /// Creates a divergence.
  package init(line: Int, ends: [End], unproved: TraceBreach? = nil) {
    self.line = line
    self.ends = ends
    self.unproved = unproved
  }

  /// A path that led there.
  package struct End: Sendable {
    /// The path.
    package var path: TracePath
    /// All observations that are expected at its end.
    package var expected: [Observation]
    /// The expected observation that the trace lacks, or `nil` if the trace has an extra one
    /// instead.
    package var missing: Observation?
    /// The rules that the engine of reference applies there.
    package var rules: [String]

    /// Creates an end.
    package init(
      path: TracePath, expected: [Observation], missing: Observation? = nil, rules: [String]
    ) {
      self.path = path
      self.expected = expected
      self.missing = missing
      self.rules = rules
    }
  }
}
