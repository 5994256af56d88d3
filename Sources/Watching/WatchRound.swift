import Conformance
import Diagnosing
import EngineProcess
import FileWatching
import Monitors
import Pipeline
import Reporting
import Synchronization

/// One run within a watch, which a save breaks off.
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
    /// The results of those that were, without transcripts.
    var results: [CaseResult]
  }

  /// Runs a plan to its end, or until something is saved.
  ///
  /// Cases under way are finished then, unless it is the engine that was saved: nobody waits for the
  /// answers of the old one.
  ///
  /// - Throws: `FileWatchError` at the end of the watch, `CancellationError` where the task is
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
    let causes = run.findsCauses ? RunDiagnosis() : nil
    let listener = RunListener { event in
      switch event {
      case .started: recorder.record(causes?.hear(event) ?? event)
      case .finished(var result):
        // What comes of stopping an engine says nothing of it.
        if isBrokenOff.isRaised { return }
        recorder.record(causes?.hear(event) ?? event)
        tally.count(result.verdict.kind)
        result.transcript = nil
        results.append(result)
      case .ended(var end):
        if results.count < plan.cases.count { end.stop = end.stop ?? RunStop() }
        end.tally = tally
        if end.wasInterrupted { end.coverage = Coverage() }
        recorder.record(causes?.hear(.ended(end)) ?? .ended(end))
      }
    }
    let pipeline = ConformancePipeline(
      examiner: { Monitors.breaches(in: $0, of: $1, reporting: $2) })
    let end = try await pipeline.run(plan, on: .engine(engine), telling: listener)
    return Outcome(
      isFinished: !end.wasInterrupted && results.count == plan.cases.count, results: results)
  }
}

/// Something that has happened, for several tasks.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() { value.store(true, ordering: .releasing) }
}
