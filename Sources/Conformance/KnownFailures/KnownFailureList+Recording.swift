package import SpecModel

extension KnownFailureList {
  /// Returns entries for what an engine does not pass, kind by kind, in the order of the run.
  ///
  /// Where all of a folder's or a file's cases misbehave in one way, a glob says so; it matches
  /// these cases and no other of the suite. What misbehaves in the same way in all profiles has one
  /// entry without a profile.
  ///
  /// - Parameters:
  ///   - results: The outcome of a run.
  ///   - suite: The suite, for the cases of which a glob must not speak.
  ///   - profiles: The ids of the profiles that the engine follows, run or not.
  ///   - file: The file in which they are to be written.
  ///   - reason: Says why cases are listed, in words for the list.
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
