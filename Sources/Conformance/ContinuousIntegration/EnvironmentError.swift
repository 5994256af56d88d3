import SpecModel

/// An error in the environment.
package enum EnvironmentError: Error, Hashable, Sendable {
  /// No system says which shard this is.
  case notRecognized([ParallelJobs])
  /// More than one system says which shard this is.
  case ambiguous([ParallelJobs])
  /// A variable is not a whole number.
  case notANumber(String, String)
  /// A variable is not set, although its counterpart is.
  case missing(String, beside: String)
  /// Neither the system nor the user says how many jobs there are.
  case countUnknown(ParallelJobs, index: Int)
  /// The user's number of jobs differs from the system's.
  case otherCount(Int, than: Int, in: String)
  /// The index is outside the range that the count allows.
  case noSuchShard(ParallelJobs, index: Int, of: Int)
  /// A file that a variable names cannot be written.
  case unwritable(String, path: String, reason: String)

  /// The message, with advice.
  package var text: String {
    switch self {
    case .notRecognized(let systems):
      let variables = systems.map { "\n  \($0.variables)" }.joined()
      return "--shard auto: nothing says which shard this is; looked for" + variables
        + "\nname the shard yourself, as in --shard 2/8"
    case .ambiguous(let systems):
      let names = systems.map(\.variables).joined(separator: ", and ")
      return "--shard auto: more than one system says which shard this is: \(names)"
        + "\nname the shard yourself, as in --shard 2/8"
    case .notANumber(let name, let text):
      return "\(name) is `\(text.visible)`, which is not a whole number"
    case .missing(let name, let other):
      return "\(other) is set, but \(name), which goes with it, is not"
    case .countUnknown(let jobs, let index):
      return
        "\(jobs.variables) is \(index), but the environment does not say how many shards there are"
        + "\nadd the number, as in --shard auto/8"
    case .otherCount(let expected, let count, let name):
      return "--shard auto/\(expected): \(name) says that there are \(count)"
    case .noSuchShard(let jobs, let index, let count):
      return "\(jobs.index) is \(index), but \(count) shards are numbered from \(jobs.first) "
        + "to \(count - 1 + jobs.first)"
    case .unwritable(let name, let path, let reason):
      return "cannot write \(path.visible), which \(name) names: \(reason)"
    }
  }
}
