package import ReferenceEngine
package import SpecModel

/// The result of explaining an engine's behavior with the reference engine.
package enum Explanation: Equatable, Sendable {
  /// An engine that keeps every rule does the same, given these answers; a question without an
  /// effect is left open.
  case explained(Reading)
  /// An engine that keeps every rule does not do the same under any answers.
  case unexplained(Divergence)
  /// There were too many paths to try them all.
  case undecided

  /// The place where an engine left every path that the documents and the listed answers allow.
  package struct Divergence: Equatable, Sendable {
    /// The action at which it left the last path, counted from 0.
    package let action: Int
    /// What the reference engine does there on each of the paths; all entries differ.
    package let allowed: [Allowed]

    /// Creates a divergence.
    package init(action: Int, allowed: [Allowed]) {
      self.action = action
      self.allowed = allowed
    }
  }

  /// One of the things that the reference engine may do in an action.
  package struct Allowed: Equatable, Sendable {
    /// What it does, limited to the kinds that the engine reports.
    package let observations: [Observation]
    /// The answers under which it does so.
    package let reading: Reading
    /// What it decided in the action, each decision with its clause or answer.
    package let decisions: [Decision]

    /// Creates one of the things that an engine may do.
    package init(observations: [Observation], reading: Reading, decisions: [Decision]) {
      self.observations = observations
      self.reading = reading
      self.decisions = decisions
    }
  }
}
