import SpecJSON
import SpecModel

/// The properties of a case that decide which shard it goes to.
package struct ShardKey: Hashable, Sendable {
  /// A hash of the case's id and its profile.
  package var hash: UInt64
  /// The duration of the case in an earlier run, in microseconds; `nil` if unknown; 0 if it was not
  /// run.
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
  /// Deals cases to shards: the longest first, each to the shard with the least work.
  ///
  /// A case without a known duration counts as the median of the others. If no duration is known,
  /// all cases count alike: they are dealt in turn, in the order of their hashes, and no shard has
  /// more than one case more than another. The result depends only on hashes and durations, not on
  /// the order of the cases.
  ///
  /// - Parameters:
  ///   - keys: The keys of the cases.
  ///   - count: The number of shards.
  /// - Returns: For each case, the number of its shard, counted from 1.
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

  /// Returns a duration as a weight: above zero, so that instant cases are spread, too, and at most
  /// the day that a case may take, so that no sum overflows.
  private static func weight(_ microseconds: Int) -> Int {
    min(max(microseconds, 1), 86_400_000_000)
  }

  private static func median(_ numbers: [Int]) -> Int? {
    numbers.isEmpty ? nil : numbers.sorted()[numbers.count / 2]
  }
}
