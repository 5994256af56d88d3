package import SpecModel

/// What the engine of reference of a domain does in each step of a case, and why.
package struct ToldCase: Sendable {
  /// The case's steps.
  package let steps: [Step]

  /// A step of the case.
  package struct Step: Sendable {
    /// What was reported, one list per action.
    package var observations: [[Observation]] = []
    /// Why; empty if it was not asked for.
    package var reasons: [Reason] = []
    /// The message on the screen after the step; `nil` if there is none.
    package var visible: String?
    /// The stack after the step, top first.
    package var stack: [String] = []
    /// The messages that load after the step.
    package var loading: [String] = []
    /// The messages whose delivery is under way after the step.
    package var underWay: [String] = []

    /// Creates a step in which nothing happens.
    package init() {}
  }

  /// Creates a case of its steps.
  package init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Returns everything that was reported, as a transcript of the case's script.
  ///
  /// - Parameter case: The same case.
  package func transcript(of case: Case) -> Transcript {
    Transcript(
      observations: zip(`case`.steps, steps).flatMap { step, told in
        told.observations + (step.stack == nil ? [] : [[.stack(told.stack)]])
      })
  }
}
