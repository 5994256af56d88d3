package import SpecModel

extension KnownFailureList {
  /// Returns what is left of each entry when what is stale is dropped: the entry itself, nothing, or
  /// the exact cases for which it still counts.
  ///
  /// An entry is stale where the engine passes a case that it matches, and where it matches no
  /// case of the suite at all. What a run did not ask, it says nothing of: such cases are kept.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - profiles: The ids of the profiles that the engine follows.
  ///   - passed: The cases that the engine passed, each with the id of its profile.
  /// - Returns: What takes the place of each entry, in their order.
  package func tightened(
    in suite: Suite, profiles: [String], passed: Set<CaseInProfile>
  ) -> [[KnownFailure]] {
    let runs = profiles.flatMap { profile in
      suite.cases.filter { $0.profiles.contains(profile) }
        .map { CaseInProfile(caseID: $0.id, profile: profile) }
    }
    return entries.map { entry in
      let matching = runs.filter { entry.matches(caseID: $0.caseID, profile: $0.profile) }
      let rest = matching.filter { !passed.contains($0) }
      if !matching.isEmpty, rest.count == matching.count { return [entry] }
      return Self.entries(like: entry, for: rest, of: matching)
    }
  }

  /// Writes an entry for each of some cases; without a profile where all of a case's are meant.
  private static func entries(
    like entry: KnownFailure, for runs: [CaseInProfile], of all: [CaseInProfile]
  ) -> [KnownFailure] {
    let profiles = Dictionary(grouping: all, by: \.caseID).mapValues(\.count)
    let byCase = Dictionary(grouping: runs, by: \.caseID)
    return runs.uniqued(by: \.caseID).flatMap { run in
      let kept = byCase[run.caseID] ?? []
      var exact = entry
      exact.cases = run.caseID
      if kept.count == profiles[run.caseID] { return [exact] }
      return kept.map { run in
        exact.profile = run.profile
        return exact
      }
    }
  }
}

/// A case in one profile, by their ids.
package struct CaseInProfile: Hashable, Sendable {
  /// The id of the case.
  package var caseID: String
  /// The id of the profile.
  package var profile: String

  /// Creates a pair.
  package init(caseID: String, profile: String) {
    self.caseID = caseID
    self.profile = profile
  }

  /// Names a planned case.
  package init(_ planned: PlannedCase) {
    self.init(caseID: planned.case.id, profile: planned.profile)
  }
}
