package import EngineKit
import SpecModel

/// Runs a plan: sends scripts to a host, compares the outcomes, and reports events in the order of
/// the plan.
package struct Runner: Sendable {
  private let host: any EngineHost
  private let paces: [Pace]
  private let breakOff: @Sendable () -> Void

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - host: The host of the engines.
  ///   - paces: How many cases the host may get at a time, the smallest batches first; the run
  ///     chooses among them by the time that batches take.
  ///   - breakOff: Makes the host end the running cases, whose results are no longer needed.
  package init(
    host: any EngineHost, paces: [Pace], breakOff: @escaping @Sendable () -> Void = {}
  ) {
    self.host = host
    self.paces = paces
    self.breakOff = breakOff
  }

  /// Creates a runner with one pace.
  ///
  /// - Parameters:
  ///   - host: The host of the engines.
  ///   - width: The number of batches that run at a time.
  ///   - batchSize: The number of cases in a batch.
  ///   - together: The number of cases of a batch that the host gets at a time.
  package init(host: any EngineHost, width: Int, batchSize: Int = 1, together: Int = 1) {
    self.init(
      host: host, paces: [Pace(width: width, batchSize: batchSize, together: together)])
  }

  /// Runs every case of a plan.
  ///
  /// Cancelling the task stops the run: running cases are finished or, if the host breaks them off,
  /// left out; the others are not started. A file that can no longer be read stops the run in the
  /// same way. At the plan's limit of failures, the run ends with the case that reaches it,
  /// whatever else is running.
  ///
  /// - Parameters:
  ///   - plan: The plan to run.
  ///   - pulse: Called every fifth of a second while cases are running, between two events, with
  ///     the results that wait for an earlier case; `nil` to call nothing.
  ///   - listener: Called with every event but the end, one at a time, in order.
  /// - Returns: How the run ended, as far as the runner knows.
  @discardableResult
  package func run(
    _ plan: Plan, pulse: (([EarlyResult]) -> Void)? = nil, listener: (RunEvent) -> Void
  ) async -> RunEnd {
    let start = ContinuousClock.now
    var tally = Tally()
    var coverage = CoverageCount(plan)
    var bugs = KnownBugCount(plan)
    var isAtLimit: Bool {
      plan.failureLimit.map { tally[.failed] + tally[.errored] >= $0 } ?? false
    }
    listener(.started(plan))
    await withTaskGroup(of: Step.self) { group in
      var batches = plan.cases.batches
      var choice = PaceChoice(among: paces)
      var (begun, underWay, next, position) = (0, 0, 0, 0)
      /// The number of cases of the batches whose results were not told yet.
      var sizes: [Int: Int] = [:]
      /// The batches that are running or wait for an earlier one.
      var open: [Int: RunningBatch] = [:]
      /// The results that wait for an earlier batch.
      var finished: [Int: [CaseResult]] = [:]
      var waiting = 0
      var isBroken = false
      func addBatches() {
        let pace = choice.pace
        while underWay < pace.width, waiting < Self.lookahead, !isBroken, !Task.isCancelled,
          let batch = batches.next(of: pace.batchSize)
        {
          let number = begun
          let cases = RunningBatch(batch, at: position)
          open[number] = cases
          sizes[number] = batch.count
          position += batch.count
          group.addTask {
            let start = ContinuousClock.now
            let results = await cases.results(on: host, together: pace.together)
            return .batch(number, results, took: .now - start)
          }
          begun += 1
          underWay += 1
        }
      }
      addBatches()
      if pulse != nil { group.addTask(operation: Self.beat) }
      while underWay > 0, let step = await group.next() {
        guard case .batch(let number, let results, let duration) = step else {
          pulse?(open.sorted { $0.key < $1.key }.flatMap(\.value.early))
          // A cancelled task no longer sleeps; its run is about to end.
          if !Task.isCancelled { group.addTask(operation: Self.beat) }
          continue
        }
        underWay -= 1
        choice.note(duration)
        finished[number] = results
        waiting += results?.count ?? 0
        isBroken = isBroken || results == nil
        while let results = finished.removeValue(forKey: next) {
          open[next] = nil
          // Nothing is told after a case that was interrupted: results leave no gap.
          if sizes.removeValue(forKey: next) == results.count { next += 1 } else { isBroken = true }
          waiting -= results.count
          for result in results where !isAtLimit {
            tally.count(result.verdict.kind)
            coverage.count(result)
            bugs.count(result)
            listener(.finished(result))
          }
        }
        if isAtLimit {
          breakOff()
          break
        }
        addBatches()
      }
      group.cancelAll()
    }
    let isWhole = tally.total == plan.cases.count
    var end = RunEnd(
      tally: tally, listFindings: plan.listFindings + (isWhole ? bugs.findings : []),
      coverage: isWhole ? coverage.coverage : Coverage(), duration: .now - start,
      wasInterrupted: !isWhole)
    end.silentBugs = bugs.silentInPart
    if let limit = plan.failureLimit, isAtLimit { end.stop?.reason = .failureLimit(limit) }
    end.stop?.next = isWhole ? nil : plan.cases[tally.total]?.id
    return end
  }

  /// The events that a run waits for.
  private enum Step: Sendable {
    /// A batch is finished; `nil` if its cases could not be read any more.
    case batch(Int, [CaseResult]?, took: Duration)
    /// A fifth of a second has passed.
    case beat
  }

  @Sendable private static func beat() async -> Step {
    try? await Task.sleep(for: .milliseconds(200))
    return .beat
  }

  /// The largest number of finished cases that wait for an earlier one, which may be hanging; it
  /// limits the results in memory, whatever the size of the run.
  private static let lookahead = 4096

  /// Runs one case, unless it is planned as skipped.
  package func result(of planned: PlannedCase) async -> CaseResult {
    await CaseResult(of: planned, on: host)
  }
}
