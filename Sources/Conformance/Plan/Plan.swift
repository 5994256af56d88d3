package import EngineKit
package import SpecModel

/// What a run will do: pure data that can be printed before anything runs.
package struct Plan: Sendable {
  /// The suite of the cases, from which reports take rules and chapters; a suite that is too large
  /// for memory has no files here.
  package var suite: Suite
  /// The engine's manifest.
  package var manifest: EngineManifest
  /// The cases in the order of the report: profile by profile, each in reading order.
  package var cases: PlannedCases
  /// The problems with the list of known failures itself.
  package var listFindings: [KnownFailureList.Finding]
  /// The entries of the list that are about bugs.
  package var bugs: [KnownFailure] = []
  /// How much the engine must be judged on.
  package var requirements: Requirements
  /// How much of the suite the plan covers.
  package var scope: Scope
  /// The number of failed cases that ends the run; `nil` for no limit.
  package var failureLimit: Int?

  /// How much of a suite a plan covers.
  package enum Scope: Hashable, Sendable {
    /// The whole suite, in the engine's profiles.
    case suite
    /// A user's selection.
    case selection
    /// A part of either, which alone does not show what was not judged.
    case part
    /// The scripts that an exploration found something with, and no case of the suite.
    case exploration
  }

  /// Plans a run of selected cases against an engine.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - selection: The cases to run, and their profiles.
  ///   - manifest: The engine's manifest; cases that need more are planned as skipped.
  ///   - knownFailures: The list of known failures.
  /// - Throws: ``SelectionError`` if a selector matches nothing or nothing is left to run.
  package init(
    suite: Suite, selection: Selection = Selection(), manifest: EngineManifest,
    knownFailures: KnownFailureList = KnownFailureList()
  ) throws(SelectionError) {
    let summaries = suite.files.map {
      CaseFileSummary($0, selection: selection, knownFailures: knownFailures, isDealt: true)
    }
    try self.init(
      suite: suite, source: suite, summaries: summaries, selection: selection, manifest: manifest,
      knownFailures: knownFailures)
  }

  /// Plans a run of selected cases of a suite whose files have been summarized.
  ///
  /// - Parameters:
  ///   - suite: The declarations of the suite.
  ///   - source: The suite's files.
  ///   - summaries: The summary of each file, made with the same selection and list; if the
  ///     plan is dealt to shards, made for that, too.
  ///   - selection: The cases to run, and their profiles.
  ///   - manifest: The engine's manifest; cases that need more are planned as skipped.
  ///   - knownFailures: The list of known failures.
  /// - Throws: ``SelectionError`` if a selector matches nothing or nothing is left to run.
  package init(
    suite: Suite, source: some CaseSource, summaries: [CaseFileSummary], selection: Selection,
    manifest: EngineManifest, knownFailures: KnownFailureList
  ) throws(SelectionError) {
    try selection.check(summaries.map(\.selectors), in: suite, source: source)
    let wanted = try selection.profiles(of: suite, engine: manifest)
    let planner = CasePlanner(suite: suite, manifest: manifest, knownFailures: knownFailures)
    cases = PlannedCases(wanted, summaries, source: source, planner: planner)
    if cases.count == 0 { throw .nothingSelected(profiles: wanted) }
    listFindings = knownFailures.findings(
      claims: summaries.flatMap(\.claims), profiles: manifest.profiles)
    bugs = knownFailures.bugs
    requirements = knownFailures.requirements
    scope = selection == Selection() ? .suite : .selection
    self.suite = suite
    self.manifest = manifest
  }

  /// Creates the plan of a recorded run.
  package init(
    suite: Suite, manifest: EngineManifest, cases: [PlannedCase],
    listFindings: [KnownFailureList.Finding], requirements: Requirements = Requirements(),
    scope: Scope = .suite
  ) {
    self.suite = suite
    self.manifest = manifest
    self.cases = PlannedCases(cases)
    self.listFindings = listFindings
    self.requirements = requirements
    self.scope = scope
  }

  /// The ids of the profiles that have cases, in the order of the report.
  package var profiles: [String] { cases.profiles }
}
