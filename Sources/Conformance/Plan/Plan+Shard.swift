import SpecJSON

extension Plan {
  /// A part of a plan, and its place in the whole.
  package struct Part: Sendable {
    /// The plan of the part; what is wrong with the list of known failures is that of the whole.
    package var plan: Plan
    /// Which part it is.
    package var shard: Shard
    /// How many cases the whole plan has.
    package var total: Int
    /// The index of each of the part's cases in the whole plan, from 0; absent: the part is
    /// the whole.
    package var indices: [Int]?
    /// What tells the timings by which the cases were dealt from any other; absent: by ids.
    package var timings: String?
  }

  /// Returns the part of the plan that a shard has; none of its cases where there are fewer cases
  /// than shards.
  ///
  /// - Parameters:
  ///   - shard: Which part.
  ///   - timings: How long cases took before; without any, cases are dealt by their ids.
  package func part(_ shard: Shard, timings: CaseTimings = CaseTimings()) -> Part {
    if shard.isWhole { return Part(plan: self, shard: shard, total: cases.count) }
    let shards = Shard.dealt(cases.shardKeys(timings), to: shard.count)
    let indices = shards.indices.filter { shards[$0] == shard.index }
    var part = self
    part.cases = cases.picked(indices)
    part.scope = .part
    return Part(
      plan: part, shard: shard, total: cases.count, indices: indices, timings: timings.digest)
  }
}
