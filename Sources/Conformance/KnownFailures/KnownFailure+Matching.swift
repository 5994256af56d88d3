package import SpecModel

extension KnownFailure {
  /// Tells whether the entry matches a case in a profile.
  package func matches(caseID: String, profile: String) -> Bool {
    (self.profile == nil || self.profile == profile)
      && (cases == caseID || isGlob && Glob(cases).matches(caseID))
  }

  /// Whether the entry can match more than one case.
  private var isGlob: Bool {
    cases.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }
}
