/// How a CI system tells the jobs of a parallel run which of them they are.
struct ParallelJobs: Hashable, Sendable {
  /// The system, as people know it.
  let system: String
  /// The variable that says which job this is.
  let index: String
  /// What the first job is called.
  let first: Int
  /// The variable that says how many jobs there are; absent: the system does not say.
  let count: String?

  /// The systems that are recognized.
  static let all = [gitLab, circleCI, buildkite, kubernetes]

  /// The variables that say so: `GitLab's CI_NODE_INDEX and CI_NODE_TOTAL`.
  var variables: String {
    "\(system)\(system.hasSuffix("s") ? "'" : "'s") \(index)" + (count.map { " and \($0)" } ?? "")
  }
}
