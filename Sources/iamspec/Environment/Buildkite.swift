extension ParallelJobs {
  /// Buildkite: `parallelism: 8`; without it, neither is set.
  static let buildkite = ParallelJobs(
    system: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0,
    count: "BUILDKITE_PARALLEL_JOB_COUNT")
}
