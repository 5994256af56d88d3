package import EngineKit
import SpecModel

/// Runs a plan: hands scripts to a host, compares, and tells listeners in the order of the plan.
package struct Runner: Sendable {
  private let host: any EngineHost
  private let width: Int
  private let batchSize: Int

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - host: Where the engines live.
  ///   - width: How many batches of cases are under way at a time.
  ///   - batchSize: How many cases are handed to the host together.
  package init(host: any EngineHost, width: Int, batchSize: Int = 1) {
    precondition(width > 0 && batchSize > 0, "a runner needs a width and a batch size above zero")
    self.host = host
    self.width = width
    self.batchSize = batchSize
  }

  /// Runs every case of a plan.
  ///
  /// Cancelling the task stops the run: cases under way are finished or, where the host breaks them
  /// off, left out; the others are not begun. So does a file that can no longer be read.
  ///
  /// - Parameters:
  ///   - plan: What to run.
  ///   - pulse: Called every fifth of a second while cases are under way, between two events, with
  ///     what is finished but waits for a case before it; absent: nothing is.
  ///   - listener: Called with every event, one at a time, in order.
  /// - Returns: How the run ended.
  @discardableResult
  package func run(
    _ plan: Plan, pulse: (([EarlyResult]) -> Void)? = nil, listener: (RunEvent) -> Void
  ) async -> RunEnd {
    let start = ContinuousClock.now
    var tally = Tally()
    var coverage = CoverageCount(plan)
    listener(.started(plan))
    await withTaskGroup(of: Step.self) { group in
      let batches = plan.cases.batches(of: batchSize)
      var (begun, underWay, next, position) = (0, 0, 0, 0)
      /// What is finished and waits for a batch before it.
      var finished: [Int: [CaseResult]] = [:]
      var starts: [Int: Int] = [:]
      var waiting = 0
      var isBroken = false
      func addBatches() {
        while underWay < width, waiting < Self.lookahead, !isBroken, !Task.isCancelled,
          let batch = batches.next()
        {
          let number = begun
          starts[number] = position
          position += batch.count
          group.addTask { .batch(number, await results(of: batch)) }
          begun += 1
          underWay += 1
        }
      }
      addBatches()
      if pulse != nil { group.addTask(operation: Self.beat) }
      while underWay > 0, let step = await group.next() {
        guard case .batch(let number, let results) = step else {
          pulse?(Self.early(finished, starts))
          // A task that was cancelled no longer sleeps; its run is about to end.
          if !Task.isCancelled { group.addTask(operation: Self.beat) }
          continue
        }
        underWay -= 1
        finished[number] = results
        waiting += results?.count ?? 0
        isBroken = isBroken || results == nil
        while let results = finished.removeValue(forKey: next) {
          starts[next] = nil
          next += 1
          waiting -= results.count
          for result in results {
            tally.count(result.verdict.kind)
            coverage.count(result)
            listener(.finished(result))
          }
        }
        addBatches()
      }
      group.cancelAll()
    }
    let wasInterrupted = tally.total < plan.cases.count
    let end = RunEnd(
      tally: tally, listFindings: plan.listFindings,
      coverage: wasInterrupted ? Coverage() : coverage.coverage, duration: .now - start,
      wasInterrupted: wasInterrupted)
    listener(.ended(end))
    return end
  }

  /// What a run waits for.
  private enum Step: Sendable {
    /// A batch is finished; without results, its cases can no longer be read.
    case batch(Int, [CaseResult]?)
    /// Time has passed.
    case beat
  }

  @Sendable private static func beat() async -> Step {
    try? await Task.sleep(for: .milliseconds(200))
    return .beat
  }

  private static func early(
    _ finished: [Int: [CaseResult]], _ starts: [Int: Int]
  ) -> [EarlyResult] {
    finished.sorted { $0.key < $1.key }.flatMap { number, results in
      results.enumerated().map {
        EarlyResult(position: (starts[number] ?? 0) + $0.offset, result: $0.element)
      }
    }
  }

  /// How many finished cases wait at most for one that comes before them, which may be hanging: so
  /// many results are held, whatever the size of the run.
  private static let lookahead = 4096

  /// Runs the cases of a batch; `nil` where they can no longer be read.
  private func results(of batch: PlannedCases.Batch) async -> [CaseResult]? {
    guard let cases = batch.cases() else { return nil }
    let scripts = cases.compactMap { $0.skip == nil ? $0.script : nil }
    var asked = zip(scripts, await host.outcomes(of: scripts)).makeIterator()
    var results: [CaseResult] = []
    results.reserveCapacity(cases.count)
    for planned in cases {
      if let skip = planned.skip {
        results.append(CaseResult(planned: planned, verdict: .skipped(skip)))
        continue
      }
      guard let (script, outcome) = asked.next() else { break }
      let result = Self.result(of: planned, from: outcome, to: script)
      // An interrupted case is not finished; the others that are under way may be.
      if result.verdict.wasStopped { break }
      results.append(result)
    }
    return results
  }

  /// Runs one case, unless it is planned as skipped.
  package func result(of planned: PlannedCase) async -> CaseResult {
    if let skip = planned.skip { return CaseResult(planned: planned, verdict: .skipped(skip)) }
    let script = planned.script
    return Self.result(of: planned, from: await host.outcome(of: script), to: script)
  }

  /// The result of a case, from what came of its script.
  private static func result(
    of planned: PlannedCase, from outcome: ScriptOutcome, to script: Script
  ) -> CaseResult {
    switch outcome.ending {
    case .completed(let transcript):
      let failure =
        transcript.observations.count == script.actions.count
        ? CaseComparison.difference(from: planned.case, in: transcript).map(Verdict.failed)
        : .errored(.wrongCount(transcript.observations.count, for: script.actions.count))
      return CaseResult(
        planned: planned, verdict: listed(failure ?? .passed, planned), transcript: transcript,
        log: outcome.log, duration: outcome.duration)
    case .unsupported(let reason):
      return CaseResult(
        planned: planned, verdict: .skipped(.unsupported(reason)), log: outcome.log,
        duration: outcome.duration)
    case .failed(let failure):
      return CaseResult(
        planned: planned, verdict: listed(.errored(failure), planned), log: outcome.log,
        duration: outcome.duration)
    }
  }

  /// The verdict in the light of the implementer's list.
  private static func listed(_ verdict: Verdict, _ planned: PlannedCase) -> Verdict {
    planned.knownFailure.map(verdict.listed) ?? verdict
  }
}

extension Verdict {
  /// Whether the run was stopped before the engine answered.
  fileprivate var wasStopped: Bool { misbehavior == .errored(.stopped) }
}

extension EngineFailure {
  /// A transcript that does not have one list per action.
  package static func wrongCount(_ count: Int, for actions: Int) -> EngineFailure {
    EngineFailure(
      kind: .malformed,
      message: "the engine reported \(count) lists of observations for \(actions) actions")
  }
}
