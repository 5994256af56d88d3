/// How a CI system tells the jobs of a parallel run which of them they are.
package struct ParallelJobs: Hashable, Sendable {
  /// The system, as people know it.
  package let system: String
  /// The variable that says which job this is.
  package let index: String
  /// What the first job is called.
  package let first: Int
  /// The variable that says how many jobs there are; absent: the system does not say.
  package let count: String?

  /// The variables that say so: `GitLab's CI_NODE_INDEX and CI_NODE_TOTAL`.
  package var variables: String {
    "\(system)\(system.hasSuffix("s") ? "'" : "'s") \(index)" + (count.map { " and \($0)" } ?? "")
  }
}

extension ParallelJobs {
  /// The systems that are recognized.
  package static let all = [gitLab, circleCI, buildkite, kubernetes]

  /// GitLab: `parallel: 8`.
  ///
  /// Without it, the count is 1 and there is no index. With `parallel: matrix` both are set, too,
  /// although each of the jobs has something else to do.
  static let gitLab = ParallelJobs(
    system: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL")

  /// CircleCI: `parallelism: 8`; without it, the index is 0 and the count 1.
  static let circleCI = ParallelJobs(
    system: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL")

  /// Buildkite: `parallelism: 8`; without it, neither is set.
  static let buildkite = ParallelJobs(
    system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0,
    count: "BUILDKITE_PARALLEL_JOB_COUNT")

  /// A job of Kubernetes with `completionMode: Indexed`; its pods are not told how many there are.
  static let kubernetes = ParallelJobs(
    system: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0, count: nil)
}
