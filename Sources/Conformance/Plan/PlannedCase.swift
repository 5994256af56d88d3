package import SpecModel

/// A case in one profile, and whether it is run on the engine.
package struct PlannedCase: Hashable, Sendable, Identifiable {
  /// The case.
  package var `case`: Case
  /// The id of the profile in which it is run.
  package var profile: String
  /// Why it is not run on the engine; absent where it is.
  package var skip: SkipReason?

  /// The entry of the implementer's list that matches it; absent for most.
  package var knownFailure: KnownFailure?

  /// Creates a planned case.
  package init(
    _ case: Case, profile: String, skip: SkipReason? = nil, knownFailure: KnownFailure? = nil
  ) {
    self.case = `case`
    self.profile = profile
    self.skip = skip
    self.knownFailure = knownFailure
  }

  /// The case's id and its profile, unique within a run.
  package var id: String { "\(`case`.id) [\(profile)]" }

  /// What the engine is asked to go through: the actions of all steps, and a query after each step
  /// that asks for the stack.
  package var script: Script {
    var actions: [Action] = []
    for step in `case`.steps {
      actions += step.actions
      if step.stack != nil { actions.append(.queryStack) }
    }
    return Script(
      caseID: `case`.id, profile: profile, given: `case`.given, messages: `case`.messages,
      actions: actions)
  }
}
