import Conformance
import ContinuousIntegration
import Diagnosing
import EngineProcess
import Inputs
import Reporting
import SpecModel

/// A run of which every case is answered, and nobody has been told of the end.
struct AnsweredRun {
  /// All that was planned, of which a shard runs a part.
  let plan: Plan
  /// The end, as the runner has it.
  let end: RunEnd
  /// How the engine answers open questions.
  let answers: [ResultsAnswer]
  /// Who finds out why cases failed; absent where nobody shall.
  let causes: RunDiagnosis?
  /// Who is told of the run.
  let recorders: RunRecorders
  /// What changes in lists of known failures.
  let lists: KnownFailureChanges
  /// What is corrected in them.
  let settlement: Settlement

  /// How a run came out.
  struct Outcome {
    /// Whether it was interrupted.
    var wasInterrupted: Bool
    /// Whether it is red.
    var isRed: Bool
    /// Whether everything could be written to its end.
    var isWritten: Bool
  }

  /// Finds out why cases failed, and tells everybody of the end.
  ///
  /// - Parameters:
  ///   - engine: The engine that the user named.
  ///   - process: Its processes, which have ended; absent where it is no program.
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

  /// The end with what the engine's processes did, and with the causes of what failed.
  private func examined(on engine: EngineInput, _ process: ProcessHost?) async -> RunEnd {
    var end = end
    end.protocolBreach = process?.breach
    end.restarts = process?.restarts ?? 0
    if let shortage = process?.shortage {
      end.stop = RunStop(.engineNotRun(shortage.lines), next: end.stop?.next)
    }
    guard let causes else { return end }
    let waiting = Waiting("looking for causes")
    defer { waiting.end() }
    guard case .ended(var examined) = causes.hear(.ended(end)) else { return end }
    if examined.stop?.reason != .interrupted, examined.engineError == nil {
      examined.diagnosis = await causes.doubting(examined.diagnosis) {
        await engine.resultAlone(of: $0)
      }
    }
    return examined
  }
}
