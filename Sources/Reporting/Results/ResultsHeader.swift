package import Conformance
package import EngineKit
import SpecJSON
package import SpecModel
import Wording

/// The first line of a results file: what was run, against what, how, where and when.
package struct ResultsHeader: Hashable, Sendable {
  /// The version of the form of results files.
  package static let format = 1

  /// The version of the tool.
  package var tool: String
  /// When the run began, in UTC: `2026-01-31T12:00:00Z`; absent: not recorded.
  package var started: String?
  /// The name of the machine; absent: not recorded.
  package var hostname: String?
  /// The suite.
  package var suite: SuiteIdentity
  /// What the engine said of itself.
  package var manifest: EngineManifest
  /// What decided which cases were run, and against what they were held.
  package var options: Options
  /// What follows the case in the command that runs one again.
  package var replay: [String]
  /// Which part of the plan was run.
  package var shard: Shard
  /// What tells the timings by which the parts were dealt from any other; absent: by the cases' ids.
  package var timings: String?
  /// How many cases the whole plan has.
  package var total: Int
  /// How many of them this part has.
  package var planned: Int
  /// The cases of an exploration, which no suite has; absent from a run of a suite's cases.
  package var explored: [Case]?

  /// Which suite it was.
  package struct SuiteIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The suite's name.
    package var name: String
    /// The suite's version.
    package var version: String
    /// What tells the suite from any other.
    package var digest: String
    /// The name, the version and the digest: `iamspec 1.0 (fnv1a64:0123456789abcdef)`.
    package var description: String { "\(name) \(version) (\(digest))" }

    /// Creates an identity.
    package init(name: String, version: String, digest: String) {
      self.name = name
      self.version = version
      self.digest = digest
    }

    /// Identifies a suite.
    package init(_ suite: Suite) {
      self.init(name: suite.name, version: suite.version, digest: suite.digest)
    }
  }

  /// What decided which cases were run, and against what they were held.
  package struct Options: Hashable, Sendable {
    /// Which cases.
    package var selection: Selection
    /// The digest of the list of known failures; absent: there was none.
    package var knownFailures: String?
    /// How much the engine must be judged on.
    package var requirements: Requirements
    /// How the reference engine was told to answer open questions: `question=answer`.
    package var readings: [String]
    /// How the reference engine was told to break rules.
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

  /// How much of the suite was run.
  package var scope: Plan.Scope {
    shard.isWhole ? options.selection == Selection() ? .suite : .selection : .part
  }

  /// The engine's name and version, and how it was varied.
  package var engine: String {
    let name = "\(manifest.name) \(manifest.version)".trimmingSuffix(" ")
    let variations = options.faults + options.readings
    return variations.isEmpty ? name : "\(name) (\(variations.joined(separator: ", ")))"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
