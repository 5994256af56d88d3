import EngineKit
import SpecModel

/// Decides whether a case runs on an engine in a profile, and finds its entry in the list of known
/// failures.
struct CasePlanner: Sendable {
  private let manifest: EngineManifest
  private let coreRules: Set<String>
  private let knownFailures: KnownFailureList
  private let bugs: KnownBugs?

  /// Creates a planner for an engine.
  init(suite: Suite, manifest: EngineManifest, knownFailures: KnownFailureList) {
    self.manifest = manifest
    self.knownFailures = knownFailures
    let bugs = knownFailures.bugs
    self.bugs =
      bugs.isEmpty
      ? nil : KnownBugs(bugs, by: knownFailures.evidence, of: suite, manifest: manifest)
    coreRules = Set(suite.rules.lazy.filter { $0.layer == .core }.map(\.id))
  }

  /// Plans a case.
  func plan(_ item: Case, profile: String) -> PlannedCase {
    PlannedCase(
      item, profile: profile, skip: manifest.reasonToSkip(item, coreRules: coreRules),
      knownFailure: knownFailures.entry(for: item, profile: profile), bugs: bugs)
  }
}
