package import SpecModel

extension KnownFailure {
  /// Tells whether the entry matches a case in a profile; an entry about a bug matches none.
  package func matches(caseID: String, profile: String) -> Bool {
    guard case .cases(let cases) = subject, self.profile == nil || self.profile == profile
    else { return false }
    return cases == caseID || Self.isGlob(cases) && Glob(cases).matches(caseID)
  }

  /// Tells whether the entry matches a case in a profile, by its id or by one that it had before.
  func matches(_ item: Case, profile: String) -> Bool {
    matches(caseID: item.id, profile: profile) || matchesFormerly(item, profile: profile)
  }

  /// Tells whether the entry matches an id that a case had before it was moved.
  func matchesFormerly(_ item: Case, profile: String) -> Bool {
    item.formerIDs.contains { matches(caseID: $0, profile: profile) }
  }

  /// Tells whether a pattern can match more than one case.
  private static func isGlob(_ cases: String) -> Bool {
    cases.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }
}
