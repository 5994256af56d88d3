/// The reason why a text does not name a shard.
package enum ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not of the form `2/8`.
  case malformed
  /// The text is not a number of shards.
  case malformedCount
  /// The number of shards is zero.
  case none
  /// The number of shards exceeds the limit.
  case tooMany
  /// The shard's number is less than 1.
  case beforeTheFirst(count: Int)
  /// The shard's number is greater than the number of shards.
  case pastTheLast(count: Int)

  /// The message with advice.
  package var description: String {
    switch self {
    case .malformed: "write it as 2/8, which is the second of eight shards"
    case .malformedCount: "the text after / is not a number of shards"
    case .none: "there must be at least one shard"
    case .tooMany: "there can be at most \(Shard.limit) shards"
    case .beforeTheFirst(let count): "shards are numbered from 1 to \(count)"
    case .pastTheLast(let count):
      count == 1 ? "there is only one shard" : "there are only \(count) shards"
    }
  }
}
