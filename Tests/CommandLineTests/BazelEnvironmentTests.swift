import Foundation
import TestSupport
import Testing

@Suite struct `iamspec run in the environment of a Bazel test` {
  /// Runs a few cases in the environment of a Bazel test, whose files are in a folder.
  private func run(
    _ arguments: [String] = [], _ environment: [String: String] = [:], in folder: URL
  ) throws -> CommandLineTool.Output {
    let files = [
      "TEST_SHARD_STATUS_FILE": "status", "XML_OUTPUT_FILE": "test.xml",
      "TEST_PREMATURE_EXIT_FILE": "premature", "TEST_UNDECLARED_OUTPUTS_DIR": "outputs",
    ].mapValues { folder.appending(path: $0).path }
    return try CommandLineTool.run(
      ["run", "stack/last-in-first-out"] + arguments, in: folder,
      environment: ["TEST_SRCDIR": folder.path, "TEST_TMPDIR": folder.path]
        .merging(files) { $1 }.merging(environment) { $1 })
  }

  private let second = ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1"]

  private func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  private func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `runs the shard that Bazel asks for, and touches the status file`() throws {
    try withTemporaryFolder { folder in
      let run = try run([], second, in: folder)
      #expect(run.status == 0)
      #expect(
        run.standardOutput.contains(
          "\nshard 2 of 4, from Bazel's TEST_SHARD_INDEX and TEST_TOTAL_SHARDS\n"))
      #expect(exists("status", in: folder))
      #expect(
        try read("outputs/results.jsonl", in: folder).contains(
          #""shard":{"index":2,"count":4}"#))
    }
  }

  @Test(arguments: [[:], ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"]])
  func `runs all cases if the test is not sharded`(_ environment: [String: String]) throws {
    try withTemporaryFolder { folder in
      let run = try run([], environment, in: folder)
      #expect(run.status == 0)
      #expect(!run.standardOutput.contains("shard"))
      #expect(!exists("status", in: folder))
      #expect(try read("test.xml", in: folder).contains("<testcase"))
    }
  }

  @Test func `gives options precedence over the environment`() throws {
    try withTemporaryFolder { folder in
      let run = try run(
        ["--shard", "1/2", "--junit", "own.xml", "--results", "own.jsonl"], second, in: folder)
      #expect(run.status == 0)
      #expect(run.standardOutput.contains("\nshard 1 of 2\n"))
      #expect(exists("own.xml", in: folder) && exists("own.jsonl", in: folder))
      // Bazel's sharding is not used, so the status file must not be touched.
      for name in ["status", "test.xml", "outputs"] { #expect(!exists(name, in: folder)) }
    }
  }

  @Test func `ignores variables that are not part of a test's environment`() throws {
    try withTemporaryFolder { folder in
      let run = try run([], second.merging(["TEST_SRCDIR": ""]) { $1 }, in: folder)
      #expect(run.status == 0)
      #expect(!run.standardOutput.contains("shard"))
      for name in ["status", "test.xml", "outputs"] { #expect(!exists(name, in: folder)) }
    }
  }

  @Test func `narrows the run to the filter's cases`() throws {
    try withTemporaryFolder { folder in
      let filter = "stack/last-in-first-out/two-waiting,*/three-waiting"
      let environment = ["TESTBRIDGE_TEST_ONLY": filter]
      let plan = try run(["--plan", "--profile", "swift"], environment, in: folder)
      #expect(
        plan.standardOutput == """
          run   stack/last-in-first-out/two-waiting [swift]
          run   stack/last-in-first-out/three-waiting [swift]
          2 to run, 0 to skip

          """)
      let run = try run([], environment, in: folder)
      #expect(run.status == 0)
      #expect(
        try read("outputs/results.jsonl", in: folder).contains(
          #""filter":["stack/last-in-first-out/two-waiting","*/three-waiting"]"#))
    }
  }

  @Test(arguments: [
    (["TESTBRIDGE_TEST_ONLY": "stack/no-such-case"], "there is no case `stack/no-such-case`"),
    (["TESTBRIDGE_TEST_ONLY": "local"], "no case is selected"),
    (
      ["TEST_TOTAL_SHARDS": "4"],
      "TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX, which goes with it, is not"
    ),
    (
      ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "4"],
      "TEST_SHARD_INDEX is 4, but 4 shards are numbered from 0 to 3"
    ),
    (["TEST_TOTAL_SHARDS": "many"], "TEST_TOTAL_SHARDS is `many`, which is not a whole number"),
    (
      ["TEST_PREMATURE_EXIT_FILE": "/dev/null/file"],
      "cannot write /dev/null/file, which TEST_PREMATURE_EXIT_FILE names: "
    ),
    (
      [
        "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1",
        "TEST_SHARD_STATUS_FILE": "/dev/null/file",
      ], "cannot write /dev/null/file, which TEST_SHARD_STATUS_FILE names: "
    ),
  ]) func `exits with 2 if the environment makes no sense, but not too early`(
    _ environment: [String: String], _ message: String
  ) throws {
    try withTemporaryFolder { folder in
      let run = try run([], environment, in: folder)
      #expect(run.status == 2)
      #expect(run.standardError.contains(message))
      #expect(!exists("premature", in: folder))
    }
  }

  @Test func `leaves the premature-exit file behind only if it is killed`() throws {
    try withTemporaryFolder { folder in
      let green = try run([], in: folder)
      #expect(green.status == 0)
      #expect(!exists("premature", in: folder))
      let red = try run(["--fault", "control", "--no-diagnosis"], in: folder)
      #expect(red.status == 1)
      #expect(!exists("premature", in: folder))
      let killing = ["--", "python3", "-c", "import os; os.kill(os.getppid(), 9)"]
      let killed = try run(killing, in: folder)
      #expect(killed.status == 9)
      #expect(exists("premature", in: folder))
    }
  }
}
