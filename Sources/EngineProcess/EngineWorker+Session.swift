import EngineKit
import Subprocess

extension EngineWorker {
  /// Starts a process, holds a session with it, and makes sure that it ends.
  ///
  /// - Parameters:
  ///   - waker: The waker of the session's thread.
  ///   - unsent: The cases to send one at a time before all others.
  /// - Returns: How the session ended, and how the process exited.
  func session(
    waker: Waker, oneAtATime unsent: [PendingCase]
  ) async -> (SessionEnd, EngineExit) {
    do throws(EngineStartError) {
      return try await EngineChild.running(command) { child in
        await exchange(with: child, waker: waker, oneAtATime: unsent)
      }
    } catch {
      return (.notStarted(error.situation, unsent), .status(0))
    }
  }

  private func exchange(
    with child: EngineChild, waker: Waker, oneAtATime unsent: [PendingCase]
  ) async -> SessionEnd {
    let session = EngineSession(
      worker: index, queue: queue, timeout: timeout, limits: limits, waker: waker,
      introduction: introduction, child: child, oneAtATime: unsent)
    let end = await onThread {
      var session = session
      return session.run()
    }
    if let end { return end }
    child.kill()
    return .notStarted(.machineIsFull(reason: "no threads are left"), unsent)
  }
}

extension SessionEnd {
  /// The end of a session that could not start.
  fileprivate static func notStarted(
    _ situation: EngineStartError.Situation, _ unsent: [PendingCase]
  ) -> SessionEnd {
    SessionEnd(
      cause: .failedToStart(situation), unanswered: [], unsent: unsent, isOldestToBlame: false,
      exitedByItself: false, hasAnsweredWell: false, wasIntroduced: false, wasAsked: false,
      idleLog: LogTail())
  }
}

extension EngineExit {
  init(_ status: TerminationStatus) {
    switch status {
    case .exited(let code): self = .status(code)
    case .signaled(let signal): self = .signal(signal)
    }
  }
}
