import SpecJSON

extension Plan {
  /// A part of a plan, and its place in the whole plan.
  package struct Part: Sendable {
    /// The plan of the part; problems with the list of known failures are those of the whole.
    package var plan: Plan
    /// The shard that the part belongs to.
    package var shard: Shard
    /// The number of cases in the whole plan.
    package var total: Int
    /// The index in the whole plan of each of the part's cases, from 0; `nil` if the part is the
    /// whole.
    package var indices: [Int]?
    /// A digest of the timings by which the cases were dealt; `nil` if they were dealt by their
    /// ids.
    package var timings: String?
  }

  /// Returns the part of the plan that belongs to a shard; it is empty if there are fewer cases
  /// than shards.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - timings: The durations of cases in earlier runs; without any, cases are dealt by their
  ///     ids.
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
