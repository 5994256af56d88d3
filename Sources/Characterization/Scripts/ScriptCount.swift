/// The number of scripts that were examined for an engine's answers.
package struct ScriptCount: Hashable, Sendable {
  /// The number of scripts that some answers explain.
  package internal(set) var explained = 0
  /// The number of scripts that no answers explain.
  package internal(set) var unexplained = 0
  /// The number of scripts that are undecided because there are too many ways through them.
  package internal(set) var undecided = 0

  /// The number of all scripts.
  package var total: Int { explained + unexplained + undecided }

  static func += (left: inout ScriptCount, right: ScriptCount) {
    left.explained += right.explained
    left.unexplained += right.unexplained
    left.undecided += right.undecided
  }
}
