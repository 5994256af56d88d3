import SpecModel

/// A case in a profile that entries of a list of known failures match.
struct KnownFailureClaim: Hashable, Sendable {
  /// The id of the case.
  var caseID: String
  /// The id of the profile.
  var profile: String
  /// The indices of the entries that match it, counted from 0, in their order; at least one.
  var entries: [Int]
}

extension KnownFailureList {
  /// Returns the claims of the entries about a case, one for each of its profiles and ids.
  ///
  /// Entries that match different ids of a case do not overlap: in the list, they are about
  /// different cases.
  func claims(on item: Case) -> [KnownFailureClaim] {
    item.profiles.flatMap { profile in
      ([item.id] + item.formerIDs).compactMap { id in
        let matching = entries.indices.filter { entries[$0].matches(caseID: id, profile: profile) }
        if matching.isEmpty { return nil }
        return KnownFailureClaim(caseID: item.id, profile: profile, entries: matching)
      }
    }
  }
}
