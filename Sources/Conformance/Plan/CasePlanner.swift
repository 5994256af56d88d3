import EngineKit
import SpecModel

/// Decides of a case in a profile whether it is asked of an engine, and what is known of it.
struct CasePlanner: Sendable {
  private let manifest: EngineManifest
  private let coreRules: Set<String>
  private let knownFailures: KnownFailureList

  /// Creates a planner for an engine.
  init(suite: Suite, manifest: EngineManifest, knownFailures: KnownFailureList) {
    self.manifest = manifest
    self.knownFailures = knownFailures
    coreRules = Set(suite.rules.lazy.filter { $0.layer == .core }.map(\.id))
  }

  /// Plans a case.
  func plan(_ item: Case, profile: String) -> PlannedCase {
    PlannedCase(
      item, profile: profile, skip: manifest.reasonToSkip(item, coreRules: coreRules),
      knownFailure: knownFailures.entry(caseID: item.id, profile: profile))
  }
}
