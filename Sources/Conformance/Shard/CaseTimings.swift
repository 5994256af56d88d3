import SpecJSON
import SpecModel

/// How long cases took in runs before, in a few words a case.
package struct CaseTimings: Sendable {
  private var times: [UInt64: Int] = [:]

  /// Creates timings of nothing.
  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool { times.isEmpty }

  /// Takes down how long a case took; of several times, the longest counts.
  ///
  /// - Parameters:
  ///   - id: The case's id and its profile.
  ///   - microseconds: How long it took; 0: it was not asked.
  package mutating func record(_ id: String, microseconds: Int) {
    let hash = ShardKey.hash(of: id)
    times[hash] = max(times[hash] ?? 0, microseconds)
  }

  /// Returns how long a case took, in microseconds, by the hash of its id and profile.
  package subscript(hash: UInt64) -> Int? { times[hash] }

  /// What tells these timings from any other; `nil` where nothing is known.
  ///
  /// Shards that were dealt by different timings do not fit together.
  package var digest: String? {
    if times.isEmpty { return nil }
    // A sum does not depend on the order, which a dictionary does not have.
    let sum = times.reduce(into: UInt64(0)) { sum, entry in
      sum &+= FNV1a("\(entry.key) \(entry.value)").value
    }
    return FNV1a("\(sum)").digest
  }
}
