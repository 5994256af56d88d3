public import SpecModel

/// A case in one profile, and whether it is run on the engine.
public struct PlannedCase: Hashable, Sendable, Identifiable {
  /// The case.
  public var `case`: Case
  /// The id of the profile in which it is run.
  public var profile: String
  /// Why it is not run on the engine; absent where it is.
  public var skip: SkipReason?

  /// The entry of the implementer's list that matches it; absent for most.
  public var knownFailure: KnownFailure?

  /// Creates a planned case.
  public init(
    _ case: Case, profile: String, skip: SkipReason? = nil, knownFailure: KnownFailure? = nil
  ) {
    self.case = `case`
    self.profile = profile
    self.skip = skip
    self.knownFailure = knownFailure
  }

  /// The case's id and its profile, unique within a run.
  public var id: String { "\(`case`.id) [\(profile)]" }

  /// What the engine is asked to go through: the actions of all steps, and a query after each step
  /// that asks for the stack.
  public var script: Script {
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
