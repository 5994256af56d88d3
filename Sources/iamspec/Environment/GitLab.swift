extension ParallelJobs {
  /// GitLab: `parallel: 8`.
  ///
  /// Without it, the count is 1 and there is no index. With `parallel: matrix` both are set, too,
  /// although each of the jobs has something else to do.
  static let gitLab = ParallelJobs(
    system: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL")
}
