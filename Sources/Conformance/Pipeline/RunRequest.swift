/// A request for a run: the cases, the shard, and the known failures to compare with.
package struct RunRequest: Sendable {
  /// The cases to run, here and in other shards.
  package var selection: Selection
  /// The known failures, and the requirements for what must be judged.
  package var knownFailures: KnownFailureList
  /// The number of failures after which the run ends, or `nil` for no limit.
  package var failureLimit: Int?
  /// The part of the cases to run here.
  package var shard: Shard
  /// The durations of cases in earlier runs, by which cases are dealt to shards.
  package var timings: CaseTimings
  /// Whether a report shows the suite's digest, which takes some time to compute.
  package var needsDigest: Bool

  /// Creates a request; by default, for all cases of a suite.
  package init(
    selection: Selection = Selection(), knownFailures: KnownFailureList = KnownFailureList(),
    failureLimit: Int? = nil, shard: Shard = Shard(), timings: CaseTimings = CaseTimings(),
    needsDigest: Bool = false
  ) {
    self.selection = selection
    self.knownFailures = knownFailures
    self.failureLimit = failureLimit
    self.shard = shard
    self.timings = timings
    self.needsDigest = needsDigest
  }
}
