#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A test that is run by Bazel, or by another tool that follows Bazel's test encyclopedia.
///
/// Bazel shards only tests that declare `shard_count`, and accepts sharding only from tests that
/// touch the status file. So its protocol is followed without an option.
package struct BazelTest: Sendable {
  /// The part of the cases to run, or `nil` if the test is not sharded.
  package let shard: Shard?
  /// The selectors of `--test_filter`, which commas separate.
  package let filter: [String]
  /// The path at which the JUnit report is expected.
  package let junit: String?
  /// A folder for all other outputs of the test.
  package let outputs: String?

  private let statusFile: String?
  private let prematureExitFile: String?

  private static let jobs = ParallelJobs(
    system: "Bazel", index: "TEST_SHARD_INDEX", first: 0, count: "TEST_TOTAL_SHARDS")

  /// Reads the environment of a test.
  ///
  /// Returns `nil` if it is not one.
  ///
  /// - Throws: ``EnvironmentError`` if a variable is invalid.
  package init?(_ environment: Environment) throws(EnvironmentError) {
    // Bazel sets these two for every test; the others are set only when they are needed.
    guard environment["TEST_SRCDIR"] != nil, environment["TEST_TMPDIR"] != nil else { return nil }
    let isSharded = (try environment.number("TEST_TOTAL_SHARDS") ?? 0) > 0
    shard = isSharded ? try Self.jobs.shard(in: environment) : nil
    filter = (environment["TESTBRIDGE_TEST_ONLY"] ?? "").split(separator: ",").map(String.init)
    junit = environment["XML_OUTPUT_FILE"]
    outputs = environment["TEST_UNDECLARED_OUTPUTS_DIR"]
    statusFile = environment["TEST_SHARD_STATUS_FILE"]
    prematureExitFile = environment["TEST_PREMATURE_EXIT_FILE"]
  }

  /// The origin of the shard, in words.
  package var origin: String { "from \(Self.jobs.variables)" }

  /// Tells Bazel that the test supports sharding.
  ///
  /// - Throws: ``EnvironmentError`` if that is impossible.
  package func acknowledgeSharding() throws(EnvironmentError) {
    guard let statusFile else { return }
    try write(statusFile, for: "TEST_SHARD_STATUS_FILE")
  }

  /// Runs the body, and leaves a file behind if the process ends before the body returns.
  ///
  /// - Throws: ``EnvironmentError`` if the file cannot be written, and any error of the body.
  package func noticingPrematureExit<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    guard let prematureExitFile else { return try await body() }
    try write(prematureExitFile, for: "TEST_PREMATURE_EXIT_FILE")
    defer { unlink(prematureExitFile) }
    return try await body()
  }

  private func write(_ path: String, for variable: String) throws(EnvironmentError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw .unwritable(variable, path: path, reason: String(cString: strerror(errno)))
    }
    close(file)
  }
}
