/// How many cells of the matrix there are of which sort.
package struct InteractionCounts: Hashable, Sendable {
  /// Those that can be reached.
  package let reached: Int
  /// Those that something decides.
  package let decided: Int
  /// Those that depend on open questions.
  package let open: Int
  /// Those that a convention of the protocol decides, and no rule.
  package let conventions: Int
  /// Those of which no mistake was seen.
  package let nothing: Int
  /// Those that something decides and a case asks about.
  package let asked: Int
  /// Those that something decides and no case asks about, for a reason.
  package let exceptions: Int
  /// Those that something decides and no case asks about.
  package let holes: Int

  /// Counts.
  package init(_ matrix: InteractionMatrix) {
    let deciders = matrix.book.deciders
    reached = deciders.count
    decided = deciders.count { $0.value.isDecided }
    nothing = deciders.count { $0.value == .nothing }
    conventions = deciders.count { $0.value == .rules([]) }
    open = reached - decided - nothing - conventions
    exceptions = matrix.exceptions.count
    holes = matrix.holes.count
    asked = decided - exceptions - holes
  }
}
