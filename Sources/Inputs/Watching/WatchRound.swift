import Conformance
import EngineProcess
import Platform
import Reporting
import Synchronization
import Wording

/// One run in a watch, which a save interrupts.
struct WatchRound {
  let run: WatchedRun
  let engine: ReadyEngine
  let process: ProcessHost?
  let files: FileWatch
  let scope: WatchScope

  /// The outcome of a round.
  struct Outcome: Sendable {
    /// Whether every planned case was run.
    var isFinished: Bool
    /// The results of the cases that were run, without transcripts.
    var results: [CaseResult]
  }

  /// Runs a plan to its end, or until something is saved.
  ///
  /// On a save, the cases that are running are finished, unless the engine was saved: then the
  /// answers of the old one are not needed.
  ///
  /// - Throws: `FileWatchError` at the end of the watch, `CancellationError` if the task is
  ///   cancelled; the engine has been stopped then.
  func outcome(of plan: Plan) async throws -> Outcome {
    let isBrokenOff = Flag()
    return try await withTaskCancellationHandler {
      try await withThrowingTaskGroup(of: Outcome?.self) { group in
        group.addTask { try await outcome(of: plan, isBrokenOff) }
        group.addTask {
          let changes = try await files.peek()
          if scope.touched(by: changes).engine { breakOff(isBrokenOff) }
          return nil
        }
        defer { group.cancelAll() }
        if let outcome = try await group.next() ?? nil { return outcome }
        group.cancelAll()
        guard let outcome = try await group.next() ?? nil else { throw CancellationError() }
        try Task.checkCancellation()
        return outcome
      }
    } onCancel: {
      breakOff(isBrokenOff)
    }
  }

  private func breakOff(_ isBrokenOff: Flag) {
    isBrokenOff.raise()
    process?.stop()
  }

  private func outcome(of plan: Plan, _ isBrokenOff: Flag) async throws -> Outcome {
    let recorder = run.recorder()
    var tally = Tally()
    var results: [CaseResult] = []
    let causes = run.causes?()
    let listener = RunListener { event in
      if case .finished(var result) = event {
        // The results of stopping an engine say nothing about it.
        if isBrokenOff.isRaised { return }
        tally.count(result.verdict.kind)
        result.transcript = nil
        results.append(result)
      }
      causes?.hear(event)
      recorder.record(event)
    }
    let pipeline = ConformancePipeline(examiner: run.domain.examiner)
    var end = await pipeline.run(plan, on: engine, telling: listener)
    let isFinished = !end.wasInterrupted && results.count == plan.cases.count
    if results.count < plan.cases.count { end.stop = end.stop ?? RunStop() }
    end.tally = tally
    // The processes go on, so restarts are no news of this round.
    let troubles = EngineTroubles(
      breach: process?.breach, shortage: process?.shortage?.lines)
    if end.wasInterrupted || troubles.shortage != nil { end.coverage = Coverage() }
    end = await pipeline.conclude(
      end, after: troubles, finding: causes, asking: run.engine.inquiry(process, plan.suite))
    recorder.record(.ended(end))
    return Outcome(isFinished: isFinished, results: results)
  }
}

/// A flag that several tasks share.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() { value.store(true, ordering: .releasing) }
}
