import ArgumentParser
import Conformance
import Reporting

/// The shard of the cases that runs, if several machines share a run.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run this part: 2/8 is the second of eight. auto takes it from the CI system's parallel jobs; auto/8 if they do not say how many there are.",
      valueName: "shard"), transform: Choice.init)
  var shard: Choice?

  @Option(
    help: ArgumentHelp(
      "Balance the shards by the times in these results of an earlier run.",
      valueName: "results"))
  var timings: [String] = []

  /// The user's choice of a shard.
  enum Choice: Hashable, Sendable {
    /// This shard.
    case shard(Shard)
    /// The shard that the environment names, and the number of shards if the user gives one.
    case automatic(count: Int?)

    /// Parses the value of `--shard`.
    init(_ text: String) throws {
      do throws(ShardError) {
        if text == "auto" {
          self = .automatic(count: nil)
        } else if text.hasPrefix("auto/") {
          self = .automatic(count: try Shard.count(parsing: text.dropFirst("auto/".count)))
        } else {
          self = .shard(try Shard(parsing: text))
        }
      } catch {
        throw ValidationError(error.description)
      }
    }
  }

  /// A shard and its origin.
  struct Placement: Sendable {
    /// The shard.
    var shard = Shard()
    /// What determines the shard, in words; `nil` if the user does.
    var origin: String?
  }

  /// Determines the shard to run; the user's choice overrides Bazel's.
  ///
  /// - Throws: ``EnvironmentError`` if the environment makes no sense, `ValidationError` if there
  ///   is nothing to balance.
  func placement(_ environment: Environment, _ bazel: BazelTest?) throws -> Placement {
    if case .shard(let shard) = shard { return Placement(shard: shard) }
    if let bazel, let shard = bazel.shard {
      try bazel.acknowledgeSharding()
      return Placement(shard: shard, origin: bazel.origin)
    }
    if shard == nil, bazel == nil, !timings.isEmpty {
      throw ValidationError(
        "--timings balances shards, and without --shard there are none: add --shard, such as "
          + "--shard 1/2, or leave out --timings")
    }
    guard case .automatic(let count) = shard, bazel == nil else { return Placement() }
    let (shard, system) = try ParallelJobs.shard(in: environment, of: count)
    return Placement(shard: shard, origin: "from \(system.variables)")
  }

  /// Reads the durations of cases in earlier runs.
  ///
  /// - Throws: `ResultsError` if a file cannot be read.
  func caseTimings() throws -> CaseTimings {
    var all = CaseTimings()
    for path in timings { try all.record(try ResultsReader(path: path)) }
    return all
  }
}
