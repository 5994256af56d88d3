package import ReferenceEngine
package import SpecModel

/// What the reference engine makes of something that an engine did.
package enum Explanation: Equatable, Sendable {
  /// An engine that keeps every rule does the same, given these answers; a question that nothing
  /// depended on is left open.
  case explained(Reading)
  /// No answers lead an engine that keeps every rule to do the same.
  case unexplained(Divergence)
  /// There were too many ways to try them all.
  case undecided

  /// Where an engine left every way that the documents and the listed answers allow.
  package struct Divergence: Equatable, Sendable {
    /// The action at which the last of the ways was left, counted from 0.
    package let action: Int
    /// What the reference engine does there, on each of the ways that led there: no two are the same.
    package let allowed: [Allowed]
  }

  /// One of the things that the reference engine may do in an action.
  package struct Allowed: Equatable, Sendable {
    /// What it does, of the kinds that the engine reports.
    package let observations: [Observation]
    /// The answers that it takes for that.
    package let reading: Reading
    /// What it decided in the action, each with the clause or the answer that it rests on.
    package let decisions: [Decision]
  }
}
