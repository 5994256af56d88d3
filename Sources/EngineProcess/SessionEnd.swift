import EngineKit

/// How a session with an engine process ended.
struct SessionEnd: Sendable {
  /// The reason.
  var cause: Cause
  /// The cases that the process was sent but did not answer, the oldest first.
  var unanswered: [PendingCase]
  /// The cases that were to be sent one at a time but were not sent yet.
  var unsent: [PendingCase]
  /// Whether only the oldest unanswered case can have caused this.
  var isOldestToBlame: Bool
  /// Whether each of its answers was for the oldest unanswered case.
  var answersInTurn = true
  /// Whether the process exited before it was told to.
  var exitedByItself: Bool
  /// Whether the process had given a valid answer.
  var hasAnsweredWell: Bool
  /// Whether it had introduced itself.
  var wasIntroduced: Bool
  /// Whether it was sent a case.
  var wasAsked: Bool
  /// The incomplete last line of its standard output, if there was one.
  var halfLine: String?
  /// The first text that it wrote after it was sent a case, if it gave no answer.
  var text: String?
  /// Its standard error while no case was unanswered.
  var idleLog: LogTail

  /// The reason why a session ended.
  enum Cause: Error, Hashable {
    /// There is nothing more to do.
    case done
    /// The rest is no longer needed.
    case aborted
    /// The process did not introduce itself.
    case failedToStart(EngineStartError.Situation)
    /// The process exited.
    case exited
    /// The process closed its standard output.
    case closedOutput
    /// The process closed its standard input before all requests were written.
    case closedInput
    /// The oldest unanswered case exceeded its time.
    case timedOut(Duration)
    /// The process wrote something that belongs to no case.
    case violation(String)
  }
}

extension SessionEnd {
  /// Whether the process was ended because of what it wrote.
  var isViolation: Bool {
    if case .violation = cause { true } else { false }
  }

  /// Whether the process ended in the middle of a line.
  var endsInHalfLine: Bool {
    halfLine != nil && (cause == .exited || cause == .closedOutput)
  }

  /// Returns the kind of failure, and what happened as a sentence.
  ///
  /// - Parameter exit: How the process exited in the end.
  func trouble(exit: EngineExit) -> (kind: EngineFailure.Kind, message: String) {
    let half = halfLine.map { " in the middle of a line: \($0)" } ?? ""
    if exitedByItself {
      switch cause {
      case .exited, .closedOutput, .closedInput: return (.crash, "the engine \(exit)\(half)")
      default: break
      }
    }
    switch cause {
    case .timedOut(let time):
      let text = text.map { ", but wrote something that is not a reply: \($0)" } ?? ""
      return (.timeout, "the engine did not answer within \(time.words)\(text)")
    case .violation(let message): return (.malformed, message)
    case .closedInput: return (.malformed, "the engine closed its standard input")
    case .closedOutput:
      return (.malformed, "the engine closed its standard output\(half)")
    case .failedToStart(let situation): return (.crash, "the engine \(situation)")
    case .exited: return (.crash, "the engine \(exit)\(half)")
    case .done, .aborted: return (.timeout, "the run was stopped before the engine had answered")
    }
  }
}

extension Duration {
  /// The duration in words: `10 s`, `300 ms`.
  var words: String {
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    return milliseconds == 0 ? "\(seconds) s" : "\(seconds * 1000 + milliseconds) ms"
  }
}
