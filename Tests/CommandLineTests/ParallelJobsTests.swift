import TestSupport
import Testing

@Suite struct `iamspec run --shard auto` {
  private func run(_ shard: String, _ environment: [String: String]) throws
    -> CommandLineTool.Output
  {
    // What the machine itself may say, as tests run in CI, too.
    let unset = [
      "CI_NODE_INDEX", "CI_NODE_TOTAL", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL",
      "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", "JOB_COMPLETION_INDEX",
    ]
    return try CommandLineTool.run(
      ["run", "stack/last-in-first-out", "--shard", shard],
      environment: Dictionary(uniqueKeysWithValues: unset.map { ($0, "") })
        .merging(environment) { $1 })
  }

  @Test(arguments: [
    (
      "auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"],
      "shard 2 of 8, from GitLab's CI_NODE_INDEX and CI_NODE_TOTAL"
    ),
    // A job of GitLab's that is not parallel.
    (
      "auto", ["CI_NODE_TOTAL": "1"], "shard 1 of 1, from GitLab's CI_NODE_INDEX and CI_NODE_TOTAL"
    ),
    (
      "auto", ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"],
      "shard 1 of 4, from CircleCI's CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL"
    ),
    (
      "auto", ["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
      "shard 4 of 4, from Buildkite's BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT"
    ),
    (
      "auto/8", ["JOB_COMPLETION_INDEX": "7"],
      "shard 8 of 8, from Kubernetes' JOB_COMPLETION_INDEX"
    ),
    ("auto/8", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"], "shard 2 of 8, from GitLab's"),
  ]) func `takes the shard from the CI system, and says so`(
    _ shard: String, _ environment: [String: String], _ line: String
  ) throws {
    let run = try run(shard, environment)
    #expect(run.status == 0)
    #expect(
      run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(line)
    )
  }

  @Test(arguments: [
    ([:], "nothing says which shard this is; looked for\n         GitLab's CI_NODE_INDEX and"),
    ([:], "         Kubernetes' JOB_COMPLETION_INDEX\n       name the shard yourself"),
    (["CI_NODE_TOTAL": "8"], "CI_NODE_TOTAL is set, but CI_NODE_INDEX, which goes with it, is"),
    (
      ["CIRCLE_NODE_INDEX": "1"], "CIRCLE_NODE_INDEX is set, but CIRCLE_NODE_TOTAL, which goes with"
    ),
    (
      ["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "8"], "CI_NODE_INDEX is `two`, which is not a whole"
    ),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "-8"], "CI_NODE_TOTAL is `-8`, which is not a whole"),
    (
      ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"],
      "CI_NODE_INDEX is 9, but of 8 shards the first is 1 and the last 8"
    ),
    (
      ["BUILDKITE_PARALLEL_JOB": "9223372036854775807", "BUILDKITE_PARALLEL_JOB_COUNT": "8"],
      "but of 8 shards the first is 0 and the last 7"
    ),
    (
      ["JOB_COMPLETION_INDEX": "3"],
      "Kubernetes' JOB_COMPLETION_INDEX is 3, but how many shards there are is not in the environment\n"
        + "       say so: with 8, --shard auto/8"
    ),
    (
      ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8", "JOB_COMPLETION_INDEX": "3"],
      "more than one thing says which shard this is: GitLab's CI_NODE_INDEX and CI_NODE_TOTAL, "
        + "and Kubernetes' JOB_COMPLETION_INDEX"
    ),
  ]) func `exits with 2 where the environment makes no sense`(
    _ environment: [String: String], _ message: String
  ) throws {
    let run = try run("auto", environment)
    #expect(run.status == 2)
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains(message))
  }

  @Test func `exits with 2 where the CI system counts otherwise than the user`() throws {
    let run = try run("auto/4", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8"])
    #expect(run.status == 2)
    #expect(run.standardError == "error: --shard auto/4: CI_NODE_TOTAL says that there are 8\n")
  }

  @Test func `is not assumed, as parallel jobs of a matrix would skip cases`() throws {
    let run = try CommandLineTool.run(
      ["run", "stack/last-in-first-out"],
      environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"])
    #expect(!run.standardOutput.contains("shard"))
  }

  @Test func `gives way to a shard that the user names`() throws {
    let run = try run("1/2", ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"])
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("\nshard 1 of 2\n"))
  }
}
