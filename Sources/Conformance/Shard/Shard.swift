/// One of the parts into which a plan is dealt, so that several machines can run it together.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, counted from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// The largest number of shards.
  package static let limit = 1_000_000

  /// Creates a shard; by default, the only one.
  package init(index: Int = 1, count: Int = 1) {
    precondition(Self.isShard(index, of: count), "there is no shard \(index) of \(count)")
    self.index = index
    self.count = count
  }

  /// The part of a list that is in this shard: `2/8` is every eighth element from the second on.
  package func part<Element>(of list: [Element]) -> [Element] {
    stride(from: index - 1, to: list.count, by: count).map { list[$0] }
  }

  /// Parses a shard as people write it: `2/8`.
  ///
  /// - Throws: ``ShardError`` if the text has another form or there is no such shard.
  package init(parsing text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isNumber) else { throw .malformed }
    let count = try Self.count(parsing: parts[1])
    guard let index = Int(parts[0]), index <= count else {
      throw .pastTheLast(count: count)
    }
    guard index > 0 else { throw .beforeTheFirst(count: count) }
    self.init(index: index, count: count)
  }

  /// Parses a number of shards.
  ///
  /// - Throws: ``ShardError`` if the text is not one.
  package static func count(parsing text: some StringProtocol) throws(ShardError) -> Int {
    guard isNumber(text) else { throw .malformedCount }
    guard let count = Int(text), count <= limit else { throw .tooMany }
    guard count > 0 else { throw .none }
    return count
  }

  /// Tells whether a shard with this number exists.
  package static func isShard(_ index: Int, of count: Int) -> Bool {
    (1...limit).contains(count) && (1...count).contains(index)
  }

  /// Whether it is the only shard.
  package var isWhole: Bool { count == 1 }

  /// The shard in words: `shard 2 of 8`.
  package var description: String { "shard \(index) of \(count)" }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
