public import SpecModel

/// A list of known failures for an engine.
public struct KnownFailureList: Hashable, Sendable {
  /// The entries, in the order of the file.
  public var entries: [KnownFailure]
  /// The day of the run, such as `2026-01-31`, which is compared with expiry dates.
  public var today: String
  /// How much the engine must be judged on, regardless of known failures.
  public var requirements: Requirements
  /// How the bugs of the list are recognized.
  package var evidence = BugEvidence()

  /// Creates a list.
  public init(
    entries: [KnownFailure] = [], today: String = "0000-00-00",
    requirements: Requirements = Requirements()
  ) {
    self.entries = entries
    self.today = today
    self.requirements = requirements
  }

  /// Returns the entry that counts for a case in a profile: the first that matches its id, or else
  /// the first that matches an id that it had before.
  package func entry(for item: Case, profile: String) -> KnownFailure? {
    entries.first { !isExpired($0) && $0.matches(caseID: item.id, profile: profile) }
      ?? entries.first { !isExpired($0) && $0.matchesFormerly(item, profile: profile) }
  }

  /// The entries about bugs that have not expired.
  var bugs: [KnownFailure] { entries.filter { $0.isBug && !isExpired($0) } }

  /// Returns what is wrong with the list itself, regardless of what the engine does.
  ///
  /// The list is checked against the whole suite, so that selections and shards have the same
  /// findings.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - profiles: The ids of the profiles that the engine follows.
  package func findings(in suite: Suite, profiles: [String]) -> [Finding] {
    findings(claims: suite.files.flatMap { $0.cases.flatMap(claims) }, profiles: profiles)
  }

  /// Returns what is wrong with the list itself, given the claims of its entries.
  func findings(claims: [KnownFailureClaim], profiles: [String]) -> [Finding] {
    if entries.isEmpty { return [] }
    var isUsed = entries.map { _ in false }
    var overlaps: [Finding?] = entries.map { _ in nil }
    for profile in profiles {
      for claim in claims where claim.profile == profile {
        for entry in claim.entries { isUsed[entry] = true }
        let first = claim.entries[0]
        for entry in claim.entries.dropFirst() where overlaps[entry] == nil {
          overlaps[entry] = .overlaps(
            entries[entry], with: entries[first], on: "\(claim.caseID) [\(profile)]")
        }
      }
    }
    return entries.indices.flatMap { index -> [Finding] in
      let entry = entries[index]
      var findings: [Finding] = isExpired(entry) ? [.expired(entry)] : []
      if !isUsed[index], !entry.isBug { findings.append(.matchesNothing(entry)) }
      if let overlap = overlaps[index] { findings.append(overlap) }
      return findings
    }
  }

  private func isExpired(_ entry: KnownFailure) -> Bool {
    // Dates in this form sort like text.
    entry.expires.map { $0 < today } ?? false
  }

  /// A problem with a list; each makes a run red.
  package enum Finding: Hashable, Sendable {
    /// The entry matches no case of the suite.
    case matchesNothing(KnownFailure)
    /// Nothing fails any more because of the bug that the entry names.
    case nothingFails(KnownFailure)
    /// Two entries match the same case.
    case overlaps(KnownFailure, with: KnownFailure, on: String)
    /// The entry's last day has passed.
    case expired(KnownFailure)
  }
}
