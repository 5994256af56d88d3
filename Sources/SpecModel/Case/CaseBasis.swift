/// What a case stands on, as the audit has found out; empty if nothing is known.
package struct CaseBasis: Hashable, Sendable {
  /// The clauses of its own rules that it holds: it notices a fault that breaks one.
  package var holds: [Held]
  /// The ids of the other rules that it needs: an engine without one of them fails it.
  package var needs: [String]

  /// A clause, and where a case notices that it is broken.
  package struct Held: Hashable, Sendable {
    /// The full id of the clause.
    package var clause: String
    /// The steps at which a fault that breaks it shows first, counted from 0, in order.
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

  /// Returns the full ids of the clauses that may be broken where a case fails.
  ///
  /// - Parameter step: The first step that fails, counted from 0; absent if no step does.
  /// - Returns: The clauses whose faults show there; all that the case holds, where none does.
  package func clauses(failingAt step: Int?) -> [String] {
    let here = holds.filter { held in step.map(held.steps.contains) ?? false }
    return (here.isEmpty ? holds : here).map(\.clause)
  }
}
