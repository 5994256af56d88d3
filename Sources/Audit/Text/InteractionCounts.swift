/// The number of cells of the interaction matrix, by what decides them.
package struct InteractionCounts: Hashable, Sendable {
  /// The cells that can be reached.
  package let reached: Int
  /// The cells that a rule decides.
  package let decided: Int
  /// The cells that depend on open questions.
  package let open: Int
  /// The cells that a convention of the protocol decides, and no rule.
  package let conventions: Int
  /// The cells whose fault was never seen.
  package let nothing: Int
  /// The decided cells that no case asks about for a stated reason.
  package let exceptions: Int
  /// The decided cells that no case asks about, without such a reason.
  package let holes: Int

  /// Counts the cells of a matrix.
  package init(_ matrix: InteractionMatrix) {
    let deciders = matrix.book.deciders
    reached = deciders.count
    decided = deciders.count { $0.value.isDecided }
    nothing = deciders.count { $0.value == .nothing }
    conventions = deciders.count { $0.value == .rules([]) }
    open = reached - decided - nothing - conventions
    exceptions = matrix.exceptions.count
    holes = matrix.holes.count
  }
}
