import EngineKit

/// Runs one engine process at a time, and replaces it when it ends.
struct EngineWorker: Sendable {
  let index: Int
  let command: [String]
  let timeout: Duration
  let limits: EngineLimits
  let queue: RequestQueue
  let introduction: Promise<Result<EngineManifest, any Error>>

  /// Runs processes, one after another, as long as there is work for them.
  func run() async {
    defer { introduction.keep(.failure(CancellationError())) }
    guard let waker = Waker() else {
      return end(for: startError(.machineIsFull(reason: "too many open files")))
    }

    var unsent: [PendingCase] = []
    var startFailures = 0
    // The number of processes in a row that ended before they were sent a case.
    var idleProcesses = 0
    // Why the last process ended, and whether that is told as a breach of the protocol.
    var reason: String?
    var isBreach = false
    // The very first process is started without work, to read its manifest.
    var isFirst = true
    while true {
      let isIntroduction = isFirst && index == 0
      if unsent.isEmpty, !isIntroduction {
        guard await queue.waitForWork(of: index) else { return }
      }
      if let refusal = queue.refusal {
        for pending in unsent { pending.finish(.failed(refusal)) }
        return
      }
      if !isFirst, !isBreach { queue.noteRestart(because: reason) }
      isFirst = false

      let (end, exit) = await session(waker: waker, oneAtATime: unsent)
      reason = end.trouble(exit: exit).message
      isBreach = end.isViolation
      if end.wasIntroduced || end.cause == .done || end.cause == .aborted {
        startFailures = 0
        unsent = deal(with: end, exit: exit)
        let isIdle = !end.wasAsked && end.cause != .done && end.cause != .aborted
        idleProcesses = isIdle ? idleProcesses + 1 : 0
        if idleProcesses > limits.maximumRestarts, let reason {
          queue.giveUp(
            .crash, "gave up after \(idleProcesses - 1) restarts without a case sent: \(reason)")
        }
      } else {
        let situation = end.startSituation(exit: exit)
        let error = startError(situation, lastWords: end.idleLog.lines(atMost: 12))
        if situation.isOfMachine {
          self.end(for: error)
          for pending in end.unsent { pending.finish(.failed(.stopped)) }
          return
        }
        introduction.keep(.failure(error))
        if isIntroduction { return }
        startFailures += 1
        unsent = end.unsent
        if startFailures > 1 {
          queue.giveUp(.crash, "the engine could not be started again: it \(situation)")
        }
      }
    }
  }

  /// Ends the run, because the machine cannot start another process.
  private func end(for error: EngineStartError) {
    introduction.keep(.failure(error))
    queue.stop(for: error)
  }

  /// Fails the case to blame, if there is one, and returns the cases to be sent one at a time.
  private func deal(with end: SessionEnd, exit: EngineExit) -> [PendingCase] {
    switch end.cause {
    case .done: return end.unanswered + end.unsent
    case .aborted:
      for pending in end.unanswered { pending.finish(.failed(queue.refusal ?? .stopped)) }
      return end.unsent
    default: break
    }
    let (kind, message) = end.trouble(exit: exit)
    var again = end.unanswered
    if end.isOldestToBlame, !again.isEmpty {
      var culprit = again.removeFirst()
      culprit.log.trim(to: limits.logLength)
      culprit.fail(kind, message)
      queue.noteBlame(for: message, isDoubt: end.isViolation)
    } else if end.endsInHalfLine {
      queue.noteBreach(message)
    }
    // Which cases a stray line meets depends on chance, and it is told anyway. An engine that answers
    // in turn was at the oldest case; which others it had been sent depends on chance, too.
    for index in again.indices where !end.isViolation && (index == 0 || !end.answersInTurn) {
      again[index].note("sent again on its own, because while it was unanswered, \(message)")
    }
    if !end.hasAnsweredWell { queue.noteFailure(kind, message, after: end.text) }
    return again + end.unsent
  }

  private func startError(
    _ situation: EngineStartError.Situation, lastWords: [String] = []
  ) -> EngineStartError {
    EngineStartError(command: command, situation: situation, lastWords: lastWords)
  }
}

extension SessionEnd {
  /// Returns the reason why the process did not introduce itself.
  fileprivate func startSituation(exit: EngineExit) -> EngineStartError.Situation {
    switch cause {
    case .failedToStart(let situation): situation
    case .closedOutput where !exitedByItself: .closedOutput
    default: .ended(how: exit.description)
    }
  }
}
