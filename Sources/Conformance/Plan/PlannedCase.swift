package import SpecModel

/// A case in one profile, and whether it runs on the engine.
///
/// This is a class because a case has many fields: the plan, the result and all recorders share one
/// object, where copies would take a twentieth of a run's time on the wire.
package final class PlannedCase: Sendable, Identifiable {
  /// The case.
  package let `case`: Case
  /// The id of the profile in which it runs.
  package let profile: String
  /// Why it does not run on the engine; `nil` if it does.
  package let skip: SkipReason?

  /// The entry of the list of known failures that matches it; `nil` for most cases.
  package let knownFailure: KnownFailure?
  /// The bugs that the list of known failures names; `nil` if it names none.
  let bugs: KnownBugs?

  /// Creates a planned case.
  package convenience init(
    _ case: Case, profile: String, skip: SkipReason? = nil, knownFailure: KnownFailure? = nil
  ) {
    self.init(`case`, profile: profile, skip: skip, knownFailure: knownFailure, bugs: nil)
  }

  /// Creates a planned case whose failure may be due to known bugs.
  init(
    _ case: Case, profile: String, skip: SkipReason?, knownFailure: KnownFailure?, bugs: KnownBugs?
  ) {
    self.case = `case`
    self.profile = profile
    self.skip = skip
    self.knownFailure = knownFailure
    self.bugs = bugs
  }

  /// The case's id and its profile, unique within a run.
  package var id: String { "\(`case`.id) [\(profile)]" }

  /// The number of actions of its script.
  var actionCount: Int {
    var count = 0
    // By index, since to take each step out of the list copies it.
    for index in `case`.steps.indices {
      count += `case`.steps[index].actions.count + (`case`.steps[index].stack == nil ? 0 : 1)
    }
    return count
  }

  /// The script for the engine: the actions of all steps, and a query after each step that asks for
  /// the stack.
  package var script: Script {
    var actions: [Action] = []
    actions.reserveCapacity(actionCount)
    for step in `case`.steps {
      actions += step.actions
      if step.stack != nil { actions.append(.queryStack) }
    }
    return Script(
      caseID: `case`.id, profile: profile, given: `case`.given, messages: `case`.messages,
      actions: actions)
  }
}

extension PlannedCase: Hashable {
  package static func == (one: PlannedCase, other: PlannedCase) -> Bool {
    one === other
      || (one.case, one.profile, one.skip, one.knownFailure)
        == (other.case, other.profile, other.skip, other.knownFailure)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(`case`.id)
    hasher.combine(profile)
  }
}
