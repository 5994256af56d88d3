import EngineKit

/// A session with one engine process, from its manifest to its end, on its own thread.
///
/// The thread sleeps in `poll` until the engine writes, the queue has cases, the process exits, or
/// a deadline passes. No other thread accesses the session's state.
struct EngineSession: Sendable {
  let worker: Int
  let queue: RequestQueue
  let timeout: Duration
  let limits: EngineLimits
  let waker: Waker
  let introduction: Promise<Result<EngineManifest, any Error>>
  var child: EngineChild

  /// The cases to be sent one at a time, in order.
  var unsent: [PendingCase]
  /// Whether cases are sent one at a time.
  var isOneAtATime: Bool
  /// The cases that were sent and not answered yet, the oldest first.
  var unanswered: [PendingCase] = []
  /// The time at which the oldest of them became the oldest.
  var oldestSince = ContinuousClock.now
  /// The cases that were answered but not delivered yet, in the order of their answers.
  var answered: [AnsweredCase] = []
  /// The number of answers of which the window does not know yet.
  var newAnswers = 0
  /// The ids of requests that were answered and delivered, with the names of their cases, the latest last.
  var delivered: [(id: Int, name: String)] = []
  /// Whether every answer so far was to the oldest case.
  var answersInTurn = true
  var hasAnswered = false
  var hasAnsweredWell = false
  /// The number of cases that the process was sent.
  var sent = 0
  /// What the process wrote instead of the answer to its only case; its input then ends, so that it
  /// either answers after all or exits.
  var doubt: String?

  /// The first text that the process wrote after it was sent a case.
  var text: String?

  var manifest: EngineManifest?
  /// The number of cases that the process may have; 0 before its manifest.
  var window = ChosenWindow(limit: 0)
  /// Whether the process has that many.
  var isFull = false
  let start = ContinuousClock.now
  var lines = LineBuffer()
  var idleLog = LogTail()
  /// The descriptor of standard error for `poll`; -1 once it is closed, because it would always be
  /// ready.
  var openLog: CInt
  var outgoing = OutgoingBytes()
  var inputClosedAt: ContinuousClock.Instant?
  var poller = Poller()
  var scratch = [UInt8](repeating: 0, count: 1 << 16)

  init(
    worker: Int, queue: RequestQueue, timeout: Duration, limits: EngineLimits, waker: Waker,
    introduction: Promise<Result<EngineManifest, any Error>>, child: EngineChild,
    oneAtATime cases: [PendingCase]
  ) {
    self.worker = worker
    self.queue = queue
    self.timeout = timeout
    self.limits = limits
    self.waker = waker
    self.introduction = introduction
    self.child = child
    openLog = child.log
    unsent = cases
    isOneAtATime = !cases.isEmpty
  }

  /// Runs the session until there is nothing more to do, ends the process, and returns how it went.
  mutating func run() -> SessionEnd {
    ignoreBrokenPipesOnThisThread()
    queue.setWaker(waker, of: worker)
    let cause = serve()
    queue.setWaker(nil, of: worker)
    let exitedByItself = stop(after: cause)
    deliverAnswers()
    defer { child.close() }
    return SessionEnd(
      cause: cause, unanswered: unanswered, unsent: unsent,
      isOldestToBlame: isOldestToBlame(for: cause), answersInTurn: answersInTurn,
      exitedByItself: exitedByItself, hasAnsweredWell: hasAnsweredWell,
      wasIntroduced: manifest != nil,
      wasAsked: sent > 0, halfLine: halfLine, text: hasAnswered ? nil : text, idleLog: idleLog)
  }

  /// Tells whether the oldest case is to blame, which is only certain if the process had no other;
  /// see ``ProcessHost``.
  private func isOldestToBlame(for cause: SessionEnd.Cause) -> Bool {
    guard unanswered.count == 1 else { return false }
    if case .timedOut = cause { return true }
    return !hasAnswered
  }

  private mutating func serve() -> SessionEnd.Cause {
    do throws(SessionEnd.Cause) {
      while true {
        try takeWork()
        try takeTurn()
      }
    } catch {
      switch error {
      case .exited, .closedOutput, .closedInput: return doubt.map { .violation($0) } ?? error
      default: return error
      }
    }
  }

  /// Sends the cases that are to be sent now.
  private mutating func takeWork() throws(SessionEnd.Cause) {
    if manifest != nil, isOneAtATime, unanswered.isEmpty {
      if unsent.isEmpty { isOneAtATime = false } else { send([unsent.removeFirst()]) }
    }
    while true {
      let load = unanswered.count + unsent.count
      let room = isOneAtATime || doubt != nil ? load : window.size
      isFull = !isOneAtATime && load >= room
      switch queue.work(for: worker, load: load, capacity: room) {
      case .abort: throw .aborted
      case .end: throw .done
      case .work(let cases):
        if cases.isEmpty { return write() }
        send(cases)
      }
    }
  }

  private mutating func send(_ cases: [PendingCase]) {
    let now = ContinuousClock.now
    if unanswered.isEmpty { oldestSince = now }
    for var pending in cases {
      sent += 1
      pending.sentAt = now
      pending.turn = sent
      unanswered.append(pending)
      outgoing.append(pending.line)
    }
  }

  private mutating func write() {
    guard inputClosedAt == nil, child.input >= 0 else { return }
    switch outgoing.write(to: child.input) {
    case .closed: inputClosedAt = .now
    case .all: if doubt != nil { child.closeInput() }
    case .some: break
    }
  }

  /// Sleeps until something happens, and handles it.
  private mutating func takeTurn() throws(SessionEnd.Cause) {
    let mustPollForExit = child.exitDescriptor < 0
    let now = ContinuousClock.now
    var patience = deadline.map { $0.time - now }
    if mustPollForExit { patience = min(patience ?? .milliseconds(50), .milliseconds(50)) }
    let ready = poller.wait(
      readable: [child.output, openLog, waker.readEnd, child.exitDescriptor],
      writable: inputClosedAt == nil && !outgoing.isEmpty ? child.input : -1,
      timeout: patience)

    if ready[2] { waker.reset() }
    if ready[1] { readLog() }
    let hasExited = ready[3] || mustPollForExit && child.hasExited
    if ready[0] || hasExited {
      // After an exit, all of the process's output is read; otherwise, one chunk at a time.
      while try readOutput(), hasExited {}
    }
    if hasExited { throw .exited }
    if let deadline, deadline.time <= .now { throw deadline.cause }
  }

  /// What happens next if nothing else does.
  private var deadline: (time: ContinuousClock.Instant, cause: SessionEnd.Cause)? {
    if manifest == nil {
      let time = limits.startTimeout
      return (
        start + time,
        .failedToStart(
          lines.count == 0
            ? .wasSilent(time) : .leftLineOpen(excerpt(of: lines.remainder), time))
      )
    }
    if let inputClosedAt { return (inputClosedAt + limits.exitGrace, .closedInput) }
    if unanswered.isEmpty { return nil }
    let time = timeout + unanswered[0].allowance
    return (oldestSince + time, .timedOut(time))
  }
}
