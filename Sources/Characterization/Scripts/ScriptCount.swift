/// How many scripts an engine's answers were looked for in.
package struct ScriptCount: Hashable, Sendable {
  /// How many some answers explain.
  package internal(set) var explained = 0
  /// How many no answers explain.
  package internal(set) var unexplained = 0
  /// How many were given up, because there are too many ways through them.
  package internal(set) var undecided = 0

  /// How many there were.
  package var total: Int { explained + unexplained + undecided }

  static func += (left: inout ScriptCount, right: ScriptCount) {
    left.explained += right.explained
    left.unexplained += right.unexplained
    left.undecided += right.undecided
  }
}
