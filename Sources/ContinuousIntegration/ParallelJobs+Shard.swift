package import Conformance

extension ParallelJobs {
  /// Returns the shard that the environment names, and the system that does.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - expected: How many shards there are, where the user has said so.
  /// - Throws: ``EnvironmentError`` where no system is recognized, or more than one, or where what it
  ///   says makes no sense.
  package static func shard(
    in environment: Environment, of expected: Int?
  ) throws(EnvironmentError) -> (shard: Shard, system: ParallelJobs) {
    let present = all.filter { $0.isPresent(in: environment) }
    guard let system = present.first else { throw .notRecognized(all) }
    if present.count > 1 { throw .ambiguous(present) }
    return (try system.shard(in: environment, of: expected), system)
  }

  /// Whether the environment has any of the variables.
  func isPresent(in environment: Environment) -> Bool {
    [index, count].contains { $0.flatMap { environment[$0] } != nil }
  }

  /// Returns the shard that the variables name.
  ///
  /// - Throws: ``EnvironmentError`` where they make no sense.
  func shard(in environment: Environment, of expected: Int? = nil) throws(EnvironmentError) -> Shard
  {
    let position = try environment.number(index)
    var total = expected
    if let count, let number = try environment.number(count) {
      if let expected, expected != number { throw .otherCount(expected, than: number, in: count) }
      total = number
    }
    guard let total else {
      throw count.map { .missing($0, beside: index) } ?? .countUnknown(self, index: position ?? 0)
    }
    guard let position else {
      if total == 1 { return Shard() }
      throw .missing(index, beside: count ?? "")
    }
    guard position <= total, Shard.isShard(position - first + 1, of: total) else {
      throw .noSuchShard(self, index: position, of: total)
    }
    return Shard(index: position - first + 1, count: total)
  }
}
