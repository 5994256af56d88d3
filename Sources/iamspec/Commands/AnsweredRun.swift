import Conformance
import Diagnosing
import EngineProcess
import InAppMessages
import Inputs
import Reporting
import SpecModel

/// A run whose cases have all been answered, and whose end has not been reported yet.
struct AnsweredRun {
  /// The stages of the run.
  let pipeline: ConformancePipeline
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
    let looking = causes == nil ? nil : Waiting("looking for causes")
    await causes?.suspect(faults) { command, cases in
      await EngineInput.transcripts(of: cases, from: command, in: InAppMessages())
    }
    let end = await pipeline.conclude(
      end, after: process?.troubles ?? EngineTroubles(), finding: causes,
      asking: engine.inquiry(process, plan.suite, runsAlone: true))
    looking?.end()
    recorders.record(answers)
    recorders.record(.ended(end))
    let (lines, unwritten) = end.wasInterrupted ? ([], []) : lists.write(plan, end)
    let errors = recorders.close(lists: lines) + unwritten
    for error in errors { Terminal.error.writeError("\(error.text)") }
    return Outcome(
      wasInterrupted: end.stop?.reason == .interrupted, isRed: settlement.leavesRed(end),
      isWritten: errors.isEmpty)
  }
}
