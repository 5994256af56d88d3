package import Conformance
package import EngineKit
package import SpecModel

/// An exploration in the form of a run, so that reports can show it: a failed case for each
/// finding, a skipped one for the scripts that nobody could judge, and a passed one for all others.
///
/// Unexplained behavior is included only if it counts as wrong, so that a report is red if the
/// command is.
package struct ExploredRun: Sendable {
  /// The cases of the findings, and those for all other scripts.
  package let cases: [Case]
  /// The plan of the report.
  package let plan: Plan
  /// The results of the cases.
  private var results: [CaseResult] = []
  /// The end of the run.
  package private(set) var end: RunEnd

  /// The events, in the order of a run.
  package var events: [RunEvent] {
    [.started(plan)] + results.map { .finished($0) } + [.ended(end)]
  }

  /// Why cases failed, as far as somebody has looked for it.
  package var diagnosis: Diagnosis {
    get { end.diagnosis }
    set { end.diagnosis = newValue }
  }

  /// Adds the diagnosis to the end of the run.
  package mutating func diagnose(by causes: some CauseSearch) {
    for event in events { causes.hear(event) }
    causes.diagnose(&end)
  }

  /// Describes an exploration.
  ///
  /// - Parameters:
  ///   - exploration: The results.
  ///   - suite: The suite whose rules the engine has to keep.
  ///   - manifest: The engine's manifest.
  ///   - isStrict: Whether unexplained behavior counts as wrong.
  ///   - pinned: The answers that the engine is held to.
  ///   - duration: The duration of the exploration.
  ///   - troubles: What the engine's processes did beside answering.
  ///   - stop: Why it ended early, or `nil` if it did not.
  package init(
    _ exploration: Exploration, of suite: Suite, manifest: EngineManifest, isStrict: Bool,
    pinned: PinnedAnswers = PinnedAnswers(), duration: Duration,
    troubles: EngineTroubles = EngineTroubles(), stop: RunStop? = nil
  ) {
    let red = exploration.groups.filter { $0.isRed(isStrict: isStrict) }.flatMap(\.findings)
    let findings = exploration.opening.failed + red.map(\.result)
    let profiles = suite.profiles.map(\.id).filter(exploration.profiles.contains)
    let others = UnremarkableScripts.all(of: exploration)
    cases =
      findings.map(\.planned.case).unique
      + others.map { $0.asCase(seed: exploration.seed, profiles) }
    plan = Plan(exploring: cases, beside: suite, manifest: manifest)
    var tally = Tally()
    var coverage = CoverageCount(plan)
    let verdicts = Dictionary(
      uniqueKeysWithValues: zip(cases.suffix(others.count).map(\.id), others.map(\.verdict)))
    for planned in plan.cases {
      let result =
        findings.first { $0.planned.id == planned.id }
        ?? CaseResult(planned: planned, verdict: verdicts[planned.case.id] ?? .passed)
      tally.count(result.verdict.kind)
      coverage.count(result)
      results.append(result)
    }
    end = RunEnd(
      tally: tally, coverage: stop == nil ? coverage.coverage : Coverage(), duration: duration,
      wasInterrupted: false)
    end.stop = stop
    end.note(troubles)
    for finding in red where !finding.departures.isEmpty {
      end.answerChanges.add(
        finding.departures, from: pinned, in: finding.script.profile, of: suite,
        shownBy: finding.result.planned.case.id, keeping: .max)
    }
  }

  /// Describes an exploration that could not begin.
  ///
  /// - Parameters:
  ///   - stop: Why it could not begin.
  ///   - seed: The seed of the scripts.
  ///   - suite: The suite whose rules the engine has to keep.
  ///   - manifest: What is known about the engine.
  package init(
    notBegun stop: RunStop, seed: UInt64, of suite: Suite, manifest: EngineManifest
  ) {
    let scripts = UnremarkableScripts.unrun.asCase(seed: seed, manifest.profiles)
    cases = [scripts]
    plan = Plan(exploring: cases, beside: suite, manifest: manifest)
    end = RunEnd(tally: Tally(), duration: .zero, wasInterrupted: true)
    end.stop = stop
    end.stop?.next = manifest.profiles.first.map { PlannedCase(scripts, profile: $0).id }
  }
}

extension [Case] {
  /// The cases without those that fail in several profiles more than once.
  fileprivate var unique: [Case] {
    var ids: Set<String> = []
    return filter { ids.insert($0.id).inserted }
  }
}
