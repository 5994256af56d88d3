import EngineKit
package import SpecModel

/// What the reference engine does in each step of a case, and why: the stage that finds reasons.
///
/// It gives the default answers to open questions.
package struct ToldCase: Sendable {
  /// The case's steps.
  package private(set) var steps: [Step] = []

  /// A step of the case.
  package struct Step: Sendable {
    /// What was reported, one list per action.
    package fileprivate(set) var observations: [[Observation]] = []
    /// What was decided; empty if it was not asked for.
    package fileprivate(set) var decisions: [Decision] = []
    /// The stack after the step, top first.
    package fileprivate(set) var stack: [String] = []
    /// The messages that load after the step.
    package fileprivate(set) var loading: [String] = []
  }

  /// Runs a case in a profile.
  ///
  /// - Parameters:
  ///   - case: The case.
  ///   - profile: The id of the profile.
  ///   - only: The only step whose decisions are needed, counted from 0; `nil` for all steps.
  /// - Returns: `nil` if the reference engine does not know the profile.
  package init?(of case: Case, in profile: String, deciding only: Int? = nil) {
    let setup = EngineSetup(
      Script(
        caseID: `case`.id, profile: profile, given: `case`.given, messages: `case`.messages,
        actions: []))
    guard var engine = try? ReferenceAdapter().simulation(for: setup) else { return nil }
    // What one step decides can rest on the steps before it.
    engine.keepsDecisions = true
    let kinds = Set(`case`.asserts.kinds)
    for (index, step) in `case`.steps.enumerated() {
      var told = Step()
      for action in step.actions {
        if let only, only != index {
          told.observations.append(engine.perform(action))
        } else {
          let performed = engine.performTelling(action, seeing: kinds)
          told.observations.append(performed.observations)
          told.decisions += performed.decisions
        }
      }
      if case .stack(let names)? = engine.perform(.queryStack).first { told.stack = names }
      told.loading = engine.loadingMessages
      steps.append(told)
    }
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
