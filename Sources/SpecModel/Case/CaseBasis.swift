/// What the audit found out about a case: what it checks and what it needs; empty if nothing is
/// known.
package struct CaseBasis: Hashable, Sendable {
  /// The clauses of its own rules that the case holds, that is, for which it detects a fault.
  package var holds: [Held]
  /// The ids of the other rules that it needs: an engine that lacks one of them fails the case.
  package var needs: [String]

  /// A clause that a case holds, and the steps that show it.
  package struct Held: Hashable, Sendable {
    /// The full id of the clause.
    package var clause: String
    /// The steps at which a fault that breaks the clause shows first, counted from 0, in order.
    package var steps: [Int]

    /// Creates an entry.
    package init(clause: String, steps: [Int]) {
      self.clause = clause
      self.steps = steps
    }
  }

  /// Creates a basis; by default, nothing is known.
  package init(holds: [Held] = [], needs: [String] = []) {
    self.holds = holds
    self.needs = needs
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { holds.isEmpty && needs.isEmpty }

  /// Returns the full ids of the clauses that the engine may have broken if the case fails.
  ///
  /// - Parameter step: The first step that fails, counted from 0; `nil` if no step does.
  /// - Returns: The clauses whose faults show at the step; if there are none, all clauses that the
  ///   case holds.
  package func clauses(failingAt step: Int?) -> [String] {
    let here = holds.filter { held in step.map(held.steps.contains) ?? false }
    return (here.isEmpty ? holds : here).map(\.clause)
  }
}
