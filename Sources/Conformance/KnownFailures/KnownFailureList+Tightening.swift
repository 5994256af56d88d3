package import SpecModel

extension KnownFailureList {
  /// Returns what is left of each entry without its outdated part: the entry itself, nothing, or
  /// the exact cases for which it still counts.
  ///
  /// An entry is outdated for a case that the engine passes, and altogether if it matches no case
  /// of the suite. Cases that were not run are kept. An entry that matches cases only by ids from
  /// before they were moved becomes entries for the ids that they have now.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - profiles: The ids of the profiles that the engine follows.
  ///   - passed: The cases that the engine passed, each with the id of its profile.
  ///   - findings: The problems with the list after the run, which name the bugs that are gone.
  /// - Returns: The replacements of each entry, in their order.
  package func tightened(
    in suite: Suite, profiles: [String], passed: Set<CaseInProfile>,
    findings: [Finding] = []
  ) -> [[KnownFailure]] {
    let runs = profiles.flatMap { profile in
      suite.cases.filter { $0.profiles.contains(profile) }.map { (item: $0, profile: profile) }
    }
    return entries.map { entry in
      if entry.isBug { return findings.contains(.nothingFails(entry)) ? [] : [entry] }
      let now = runs.filter { entry.matches(caseID: $0.item.id, profile: $0.profile) }
      let formerly = runs.filter { run in
        !entry.matches(caseID: run.item.id, profile: run.profile)
          && entry.matchesFormerly(run.item, profile: run.profile)
          && !entries.contains { $0.matches(caseID: run.item.id, profile: run.profile) }
      }
      let matching = (now + formerly).map {
        CaseInProfile(caseID: $0.item.id, profile: $0.profile)
      }
      let rest = matching.filter { !passed.contains($0) }
      if !now.isEmpty, rest.count == matching.count { return [entry] }
      return Self.entries(like: entry, for: rest, of: matching)
    }
  }

  /// Tells whether an entry matches a case of a suite only by an id from before it was moved.
  package static func isOutdated(_ entry: KnownFailure, in suite: Suite) -> Bool {
    suite.cases.contains { item in
      item.profiles.contains {
        !entry.matches(caseID: item.id, profile: $0) && entry.matchesFormerly(item, profile: $0)
      }
    }
  }

  /// Returns an entry for each of some cases, without a profile if it covers all runs of a case.
  private static func entries(
    like entry: KnownFailure, for runs: [CaseInProfile], of all: [CaseInProfile]
  ) -> [KnownFailure] {
    let profiles = Dictionary(grouping: all, by: \.caseID).mapValues(\.count)
    let byCase = Dictionary(grouping: runs, by: \.caseID)
    return runs.uniqued(by: \.caseID).flatMap { run in
      let kept = byCase[run.caseID] ?? []
      var exact = entry
      exact.subject = .cases(run.caseID)
      if kept.count == profiles[run.caseID] { return [exact] }
      return kept.map { run in
        exact.profile = run.profile
        return exact
      }
    }
  }
}

/// A case in one profile, identified by their ids.
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

  /// Creates the pair for a planned case.
  package init(_ planned: PlannedCase) {
    self.init(caseID: planned.case.id, profile: planned.profile)
  }
}
