extension ParallelJobs {
  /// CircleCI: `parallelism: 8`; without it, the index is 0 and the count 1.
  static let circleCI = ParallelJobs(
    system: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL")
}
