package import SpecModel

extension KnownFailureList {
  /// Returns entries for what an engine does not pass: exact ids, kind by kind, in the order of the
  /// run.
  ///
  /// A case that misbehaves in the same way in all of the profiles in which it was run has one entry
  /// without a profile.
  ///
  /// - Parameters:
  ///   - results: What a run came to.
  ///   - file: The file in which they are to be written.
  ///   - reason: Says why a case is listed, in words for the list.
  package static func entries(
    for results: [CaseResult], file: String, reason: (CaseResult) -> String
  ) -> [KnownFailure] {
    var runs: [String: Int] = [:]
    var failing: [Key: [CaseResult]] = [:]
    var order: [Key] = []
    for result in results {
      runs[result.planned.case.id, default: 0] += 1
      guard result.verdict.kind == .failed || result.verdict.kind == .errored,
        let misbehavior = result.verdict.misbehavior
      else { continue }
      let key = Key(caseID: result.planned.case.id, kind: KnownFailure.Kind(misbehavior))
      if failing[key, default: []].isEmpty { order.append(key) }
      failing[key, default: []].append(result)
    }
    let location = SourceLocation(file: file, line: 1, column: 1)
    return KnownFailure.Kind.allCases.flatMap { kind in
      order.filter { $0.kind == kind }.flatMap { key -> [KnownFailure] in
        let results = failing[key] ?? []
        let isEverywhere = results.count == runs[key.caseID]
        return (isEverywhere ? Array(results.prefix(1)) : results).map { result in
          KnownFailure(
            cases: key.caseID, profile: isEverywhere ? nil : result.planned.profile, kind: kind,
            reason: reason(result), location: location)
        }
      }
    }
  }

  private struct Key: Hashable {
    var caseID: String
    var kind: KnownFailure.Kind
  }
}
