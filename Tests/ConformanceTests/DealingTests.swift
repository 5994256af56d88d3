import SpecJSON
import SpecModel
import Testing

@testable import Conformance

@Suite struct `Dealing cases out to shards` {
  /// A random number generator with the same numbers in every run.
  struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 1
      return FNV1a("\(state)".utf8).value
    }
  }

  /// Returns keys: without durations, with them, or with durations for some.
  static func keys(_ count: Int, times: Times, seed: UInt64) -> [ShardKey] {
    var numbers = Numbers(seed)
    return (0..<count).map { index in
      // Few long cases and many short ones, as in real suites.
      let time =
        1 + Int.random(in: 0..<1000, using: &numbers) * Int.random(in: 1...50, using: &numbers)
      let isKnown = times == .all || times == .some && Bool.random(using: &numbers)
      return ShardKey(
        hash: ShardKey.hash(of: "chapter/file/case-\(index) [swift]"),
        microseconds: isKnown ? time : nil)
    }
  }

  enum Times: CaseIterable {
    case none
    case some
    case all
  }

  @Test(arguments: 1...20, Times.allCases)
  func `gives every case to exactly one shard, for any number of shards`(
    _ count: Int, _ times: Times
  ) {
    for cases in [0, 1, 7, 20, 1357] {
      let shards = Shard.dealt(Self.keys(cases, times: times, seed: 1), to: count)
      #expect(shards.count == cases)
      #expect(shards.allSatisfy((1...count).contains))
    }
  }

  @Test(arguments: 1...20)
  func `without durations gives no shard more than one case more than another`(
    _ count: Int
  ) {
    for cases in [0, 1, 7, 20, 1357] {
      let shards = Shard.dealt(Self.keys(cases, times: .none, seed: 1), to: count)
      let sizes = (1...count).map { shard in shards.count { $0 == shard } }
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
  }

  @Test(arguments: Times.allCases)
  func `does not depend on the order of the cases`(_ times: Times) {
    let keys = Self.keys(500, times: times, seed: 2)
    let shards = Dictionary(uniqueKeysWithValues: zip(keys, Shard.dealt(keys, to: 7)))
    var numbers = Numbers(3)
    for _ in 0..<5 {
      let shuffled = keys.shuffled(using: &numbers)
      let again = Dictionary(uniqueKeysWithValues: zip(shuffled, Shard.dealt(shuffled, to: 7)))
      #expect(again == shards)
    }
  }

  @Test func `is the same on every machine and in every version`() {
    #expect(ShardKey.hash(of: "") == 0xCBF2_9CE4_8422_2325)
    #expect(ShardKey.hash(of: "a") == 0xAF63_DC4C_8601_EC8C)
    let keys = ["a", "b", "c", "d", "e", "f", "g"].map { ShardKey(hash: ShardKey.hash(of: $0)) }
    #expect(Shard.dealt(keys, to: 3) == [2, 1, 3, 2, 1, 1, 3])
  }

  @Test(arguments: 2...20) func `with durations keeps the most loaded shard near the optimum`(
    _ count: Int
  ) throws {
    for cases in [1, count, 2 * count + 1, 30 * count, 30 * count + 17] {
      let keys = Self.keys(cases, times: .all, seed: UInt64(1000 * count + cases))
      let times = keys.map { $0.microseconds ?? 0 }
      let shards = Shard.dealt(keys, to: count)
      var loads = [Int](repeating: 0, count: count)
      for (time, shard) in zip(times, shards) { loads[shard - 1] += time }
      let (most, sum) = (try #require(loads.max()), times.reduce(0, +))
      let longest = try #require(times.max())
      // The most loaded shard got its last case when it had the least work, which was at most the
      // average.
      #expect(most <= sum / count + longest)
      // No dealing can do better than the average or the longest case. A bound close to that only
      // applies if no case is a large part of a shard.
      if cases > 20 * count { #expect(3 * most <= 4 * max(sum / count, longest)) }
    }
  }

  @Test func `counts a case of unknown duration as the median`() {
    let keys = [90, 50, 10, nil].enumerated().map {
      ShardKey(hash: UInt64($0), microseconds: $1)
    }
    // The order is 90, the two of 50, then 10, which goes to the shard with 90 and not to that with
    // 100.
    #expect(Shard.dealt(keys, to: 2) == [1, 2, 1, 2])
  }

  @Test func `accepts impossible durations`() {
    let keys = [Int.max, .max, -1, .min, 0].enumerated().map {
      ShardKey(hash: UInt64($0), microseconds: $1)
    }
    #expect(Shard.dealt(keys, to: 2) == [1, 2, 1, 2, 1])
  }
}
