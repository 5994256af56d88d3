package import SpecModel

extension KnownFailureList {
  /// Returns entries for the cases that an engine does not pass, kind by kind, in the order of the
  /// run.
  ///
  /// If all cases of a folder or a file misbehave in the same way, a glob covers them; it matches
  /// these cases and no other of the suite. Cases that misbehave in the same way in all profiles
  /// get one entry without a profile.
  ///
  /// - Parameters:
  ///   - results: The results of a run.
  ///   - suite: The suite, which includes the cases that no glob may match.
  ///   - profiles: The ids of the profiles that the engine follows, run or not.
  ///   - file: The file in which the entries will be written.
  ///   - reason: Returns the reason for listing some cases.
  package static func entries(
    for results: [CaseResult], of suite: Suite, profiles: [String], file: String,
    reason: ([CaseResult]) -> String
  ) -> [KnownFailure] {
    let location = SourceLocation(file: file, line: 1, column: 1)
    return KnownFailure.Kind.allCases.flatMap { kind in
      let failing = results.filter { result in
        (result.verdict.kind == .failed || result.verdict.kind == .errored)
          && result.verdict.misbehavior.map(KnownFailure.Kind.init) == kind
      }
      if failing.isEmpty { return [KnownFailure]() }
      return CaseCover(failing, of: suite, profiles: profiles).patterns.map { pattern in
        KnownFailure(
          cases: pattern.cases, profile: pattern.profile, kind: kind,
          reason: reason(pattern.results), location: location)
      }
    }
  }
}
