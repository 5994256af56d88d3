import Conformance
import Diagnosing
import EngineProcess
import Inputs
import Reporting
import SpecModel

/// A run whose cases have all been answered, and whose end has not been reported yet.
struct AnsweredRun {
  /// The whole plan, of which a shard runs a part.
  let plan: Plan
  /// The end as the runner reported it.
  let end: RunEnd
  /// The engine's answers to open questions.
  let answers: [ResultsAnswer]
  /// Finds the causes of failures; `nil` if no diagnosis is wanted.
  let causes: RunDiagnosis?
  /// The faults that the suite declares, which may be causes.
  let faults: [DeclaredFault]
  /// The recorders of the run.
  let recorders: RunRecorders
  /// The changes to lists of known failures.
  let lists: KnownFailureChanges
  /// The corrections to these lists.
  let settlement: Settlement

  /// The outcome of a run.
  struct Outcome {
    /// Whether the run was interrupted.
    var wasInterrupted: Bool
    /// Whether the run is red.
    var isRed: Bool
    /// Whether everything was written completely.
    var isWritten: Bool
  }

  /// Finds the causes of failures, and reports the end to all recorders.
  ///
  /// - Parameters:
  ///   - engine: The engine that the user named.
  ///   - process: The host of its processes, which have ended; `nil` if the engine is not a
  ///     program.
  func concluded(on engine: EngineInput, _ process: ProcessHost?) async -> Outcome {
    let end = await examined(on: engine, process)
    recorders.record(answers)
    recorders.record(.ended(end))
    let (lines, unwritten) = end.wasInterrupted ? ([], []) : lists.write(plan)
    let errors = recorders.close(lists: lines) + unwritten
    for error in errors { Terminal.error.writeError("\(error.text)") }
    return Outcome(
      wasInterrupted: end.stop?.reason == .interrupted, isRed: settlement.leavesRed(end),
      isWritten: errors.isEmpty)
  }

  /// Returns the end with the facts about the engine's processes and the causes of failures.
  private func examined(on engine: EngineInput, _ process: ProcessHost?) async -> RunEnd {
    var end = end
    end.protocolBreach = process?.breach
    end.restarts = process?.restarts ?? 0
    end.restartReason = process?.restartReason
    if let shortage = process?.shortage {
      end.stop = RunStop(.engineNotRun(shortage.lines), next: end.stop?.next)
    }
    guard let causes else { return end }
    let waiting = Waiting("looking for causes")
    defer { waiting.end() }
    if let process, causes.hasFailures, end.stop == nil {
      causes.brokenConventions = await engine.brokenConventions(process.manifest, plan.suite)
    }
    await causes.suspect(faults) { command, cases in
      await EngineInput.transcripts(of: cases, from: command)
    }
    guard case .ended(var examined) = causes.hear(.ended(end)) else { return end }
    if examined.stop?.reason != .interrupted, examined.engineError == nil {
      examined.diagnosis = await causes.doubting(examined.diagnosis) {
        await engine.resultAlone(of: $0)
      }
    }
    return examined
  }
}
