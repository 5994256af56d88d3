/// The variables with which a CI system numbers the jobs of a parallel run.
package struct ParallelJobs: Hashable, Sendable {
  /// The name of the system.
  package let system: String
  /// The variable with the index of the job.
  package let index: String
  /// The index of the first job.
  package let first: Int
  /// The variable with the number of jobs, or `nil` if the system has none.
  package let count: String?

  /// The names of the variables, such as `GitLab's CI_NODE_INDEX and CI_NODE_TOTAL`.
  package var variables: String {
    "\(system)\(system.hasSuffix("s") ? "'" : "'s") \(index)" + (count.map { " and \($0)" } ?? "")
  }
}

extension ParallelJobs {
  /// The systems that are recognized.
  package static let all = [gitLab, circleCI, buildkite, kubernetes]

  /// GitLab: `parallel: 8`.
  ///
  /// Without it, the count is 1 and there is no index. `parallel: matrix` sets both, too, although
  /// each job has a different task.
  static let gitLab = ParallelJobs(
    system: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL")

  /// CircleCI: `parallelism: 8`; without it, the index is 0 and the count 1.
  static let circleCI = ParallelJobs(
    system: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL")

  /// Buildkite: `parallelism: 8`; without it, neither is set.
  static let buildkite = ParallelJobs(
    system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0,
    count: "BUILDKITE_PARALLEL_JOB_COUNT")

  /// A Kubernetes job with `completionMode: Indexed`; its pods do not know the number of jobs.
  static let kubernetes = ParallelJobs(
    system: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0, count: nil)
}
