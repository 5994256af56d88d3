/// What keeps a text from naming a shard.
package enum ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is not of the form `2/8`.
  case malformed
  /// The text is not a number of shards.
  case malformedCount
  /// There would be no shard at all.
  case none
  /// There would be more shards than there can be.
  case tooMany
  /// The shard would come before the first.
  case beforeTheFirst(count: Int)
  /// The shard would come after the last.
  case pastTheLast(count: Int)

  /// The message, with advice.
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
