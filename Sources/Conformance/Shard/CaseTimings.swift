import SpecJSON
import SpecModel

/// The durations of cases in earlier runs, in a few words of memory per case.
package struct CaseTimings: Sendable {
  private var times: [UInt64: Int] = [:]

  /// Creates empty timings.
  package init() {}

  /// Whether no duration is known.
  package var isEmpty: Bool { times.isEmpty }

  /// Records the duration of a case; of several durations, the longest counts.
  ///
  /// - Parameters:
  ///   - id: The case's id with its profile.
  ///   - microseconds: The duration; 0 if the case was not run.
  package mutating func record(_ id: String, microseconds: Int) {
    let hash = ShardKey.hash(of: id)
    times[hash] = max(times[hash] ?? 0, microseconds)
  }

  /// Returns the duration of a case in microseconds, by the hash of its id and profile.
  package subscript(hash: UInt64) -> Int? { times[hash] }

  /// A digest of the timings; `nil` if no duration is known.
  ///
  /// Shards that were dealt by different timings do not fit together.
  package var digest: String? {
    if times.isEmpty { return nil }
    // A sum does not depend on the order, which is random in a dictionary.
    let sum = times.reduce(into: UInt64(0)) { sum, entry in
      sum &+= FNV1a("\(entry.key) \(entry.value)").value
    }
    return FNV1a("\(sum)").digest
  }
}
