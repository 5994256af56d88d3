import SpecModel

/// A case in a profile of which entries of a list of known failures speak.
struct KnownFailureClaim: Hashable, Sendable {
  /// The id of the case.
  var caseID: String
  /// The id of the profile.
  var profile: String
  /// Which entries match it, counted from 0, in their order; at least one.
  var entries: [Int]
}

extension KnownFailureList {
  /// Returns what the entries claim of a case, in each of its profiles.
  func claims(on item: Case) -> [KnownFailureClaim] {
    item.profiles.compactMap { profile in
      let matching = entries.indices.filter {
        entries[$0].matches(caseID: item.id, profile: profile)
      }
      if matching.isEmpty { return nil }
      return KnownFailureClaim(caseID: item.id, profile: profile, entries: matching)
    }
  }
}
