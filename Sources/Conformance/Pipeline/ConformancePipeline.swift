package import EngineKit
import SpecJSON
package import SpecModel

/// The stages of every run, from the files of a suite to its reports.
///
///     SuiteSource ──load──▶ SummarizedSuite ──plan──▶ Plan ──deal──▶ Plan.Part
///       ──run──▶ CaseResult, CaseResult, … ──examine──▶ CaseResult, CaseResult, … ──record──▶
///       RunEnd ──diagnose──▶ ──conclude──▶ RunEnd ──record──▶
///
/// Each stage takes the value that the stage before it made, and knows nothing else about that stage.
/// The listener records each result as it comes. The end is recorded by who concludes the run, when the
/// engine's processes have ended. The reasons for what a failed case expects are a stage (``Wording/Domain``)
/// that who shows the case asks for, because most failures of a long run are not shown.
/// `run` and `run --watch` also pass the monitors, which examine failed cases and no others.
///
/// | user                 | suite                    | plan           | engine      | records           |
/// |----------------------|--------------------------|----------------|-------------|-------------------|
/// | `run`                | directory, bundle, built in | a shard     | one         | reports, terminal |
/// | `run --watch`        | directory, reread by file | what was saved | one        | terminal          |
/// | `explain`            | directory, bundle, built in | selected    | two         | the story         |
/// | `iamspec-bench`      | built in                 | repeated       | one         | nothing           |
/// | `ConformanceTesting` | bundle                   | whole          | an adapter  | tests             |
///
/// `report` and `merge` have the results of a file in place of an engine's; they look for causes as the
/// last stages do (``Conformance/CauseSearch``).
package struct ConformancePipeline: Sendable {
  /// The request.
  package var request: RunRequest
  private let examiner: Examiner?

  /// Returns the clauses that an engine was seen to break, given its transcript, the script, the kinds
  /// of observation that it reports, and what the suite has.
  package typealias Examiner =
    @Sendable (Transcript, Script, Set<Observation.Kind>, Jurisdiction) -> [Breach]

  /// Creates the pipeline of a run.
  ///
  /// - Parameters:
  ///   - request: The request; by default, all cases of a suite.
  ///   - examiner: Examines each failed case; `nil` for no examination.
  package init(_ request: RunRequest = RunRequest(), examiner: Examiner? = nil) {
    self.request = request
    self.examiner = examiner
  }

  // MARK: Load

  /// Loads a suite, and examines each of its files while it is in memory.
  ///
  /// - Parameter source: The source of the suite.
  /// - Throws: Any error that the source throws if the suite cannot be opened.
  package func load(_ source: SuiteSource) async throws -> SummarizedSuite {
    let needsDigest = request.needsDigest && source.digest == nil
    let opened = try await source.open { [request] file in
      FileNotes(on: file, for: request, needsDigest: needsDigest)
    }
    return SummarizedSuite(opened, digest: source.digest, for: request)
  }

  /// Examines the files of a suite that is in memory.
  package func load(_ suite: Suite) -> SummarizedSuite {
    let notes = suite.files.map {
      FileNotes(on: $0, for: request, needsDigest: request.needsDigest)
    }
    return SummarizedSuite(OpenSuite(suite, notes: notes), digest: nil, for: request)
  }

  // MARK: Plan

  /// Plans which cases an engine runs, and why others are skipped.
  ///
  /// - Parameters:
  ///   - suite: A suite that was loaded for the same request.
  ///   - manifest: The engine's manifest.
  /// - Throws: ``SelectionError`` if a selector matches nothing, or if nothing is left to run.
  package func plan(
    _ suite: SummarizedSuite, for manifest: EngineManifest
  ) throws(SelectionError) -> Plan {
    var plan = try Plan(
      suite: suite.suite, source: suite.source, summaries: suite.summaries,
      selection: request.selection, manifest: manifest, knownFailures: request.knownFailures)
    plan.failureLimit = request.failureLimit
    return plan
  }

  /// Deals the cases of a plan to the shards, and returns this shard's part.
  package func deal(_ plan: Plan) -> Plan.Part {
    plan.part(request.shard, timings: request.timings)
  }

  // MARK: Run and examine

  /// Runs each case of a plan, and passes its result to a listener in the plan's order.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - engine: The engine.
  ///   - listener: Records the results.
  /// - Returns: The end of the run, before it is concluded.
  package func run(
    _ plan: Plan, on engine: ReadyEngine, telling listener: RunListener
  ) async -> RunEnd {
    guard let examiner else { return await engine.results(of: plan, telling: listener) }
    let kinds = plan.manifest.kinds(with: plan.suite.words)
    let jurisdiction = Jurisdiction(of: plan.suite)
    @Sendable func examine(_ result: CaseResult) -> CaseResult? {
      result.examined(by: examiner, reporting: kinds, within: jurisdiction)
    }
    let examining = RunListener(
      early: listener.early.map { early in
        { results in
          early(
            results.map {
              EarlyResult(
                position: $0.position,
                result: examine($0.result) ?? $0.result)
            })
        }
      },
      event: { event in
        guard case .finished(let result) = event, let examined = examine(result)
        else { return listener.event(event) }
        listener.event(.finished(examined))
      })
    return await engine.results(of: plan, telling: examining)
  }

  // MARK: Diagnose and conclude

  /// What a diagnosis can ask an engine when the cases have been run.
  package struct Inquiry {
    /// Returns the conventions of the protocol that it does not keep.
    private(set) var brokenConventions: () async -> [BrokenConvention]
    /// Runs a case in a new process; returns `nil` if that is not possible or not wanted.
    private(set) var alone: (PlannedCase) async -> CaseResult?

    /// Creates an inquiry.
    package init(
      brokenConventions: @escaping () async -> [BrokenConvention],
      alone: @escaping (PlannedCase) async -> CaseResult?
    ) {
      self.brokenConventions = brokenConventions
      self.alone = alone
    }
  }

  /// Concludes a run when the engine's processes have ended.
  ///
  /// - Parameters:
  ///   - end: The end of the run.
  ///   - troubles: What the processes did beside answering.
  ///   - causes: Looks for the causes of failures, and has heard the run; `nil` for no diagnosis.
  ///   - inquiry: What the engine can be asked.
  /// - Returns: The end to record.
  package func conclude(
    _ end: RunEnd, after troubles: EngineTroubles, finding causes: (any CauseSearch)?,
    asking inquiry: Inquiry
  ) async -> RunEnd {
    var end = end
    end.note(troubles)
    guard let causes else { return end }
    if causes.hasFailures, !end.wasInterrupted {
      causes.brokenConventions = await inquiry.brokenConventions()
    }
    causes.diagnose(&end)
    if end.stop?.reason != .interrupted, end.engineError == nil {
      end.diagnosis = await causes.doubting(end.diagnosis, alone: inquiry.alone)
    }
    return end
  }
}

extension CaseResult {
  /// Returns the result with the clauses that the engine was seen to break, or `nil` if the case
  /// did not fail.
  package func examined(
    by examiner: ConformancePipeline.Examiner, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> CaseResult? {
    guard case .failed? = verdict.misbehavior, let transcript else { return nil }
    var result = self
    result.breaches = examiner(transcript, planned.script, kinds, jurisdiction)
    return result
  }
}
