extension ParallelJobs {
  /// Returns the shard that the environment names, and the system that names it.
  ///
  /// - Parameters:
  ///   - environment: The variables.
  ///   - expected: The number of shards, if the user gives it.
  /// - Throws: ``EnvironmentError`` if no system is recognized, if more than one is, or if a
  ///   variable is invalid.
  package static func shard(
    in environment: Environment, of expected: Int?
  ) throws(EnvironmentError) -> (shard: Shard, system: ParallelJobs) {
    let present = all.filter { $0.isPresent(in: environment) }
    guard let system = present.first else { throw .notRecognized(all) }
    if present.count > 1 { throw .ambiguous(present) }
    return (try system.shard(in: environment, of: expected), system)
  }

  /// Returns whether the environment has any of the variables.
  func isPresent(in environment: Environment) -> Bool {
    [index, count].contains { $0.flatMap { environment[$0] } != nil }
  }

  /// Returns the shard that the variables name.
  ///
  /// - Throws: ``EnvironmentError`` if they are invalid.
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
