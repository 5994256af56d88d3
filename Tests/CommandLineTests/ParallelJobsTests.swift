import TestSupport
import Testing

@Suite struct `iamspec run --shard auto` {
  private func run(_ shard: String, _ environment: [String: String]) throws
    -> CommandLineTool.Output
  {
    // Variables that the test's own CI system may set.
    let unset = [
      "CI_NODE_INDEX", "CI_NODE_TOTAL", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL",
      "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", "JOB_COMPLETION_INDEX",
    ]
    return try CommandLineTool.run(
      ["run", "stack/last-in-first-out", "--shard", shard],
      environment: Dictionary(uniqueKeysWithValues: unset.map { ($0, "") })
        .merging(environment) { $1 })
  }

  // ConformanceTests cover every system and its invalid variables.
  @Test(arguments: [
    (
      "auto", ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"],
      "shard 2 of 8, from GitLab's CI_NODE_INDEX and CI_NODE_TOTAL"
    ),
    (
      "auto/8", ["JOB_COMPLETION_INDEX": "7"],
      "shard 8 of 8, from Kubernetes' JOB_COMPLETION_INDEX"
    ),
  ]) func `adopts the shard of the CI system, and says so`(
    _ shard: String, _ environment: [String: String], _ line: String
  ) throws {
    let run = try run(shard, environment)
    #expect(run.status == 0)
    #expect(
      run.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(line)
    )
  }

  @Test func `exits with 2 if the environment makes no sense`() throws {
    let run = try run("auto", [:])
    #expect(run.status == 2)
    #expect(run.standardOutput == "")
    #expect(
      run.standardError == """
        error: --shard auto: nothing says which shard this is; looked for
                 GitLab's CI_NODE_INDEX and CI_NODE_TOTAL
                 CircleCI's CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL
                 Buildkite's BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT
                 Kubernetes' JOB_COMPLETION_INDEX
               name the shard yourself, as in --shard 2/8

        """)
  }

  @Test func `exits with 2 if the CI system and the user count differently`() throws {
    let run = try run("auto/4", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8"])
    #expect(run.status == 2)
    #expect(run.standardError == "error: --shard auto/4: CI_NODE_TOTAL says that there are 8\n")
  }

  @Test func `is not the default, because parallel jobs of a matrix would skip cases`() throws {
    let run = try CommandLineTool.run(
      ["run", "stack/last-in-first-out"],
      environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "8"])
    #expect(!run.standardOutput.contains("shard"))
  }

  @Test func `is overridden by a shard that the user names`() throws {
    let run = try run("1/2", ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"])
    #expect(run.status == 0)
    #expect(run.standardOutput.contains("\nshard 1 of 2\n"))
  }
}
