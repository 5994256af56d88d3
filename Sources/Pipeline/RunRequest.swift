package import Conformance

/// What is wanted of a run: which cases, in which part, and what they are compared with.
package struct RunRequest: Sendable {
  /// Which cases are run, here and in other shards.
  package var selection: Selection
  /// What is known not to pass, and how much must be judged.
  package var knownFailures: KnownFailureList
  /// How many cases may fail before the run ends; absent: any number.
  package var failureLimit: Int?
  /// Which part of the cases is run here.
  package var shard: Shard
  /// How long cases took before, by which they are dealt to shards.
  package var timings: CaseTimings
  /// Whether a report names the suite's digest, which takes some time.
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
