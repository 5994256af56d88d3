package import SpecModel

extension KnownFailure {
  /// Tells whether the entry matches a case in a profile.
  package func matches(caseID: String, profile: String) -> Bool {
    (self.profile == nil || self.profile == profile)
      && (cases == caseID || isGlob && Glob(cases).matches(caseID))
  }

  /// Tells whether the entry matches a case in a profile, by its id or by one that it had before.
  func matches(_ item: Case, profile: String) -> Bool {
    matches(caseID: item.id, profile: profile) || matchesFormerly(item, profile: profile)
  }

  /// Tells whether the entry matches an id that a case had before it was moved.
  func matchesFormerly(_ item: Case, profile: String) -> Bool {
    item.formerIDs.contains { matches(caseID: $0, profile: profile) }
  }

  /// Whether the entry can match more than one case.
  private var isGlob: Bool {
    cases.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }
}
