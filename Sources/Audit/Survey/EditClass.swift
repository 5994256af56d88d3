package import ReferenceEngine
package import SpecModel

/// Interventions that do the same in all scripts of a survey, and what that means.
package struct EditClass: Sendable {
  /// The interventions, the simplest first.
  package let members: [Intervention]
  /// What it means.
  package let verdict: Verdict
  /// The faults that do the same, by profile.
  package let faults: [String: [String]]
  /// The profiles in which it changes something.
  package let profiles: [String]

  /// What it means that an engine does such a thing.
  package enum Verdict: Sendable {
    /// Every script that was tried is explained by answers to open questions: these.
    case allowed(answers: [String])
    /// No answers explain it, and a clause is broken.
    case breach(Breached)
    /// No answers explain it, but no monitor objects, and the reference engine cites no clause there: a
    /// question that nobody asked. It is seen in this script.
    case unasked(script: Script)
    /// There were too many answers to try.
    case undecided(script: Script)
  }

  /// A breach of a clause.
  package struct Breached: Sendable {
    /// The full ids of the clauses that it breaks, those first that it breaks in most cases.
    package let clauses: [String]
    /// Whether the monitors of the clauses see it; otherwise the reference engine cites them there.
    package let isSeen: Bool
    /// A script that shows it; the case's, if one notices it.
    package let script: Script
    /// The profiles in which a behavioral case of the clause's rule notices it.
    package let noticed: [String]
    /// The id of a behavioral case that notices it; one of another rule if none of the clause's rule does.
    package let witness: String?

    /// The full id of the clause that it breaks first of all.
    package var clause: String { clauses[0] }
  }

  /// The simplest of the interventions, which stands for all.
  package var representative: Intervention { members[0] }

  /// The profiles in which a case of the clause notices the breach and no fault does the same.
  package var profilesWithoutFault: [String] {
    guard case .breach(let breach) = verdict else { return [] }
    return breach.noticed.filter { faults[$0] == nil }
  }

  /// Finds out what a class means.
  init(
    _ members: [Intervention], _ trial: EditTrial, on scripts: [SurveyedScript],
    among known: [String: [Int: [String]]]
  ) {
    self.members = members.sorted { $0.complexity < $1.complexity }
    profiles = trial.digests.keys.sorted()
    faults = trial.digests.reduce(into: [:]) { faults, entry in
      faults[entry.key] = known[entry.key]?[entry.value]
    }
    let changes = EditChanges(
      ReferenceAdapter { $0.interventions = [members[0]] }, trial.differing.map { scripts[$0] })
    verdict = changes.noticedBreach ?? changes.explained
  }
}

extension Intervention {
  /// The simpler of two has less of it.
  fileprivate var complexity: Int { circumstances.count * 2 + (isAfterwards ? 1 : 0) }
}
