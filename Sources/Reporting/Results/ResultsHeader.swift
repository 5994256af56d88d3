package import Conformance
package import EngineKit
import SpecJSON
package import SpecModel
import Wording

/// The first line of a results file: what ran on which engine, how, where and when.
package struct ResultsHeader: Hashable, Sendable {
  /// The version of the format of results files.
  package static let format = 1

  /// The version of the tool.
  package var tool: String
  /// When the run began, in UTC: `2026-01-31T12:00:00Z`; `nil` if not recorded.
  package var started: String?
  /// The name of the machine; `nil` if not recorded.
  package var hostname: String?
  /// The suite.
  package var suite: SuiteIdentity
  /// The engine's manifest.
  package var manifest: EngineManifest
  /// The options that selected the cases and judged the engine.
  package var options: Options
  /// The words after the case in the command that runs a case again.
  package var replay: [String]
  /// The part of the plan that ran.
  package var shard: Shard
  /// A digest of the timings by which the parts were dealt; `nil` if they were dealt by case id.
  package var timings: String?
  /// The number of cases in the whole plan.
  package var total: Int
  /// The number of cases in this part.
  package var planned: Int
  /// The cases of an exploration, which are in no suite; `nil` for a run of a suite's cases.
  package var explored: [Case]?

  /// The identity of a suite.
  package struct SuiteIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The suite's name.
    package var name: String
    /// The suite's version.
    package var version: String
    /// A digest of the suite's contents.
    package var digest: String
    /// The words of its own; `nil` if all are built in.
    package var words: SuiteWords?
    /// The name, the version and the digest: `iamspec 1.0 (fnv1a64:0123456789abcdef)`.
    package var description: String { "\(name) \(version) (\(digest))" }

    /// Creates an identity.
    package init(name: String, version: String, digest: String, words: SuiteWords? = nil) {
      self.name = name
      self.version = version
      self.digest = digest
      self.words = words
    }

    /// Creates the identity of a suite.
    package init(_ suite: Suite) {
      self.init(
        name: suite.name, version: suite.version, digest: suite.digest, words: suite.words)
    }
  }

  /// The options that selected the cases and judged the engine.
  package struct Options: Hashable, Sendable {
    /// The selected cases.
    package var selection: Selection
    /// The digest of the list of known failures; `nil` if there was none.
    package var knownFailures: String?
    /// How much the engine must be judged on.
    package var requirements: Requirements
    /// The answers of the reference engine that were set: `question=answer`.
    package var readings: [String]
    /// The faults of the reference engine that were set.
    package var faults: [String]

    /// Creates options.
    package init(
      selection: Selection = Selection(), knownFailures: String? = nil,
      requirements: Requirements = Requirements(), readings: [String] = [], faults: [String] = []
    ) {
      self.selection = selection
      self.knownFailures = knownFailures
      self.requirements = requirements
      self.readings = readings
      self.faults = faults
    }
  }

  /// Creates a header.
  package init(
    tool: String, started: String? = nil, hostname: String? = nil, suite: SuiteIdentity,
    manifest: EngineManifest, options: Options = Options(), replay: [String] = [],
    shard: Shard = Shard(), timings: String? = nil, total: Int, planned: Int? = nil,
    explored: [Case]? = nil
  ) {
    self.tool = tool
    self.started = started
    self.hostname = hostname
    self.suite = suite
    self.manifest = manifest
    self.options = options
    self.replay = replay
    self.shard = shard
    self.timings = timings
    self.total = total
    self.planned = planned ?? total
    self.explored = explored
  }

  /// How much of the suite the run covers.
  package var scope: Plan.Scope {
    if explored != nil { return .exploration }
    return shard.isWhole ? options.selection == Selection() ? .suite : .selection : .part
  }

  /// The engine's name and version, with its variation.
  package var engine: String {
    let name = manifest.nameAndVersion
    let variations = options.faults + options.readings
    return variations.isEmpty ? name : "\(name) (\(variations.joined(separator: ", ")))"
  }
}
