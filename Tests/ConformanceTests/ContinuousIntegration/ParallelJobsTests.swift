import Conformance
import Testing

@Suite struct `Parallel jobs` {
  @Test(
    arguments: [
      (
        ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], nil, Shard(index: 2, count: 8),
        "GitLab's CI_NODE_INDEX and CI_NODE_TOTAL"
      ),
      // A GitLab job that is not parallel.
      (["CI_NODE_TOTAL": "1"], nil, Shard(), "GitLab's CI_NODE_INDEX and CI_NODE_TOTAL"),
      (
        ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], nil, Shard(index: 1, count: 4),
        "CircleCI's CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL"
      ),
      (
        ["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], nil,
        Shard(index: 4, count: 4),
        "Buildkite's BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT"
      ),
      (
        ["JOB_COMPLETION_INDEX": "7"], 8, Shard(index: 8, count: 8),
        "Kubernetes' JOB_COMPLETION_INDEX"
      ),
      (
        ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], 8, Shard(index: 2, count: 8),
        "GitLab's CI_NODE_INDEX and CI_NODE_TOTAL"
      ),
      // An empty variable counts as not set.
      (
        ["CI_NODE_INDEX": "", "CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], nil,
        Shard(index: 2, count: 2), "CircleCI's CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL"
      ),
    ] as [([String: String], Int?, Shard, String)])
  func `have the shard that the environment names`(
    _ variables: [String: String], _ count: Int?, _ shard: Shard, _ names: String
  ) throws {
    let found = try ParallelJobs.shard(in: Environment(variables), of: count)
    #expect(found.shard == shard)
    #expect(found.system.variables == names)
  }

  @Test(
    arguments: [
      (
        [:], nil,
        """
        --shard auto: nothing says which shard this is; looked for
          GitLab's CI_NODE_INDEX and CI_NODE_TOTAL
          CircleCI's CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL
          Buildkite's BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT
          Kubernetes' JOB_COMPLETION_INDEX
        name the shard yourself, as in --shard 2/8
        """
      ),
      (
        ["CI_NODE_TOTAL": "8"], nil,
        "CI_NODE_TOTAL is set, but CI_NODE_INDEX, which goes with it, is not"
      ),
      (
        ["CIRCLE_NODE_INDEX": "1"], nil,
        "CIRCLE_NODE_INDEX is set, but CIRCLE_NODE_TOTAL, which goes with it, is not"
      ),
      (
        ["CI_NODE_INDEX": "t\u{1b}wo", "CI_NODE_TOTAL": "8"], nil,
        #"CI_NODE_INDEX is `t\u{1b}wo`, which is not a whole number"#
      ),
      (
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "-8"], nil,
        "CI_NODE_TOTAL is `-8`, which is not a whole number"
      ),
      (
        ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"], nil,
        "CI_NODE_INDEX is 9, but 8 shards are numbered from 1 to 8"
      ),
      (
        ["BUILDKITE_PARALLEL_JOB": "9223372036854775807", "BUILDKITE_PARALLEL_JOB_COUNT": "8"], nil,
        "BUILDKITE_PARALLEL_JOB is 9223372036854775807, but 8 shards are numbered from 0 to 7"
      ),
      (
        ["JOB_COMPLETION_INDEX": "3"], nil,
        """
        Kubernetes' JOB_COMPLETION_INDEX is 3, but the environment does not say how many shards there are
        add the number, as in --shard auto/8
        """
      ),
      (
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8"], 4,
        "--shard auto/4: CI_NODE_TOTAL says that there are 8"
      ),
      (
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8", "JOB_COMPLETION_INDEX": "3"], nil,
        """
        --shard auto: more than one system says which shard this is: GitLab's CI_NODE_INDEX and \
        CI_NODE_TOTAL, and Kubernetes' JOB_COMPLETION_INDEX
        name the shard yourself, as in --shard 2/8
        """
      ),
    ] as [([String: String], Int?, String)])
  func `report invalid variables`(
    _ variables: [String: String], _ count: Int?, _ message: String
  ) {
    do throws(EnvironmentError) {
      _ = try ParallelJobs.shard(in: Environment(variables), of: count)
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.text == message)
    }
  }
}
