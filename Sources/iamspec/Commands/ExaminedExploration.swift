import Characterization
import Conformance
import Diagnosing
import EngineKit
import EngineProcess
import Exploration
import Inputs
import SpecModel

/// An exploration whose scripts have all been run, with what is behind its findings.
struct ExaminedExploration {
  let exploration: Exploration
  /// The exploration as a run, with the causes of what makes it red.
  private(set) var run: ExploredRun
  /// The causes of all findings: what is merely unexplained may have the same cause as what makes the
  /// exploration red.
  let causes: Diagnosis
  /// The conventions of the protocol that the engine does not keep.
  let brokenConventions: [BrokenConvention]

  /// Looks for what is behind the findings of an exploration.
  ///
  /// - Parameters:
  ///   - exploration: The results.
  ///   - suite: The suite whose rules the engine has to keep.
  ///   - manifest: The engine's manifest.
  ///   - isStrict: Whether unexplained behavior counts as wrong.
  ///   - pinned: The answers that the engine is held to.
  ///   - duration: How long the exploration took.
  ///   - engine: The engine that the user named.
  ///   - process: The host of its processes, which have ended; `nil` if the engine is not a program.
  ///   - wasInterrupted: Whether the exploration was interrupted.
  init(
    _ exploration: Exploration, of suite: Suite, manifest: EngineManifest, isStrict: Bool,
    pinned: PinnedAnswers, duration: Duration, on engine: EngineInput, _ process: ProcessHost?,
    wasInterrupted: Bool
  ) async {
    self.exploration = exploration
    run = ExploredRun(
      exploration, of: suite, manifest: manifest, isStrict: isStrict, pinned: pinned,
      duration: duration,
      troubles: process?.troubles ?? EngineTroubles(), stop: wasInterrupted ? RunStop() : nil)
    var broken: [BrokenConvention] = []
    if let process, run.end.stop == nil, !exploration.groups.isEmpty {
      broken = await engine.brokenConventions(process.manifest, suite)
    }
    let search = RunDiagnosis(explained: exploration.explainedScripts)
    search.brokenConventions = broken
    run.diagnose(by: search)
    var whole = ExploredRun(
      exploration, of: suite, manifest: manifest, isStrict: true, duration: .zero)
    let wholeSearch = RunDiagnosis(explained: exploration.explainedScripts)
    whole.diagnose(by: wholeSearch)
    if process != nil, run.end.stop == nil {
      var alone: [PlannedCase.ID: CaseResult] = [:]
      func resultAlone(of planned: PlannedCase) async -> CaseResult? {
        if alone[planned.id] == nil { alone[planned.id] = await engine.resultAlone(of: planned) }
        return alone[planned.id]
      }
      run.diagnosis = await search.doubting(run.diagnosis) { await resultAlone(of: $0) }
      whole.diagnosis = await wholeSearch.doubting(whole.diagnosis) { await resultAlone(of: $0) }
    }
    causes = whole.diagnosis
    brokenConventions = broken
  }
}
