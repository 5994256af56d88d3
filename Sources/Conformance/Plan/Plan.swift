public import EngineKit
public import SpecModel

/// What a run will do: pure data that can be printed before anything runs.
public struct Plan: Sendable {
  /// The suite that the cases come from, for what reports say of rules and chapters.
  public var suite: Suite
  /// What the engine says of itself.
  public var manifest: EngineManifest
  /// The cases in the order of the report: profile by profile, each in reading order.
  public var cases: [PlannedCase]
  /// What is wrong with the list of known failures itself.
  public var listFindings: [KnownFailureList.Finding]

  /// Plans the run of selected cases against an engine.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - selection: Which cases, in which profiles.
  ///   - manifest: What the engine says of itself; cases that need more are planned as skipped.
  ///   - knownFailures: The implementer's list.
  /// - Throws: ``SelectionError`` where a selector matches nothing, or nothing is left to run.
  public init(
    suite: Suite, selection: Selection = Selection(), manifest: EngineManifest,
    knownFailures: KnownFailureList = KnownFailureList()
  ) throws(SelectionError) {
    let selected = try selection.cases(of: suite)
    let profiles = try selection.profiles(of: suite, engine: manifest)
    let coreRules = Set(suite.rules.lazy.filter { $0.layer == .core }.map(\.id))
    self.suite = suite
    self.manifest = manifest
    cases = profiles.flatMap { profile in
      selected.filter { $0.profiles.contains(profile) }.map {
        PlannedCase(
          $0, profile: profile, skip: manifest.reasonToSkip($0, coreRules: coreRules),
          knownFailure: knownFailures.entry(caseID: $0.id, profile: profile))
      }
    }
    listFindings = knownFailures.findings(in: suite, profiles: manifest.profiles)
    if cases.isEmpty { throw .nothingSelected(profiles: profiles) }
  }

  /// Creates the plan of a run that is over, from what was recorded of it.
  package init(
    suite: Suite, manifest: EngineManifest, cases: [PlannedCase],
    listFindings: [KnownFailureList.Finding]
  ) {
    self.suite = suite
    self.manifest = manifest
    self.cases = cases
    self.listFindings = listFindings
  }
}
