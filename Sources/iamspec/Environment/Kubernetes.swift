extension ParallelJobs {
  /// A job of Kubernetes with `completionMode: Indexed`; its pods are not told how many there are.
  static let kubernetes = ParallelJobs(
    system: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0, count: nil)
}
