package import Conformance

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A test that Bazel runs, or whoever else keeps to the environment of its test encyclopedia.
///
/// Bazel asks nobody to shard who has not said `shard_count`, and believes nobody who has not touched
/// the status file; so its protocol is followed without an option.
package struct BazelTest: Sendable {
  /// Which part of the cases is run, where `shard_count` asks for parts.
  package let shard: Shard?
  /// The selectors of `--test_filter`, with commas between them.
  package let filter: [String]
  /// Where the JUnit report is expected.
  package let junit: String?
  /// A folder for whatever else the test leaves behind.
  package let outputs: String?

  private let statusFile: String?
  private let prematureExitFile: String?

  private static let jobs = ParallelJobs(
    system: "Bazel", index: "TEST_SHARD_INDEX", first: 0, count: "TEST_TOTAL_SHARDS")

  /// Reads the environment of a test; `nil` where this is not one.
  ///
  /// - Throws: ``EnvironmentError`` where what it says makes no sense.
  package init?(_ environment: Environment) throws(EnvironmentError) {
    // Bazel promises these two to every test; the others are there when there is reason.
    guard environment["TEST_SRCDIR"] != nil, environment["TEST_TMPDIR"] != nil else { return nil }
    let isSharded = (try environment.number("TEST_TOTAL_SHARDS") ?? 0) > 0
    shard = isSharded ? try Self.jobs.shard(in: environment) : nil
    filter = (environment["TESTBRIDGE_TEST_ONLY"] ?? "").split(separator: ",").map(String.init)
    junit = environment["XML_OUTPUT_FILE"]
    outputs = environment["TEST_UNDECLARED_OUTPUTS_DIR"]
    statusFile = environment["TEST_SHARD_STATUS_FILE"]
    prematureExitFile = environment["TEST_PREMATURE_EXIT_FILE"]
  }

  /// Where the shard comes from, in words.
  package var origin: String { "from \(Self.jobs.variables)" }

  /// Tells Bazel that the test honors the shard.
  ///
  /// - Throws: ``EnvironmentError`` where that is impossible.
  package func acknowledgeSharding() throws(EnvironmentError) {
    guard let statusFile else { return }
    try write(statusFile, for: "TEST_SHARD_STATUS_FILE")
  }

  /// Does something, and leaves a file behind if the process ends in the middle of it.
  ///
  /// - Throws: ``EnvironmentError`` where the file cannot be written; whatever the body throws.
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
