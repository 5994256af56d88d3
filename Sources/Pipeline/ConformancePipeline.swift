package import Conformance
package import EngineKit
import SpecJSON
package import SpecModel

/// How every run goes, from the files of a suite to its reports, stage by stage.
///
///     SuiteSource ──load──▶ SummarizedSuite ──plan──▶ Plan ──deal──▶ Plan.Part
///                 ──run──▶ RunEvent, RunEvent, … ──examine──▶ ──record──▶ RunEnd
///
/// Each stage takes the value that the stage before it made, and knows nothing else of it. Users
/// differ in three values that they bring along: where the suite comes from (``SuiteSource``), where
/// the results come from (``ResultSource``), and who listens. `run` and `run --watch` also bring the
/// monitors, which look at each case that failed, and at no other.
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
  /// What is wanted.
  package var request: RunRequest
  private let examiner: Examiner?

  /// Says which clauses an engine was seen to break: what it did, in which script, and which kinds of
  /// observation it reports.
  package typealias Examiner =
    @Sendable (Transcript, Script, Set<Observation.Kind>) -> [Breach]

  /// Creates the pipeline of a run.
  ///
  /// - Parameters:
  ///   - request: What is wanted; by default, all of a suite.
  ///   - examiner: Who looks at each failed case; absent: nobody does.
  package init(_ request: RunRequest = RunRequest(), examiner: Examiner? = nil) {
    self.request = request
    self.examiner = examiner
  }

  // MARK: Load

  /// Loads a suite, and examines each of its files while it is in memory.
  ///
  /// - Parameter source: Where the suite comes from.
  /// - Throws: Whatever the source throws where the suite cannot be opened.
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

  /// Plans which cases are asked of an engine, and says why others are not.
  ///
  /// - Parameters:
  ///   - suite: A suite that was loaded for the same request.
  ///   - manifest: The engine's manifest.
  /// - Throws: ``SelectionError`` where a selector matches nothing, or nothing is left to run.
  package func plan(
    _ suite: SummarizedSuite, for manifest: EngineManifest
  ) throws(SelectionError) -> Plan {
    var plan = try Plan(
      suite: suite.suite, source: suite.source, summaries: suite.summaries,
      selection: request.selection, manifest: manifest, knownFailures: request.knownFailures)
    plan.failureLimit = request.failureLimit
    return plan
  }

  /// Deals the cases of a plan to machines that share the work, and returns what this one has to do.
  package func deal(_ plan: Plan) -> Plan.Part {
    plan.part(request.shard, timings: request.timings)
  }

  // MARK: Run and record

  /// Gets the result of each case of a plan, and tells a listener of it in the plan's order.
  ///
  /// - Parameters:
  ///   - plan: What to run.
  ///   - source: Where the results come from.
  ///   - listener: Who records them.
  /// - Returns: The outcome of the run.
  /// - Throws: Whatever the source throws; an engine never does.
  @discardableResult
  package func run(
    _ plan: Plan, on source: ResultSource, telling listener: RunListener
  ) async throws -> RunEnd {
    guard let examiner else { return try await source.results(plan, listener) }
    let kinds = plan.manifest.observations
    let examining = RunListener(
      early: listener.early.map { early in
        { results in
          early(
            results.map {
              EarlyResult(
                position: $0.position,
                result: $0.result.examined(by: examiner, reporting: kinds) ?? $0.result)
            })
        }
      },
      event: { event in
        guard case .finished(let result) = event,
          let examined = result.examined(by: examiner, reporting: kinds)
        else { return listener.event(event) }
        listener.event(.finished(examined))
      })
    return try await source.results(plan, examining)
  }
}

extension CaseResult {
  /// The same result, with the clauses that the engine was seen to break; `nil` where it did not fail.
  fileprivate func examined(
    by examiner: ConformancePipeline.Examiner, reporting kinds: Set<Observation.Kind>
  ) -> CaseResult? {
    guard case .failed? = verdict.misbehavior, let transcript else { return nil }
    var result = self
    result.breaches = examiner(transcript, planned.script, kinds)
    return result
  }
}
