public import SpecModel

/// An implementer's list of known failures.
public struct KnownFailureList: Hashable, Sendable {
  /// The entries, in the order of the file.
  public var entries: [KnownFailure]
  /// The day of the run, as `2026-01-31`, against which dates of expiry are held.
  public var today: String

  /// Creates a list.
  public init(entries: [KnownFailure] = [], today: String = "0000-00-00") {
    self.entries = entries
    self.today = today
  }

  /// Returns the entry that counts for a case in a profile; the first of several.
  package func entry(caseID: String, profile: String) -> KnownFailure? {
    entries.first { !isExpired($0) && $0.matches(caseID: caseID, profile: profile) }
  }

  /// Returns what is wrong with the list itself, whatever the engine does.
  ///
  /// The list is held against the whole suite, so that a selection or a shard finds the same.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - profiles: The ids of the profiles that the engine follows.
  package func findings(in suite: Suite, profiles: [String]) -> [Finding] {
    let runs = profiles.flatMap { profile in
      suite.cases.filter { $0.profiles.contains(profile) }.map { (id: $0.id, profile: profile) }
    }
    var findings: [Finding] = []
    var claimed: [String: KnownFailure] = [:]
    for entry in entries {
      if isExpired(entry) { findings.append(.expired(entry)) }
      let matching = runs.filter { entry.matches(caseID: $0.id, profile: $0.profile) }
      if matching.isEmpty { findings.append(.matchesNothing(entry)) }
      var overlap: Finding?
      for run in matching {
        let key = "\(run.id) [\(run.profile)]"
        if let other = claimed[key] {
          overlap = overlap ?? .overlaps(entry, with: other, on: key)
        } else {
          claimed[key] = entry
        }
      }
      if let overlap { findings.append(overlap) }
    }
    return findings
  }

  private func isExpired(_ entry: KnownFailure) -> Bool {
    // Dates of one form are ordered like their text.
    entry.expires.map { $0 < today } ?? false
  }

  /// Something that is wrong with a list; each makes a run red.
  public enum Finding: Hashable, Sendable {
    /// No case of the suite is meant.
    case matchesNothing(KnownFailure)
    /// A case is meant by two entries.
    case overlaps(KnownFailure, with: KnownFailure, on: String)
    /// The entry's last day is over.
    case expired(KnownFailure)
  }
}
