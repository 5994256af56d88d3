import Conformance
import Testing

@Suite struct `A Bazel test` {
  private func test(_ variables: [String: String]) throws(EnvironmentError) -> BazelTest? {
    try BazelTest(
      Environment(["TEST_SRCDIR": "/src", "TEST_TMPDIR": "/tmp"].merging(variables) { $1 }))
  }

  @Test func `is recognized by the variables that every test has`() throws {
    #expect(try test(["TEST_SRCDIR": ""]) == nil)
    #expect(try test([:]) != nil)
  }

  @Test(
    arguments: [
      ([:], nil),
      (["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], nil),
      (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1"], Shard(index: 2, count: 4)),
    ] as [([String: String], Shard?)])
  func `has a shard if the build requests shards`(
    _ variables: [String: String], _ shard: Shard?
  ) throws {
    #expect(try test(variables)?.shard == shard)
  }

  @Test func `names its filter and its files`() throws {
    let test = try test([
      "TESTBRIDGE_TEST_ONLY": "stack/*,local", "XML_OUTPUT_FILE": "test.xml",
      "TEST_UNDECLARED_OUTPUTS_DIR": "outputs",
    ])
    #expect(test?.filter == ["stack/*", "local"])
    #expect(test?.junit == "test.xml")
    #expect(test?.outputs == "outputs")
    #expect(test?.origin == "from Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS")
  }

  @Test(arguments: [
    (
      ["TEST_TOTAL_SHARDS": "4"],
      "TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX, which goes with it, is not"
    ),
    (
      ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "4"],
      "TEST_SHARD_INDEX is 4, but 4 shards are numbered from 0 to 3"
    ),
    (["TEST_TOTAL_SHARDS": "many"], "TEST_TOTAL_SHARDS is `many`, which is not a whole number"),
  ]) func `reports invalid variables`(
    _ variables: [String: String], _ message: String
  ) {
    do throws(EnvironmentError) {
      _ = try test(variables)
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.text == message)
    }
  }
}
