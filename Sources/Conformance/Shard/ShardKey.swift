import SpecJSON
import SpecModel

/// What decides which shard a case goes to.
package struct ShardKey: Hashable, Sendable {
  /// A hash of the case's id and its profile.
  package var hash: UInt64
  /// How long the case took before, in microseconds; absent: it is not known; 0: it was not asked.
  package var microseconds: Int?

  /// Creates a key.
  package init(hash: UInt64, microseconds: Int? = nil) {
    self.hash = hash
    self.microseconds = microseconds
  }

  /// Returns the hash of an id, such as `stack/last-in-first-out/two-waiting [swift]`.
  package static func hash(of id: String) -> UInt64 {
    FNV1a(id).value
  }
}

extension Shard {
  /// Deals cases out to shards: the longest first, each to the shard that has the least to do.
  ///
  /// A case whose time is not known counts as the median of those whose time is. Where none is, all
  /// count alike: the cases are dealt in turn, in the order of their hashes, and no shard has more
  /// than one case above another. What comes out depends on hashes and times alone, not on the
  /// order of the cases.
  ///
  /// - Parameters:
  ///   - keys: What decides, one a case.
  ///   - count: How many shards there are.
  /// - Returns: For each of the cases the index of its shard, counted from 1.
  package static func dealt(_ keys: [ShardKey], to count: Int) -> [Int] {
    let unknown = median(keys.compactMap(\.microseconds).filter { $0 > 0 }) ?? 1
    var cards = keys.enumerated().map { index, key in
      (weight: weight(key.microseconds ?? unknown), hash: key.hash, index: index)
    }
    cards.sort {
      $0.weight != $1.weight
        ? $0.weight > $1.weight : ($0.hash, $0.index) < ($1.hash, $1.index)
    }
    var loads = ShardLoads(count: count)
    var shards = [Int](repeating: 1, count: keys.count)
    for card in cards { shards[card.index] = loads.addToLeast(card.weight) }
    return shards
  }

  /// A time as a weight: above nothing, so that cases that take no time are spread, too, and at most
  /// the day that a case may take, so that no sum overflows.
  private static func weight(_ microseconds: Int) -> Int {
    min(max(microseconds, 1), 86_400_000_000)
  }

  private static func median(_ numbers: [Int]) -> Int? {
    numbers.isEmpty ? nil : numbers.sorted()[numbers.count / 2]
  }
}
