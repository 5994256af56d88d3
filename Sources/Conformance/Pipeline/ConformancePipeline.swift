package import EngineKit
import SpecJSON
package import SpecModel

/// The stages of every run, from the files of a suite to its reports.
///
///     SuiteSource ──load──▶ SummarizedSuite ──plan──▶ Plan ──deal──▶ Plan.Part
///                 ──run──▶ RunEvent, RunEvent, … ──examine──▶ ──record──▶ RunEnd
///
/// Each stage takes the value that the stage before it made, and knows nothing else about that stage.
/// Users differ in three values: the source of the suite (``SuiteSource``), the source of the results
/// (``ResultSource``), and the listener. `run` and `run --watch` also pass the monitors, which examine
/// failed cases and no others.
///
/// | user                 | suite                    | plan           | results     | listeners         |
/// |----------------------|--------------------------|----------------|-------------|-------------------|
/// | `run`                | directory, bundle, built in | a shard     | an engine   | reports, terminal |
/// | `run --watch`        | directory, reread by file | what was saved | an engine  | terminal          |
/// | `explain`            | directory, bundle, built in | selected    | two engines | the story         |
/// | `report`             | directory, bundle, built in | as recorded | a file      | reports, terminal |
/// | `iamspec-bench`      | built in                 | repeated       | an engine   | none              |
/// | `ConformanceTesting` | bundle                   | whole          | an adapter  | tests             |
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

  // MARK: Run and record

  /// Gets the result of each case of a plan, and passes it to a listener in the plan's order.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - source: The source of the results.
  ///   - listener: Records the results.
  /// - Returns: The end of the run.
  /// - Throws: Any error that the source throws; an engine never does.
  @discardableResult
  package func run(
    _ plan: Plan, on source: ResultSource, telling listener: RunListener
  ) async throws -> RunEnd {
    guard let examiner else { return try await source.results(plan, listener) }
    let (kinds, jurisdiction) = (plan.manifest.observations, Jurisdiction(of: plan.suite))
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
    return try await source.results(plan, examining)
  }
}

extension CaseResult {
  /// Returns the result with the clauses that the engine was seen to break, or `nil` if the case
  /// did not fail.
  fileprivate func examined(
    by examiner: ConformancePipeline.Examiner, reporting kinds: Set<Observation.Kind>,
    within jurisdiction: Jurisdiction
  ) -> CaseResult? {
    guard case .failed? = verdict.misbehavior, let transcript else { return nil }
    var result = self
    result.breaches = examiner(transcript, planned.script, kinds, jurisdiction)
    return result
  }
}
