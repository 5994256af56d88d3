package import SpecModel

/// What an engine of reference makes of what another engine did: whether it may do so, too.
package enum Account: Hashable, Sendable {
  /// Some answers to the open questions explain it: those that are not the default, as `--reading` takes them.
  case explained(answers: [String])
  /// No answers explain it from an action on, counted from 0. With the answers that explain everything before, it
  /// may only do this there: one list for each way to go on.
  case unexplained(action: Int, allowed: [[Observation]])
  /// A rule that the suite does not have decides there, or before: it is no measure for the engine.
  case foreign
  /// There are too many combinations of answers to try them all.
  case undecided
}
