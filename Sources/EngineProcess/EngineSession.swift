import EngineKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The talk with one engine process, from its manifest to its end, on a thread of its own.
///
/// The thread sleeps in `poll` until the engine writes, the desk has work, the process exits, or a
/// deadline passes. Nothing else touches the session's state.
struct EngineSession: Sendable {
  let seat: Int
  let desk: RequestDesk
  let timeout: Duration
  let limits: EngineLimits
  let waker: Waker
  let introduction: Promise<Result<EngineManifest, any Error>>
  var child: EngineChild

  /// The cases to be sent one at a time, the next one first.
  var unsent: [PendingCase]
  /// Whether cases are sent one at a time.
  var isOneAtATime: Bool
  /// The cases that were sent, the oldest first.
  var unanswered: [PendingCase] = []
  /// Since when the oldest of them has been the oldest.
  var oldestSince = ContinuousClock.now
  /// The cases that were answered, and wait to be handed over: until all that came with the answer
  /// has been looked at, or, one at a time, until the engine has settled.
  var answered: [(pending: PendingCase, ending: ScriptOutcome.Ending)] = []
  var settlesAt: ContinuousClock.Instant?
  var hasAnswered = false
  /// Whether the end of the session is the doing of a case that was answered.
  var isBlamed = false

  var manifest: EngineManifest?
  let start = ContinuousClock.now
  var lines = LineBuffer()
  var idleLog = LogTail()
  var outgoing = OutgoingBytes()
  var inputClosedAt: ContinuousClock.Instant?
  private var poller = Poller()
  private var scratch = [UInt8](repeating: 0, count: 1 << 16)

  init(
    seat: Int, desk: RequestDesk, timeout: Duration, limits: EngineLimits, waker: Waker,
    introduction: Promise<Result<EngineManifest, any Error>>, child: EngineChild,
    oneAtATime cases: [PendingCase]
  ) {
    self.seat = seat
    self.desk = desk
    self.timeout = timeout
    self.limits = limits
    self.waker = waker
    self.introduction = introduction
    self.child = child
    unsent = cases
    isOneAtATime = !cases.isEmpty
  }

  /// Talks until there is nothing more to say, ends the process, and tells how it went.
  mutating func run() -> SessionEnd {
    ignoreBrokenPipesOnThisThread()
    desk.setWaker(waker, of: seat)
    let cause = serve()
    desk.setWaker(nil, of: seat)
    let exitedByItself = stop(after: cause)
    handOver()
    defer { child.close() }
    return SessionEnd(
      cause: cause, unanswered: unanswered, unsent: unsent,
      isOldestToBlame: isOldestToBlame(for: cause), exitedByItself: exitedByItself,
      hasAnswered: hasAnswered, wasIntroduced: manifest != nil,
      halfLine: lines.count == 0 ? nil : excerpt(of: lines.remainder), idleLog: idleLog)
  }

  /// A case is to blame only if it was alone with the process; see ``ProcessHost``.
  private func isOldestToBlame(for cause: SessionEnd.Cause) -> Bool {
    guard unanswered.count == 1, !isBlamed else { return false }
    if case .timedOut = cause { return true }
    return isOneAtATime || !hasAnswered
  }

  private mutating func serve() -> SessionEnd.Cause {
    do throws(SessionEnd.Cause) {
      while true {
        try takeWork()
        try takeTurn()
      }
    } catch {
      return error
    }
  }

  /// Sends what there is to send.
  private mutating func takeWork() throws(SessionEnd.Cause) {
    if manifest != nil, isOneAtATime, unanswered.isEmpty, answered.isEmpty {
      if unsent.isEmpty { isOneAtATime = false } else { send([unsent.removeFirst()]) }
    }
    while true {
      let load = unanswered.count + answered.count + unsent.count
      let room = isOneAtATime ? load : manifest?.acceptedWindow ?? 0
      switch desk.work(for: seat, load: load, capacity: room) {
      case .abort: throw .aborted
      case .end: throw .done
      case .work(let cases):
        if cases.isEmpty { return write() }
        send(cases)
      }
    }
  }

  private mutating func send(_ cases: [PendingCase]) {
    if unanswered.isEmpty { oldestSince = .now }
    for pending in cases {
      unanswered.append(pending)
      outgoing.append(pending.line)
    }
  }

  private mutating func write() {
    guard inputClosedAt == nil else { return }
    if outgoing.write(to: child.input) == .closed { inputClosedAt = .now }
  }

  /// Sleeps until something happens, and deals with it.
  private mutating func takeTurn() throws(SessionEnd.Cause) {
    let mustPollForExit = child.exitDescriptor < 0
    let now = ContinuousClock.now
    var patience = deadline.map { $0.time - now }
    if mustPollForExit { patience = min(patience ?? .milliseconds(50), .milliseconds(50)) }
    let ready = poller.wait(
      readable: [child.output, child.log, waker.readEnd, child.exitDescriptor],
      writable: inputClosedAt == nil && !outgoing.isEmpty ? child.input : -1,
      timeout: patience)

    if ready[2] { waker.reset() }
    if ready[1] { readLog() }
    let hasExited = ready[3] || mustPollForExit && child.hasExited
    if ready[0] || hasExited {
      // What a process wrote before it exited is all there; one read at a time otherwise.
      while try readOutput(), hasExited {}
    }
    if hasExited { throw .exited }
    if let deadline, deadline.time <= .now {
      guard let cause = deadline.cause else { return handOver() }
      throw cause
    }
  }

  /// What happens next if nothing else does; without a cause, what was answered is handed over.
  private var deadline: (time: ContinuousClock.Instant, cause: SessionEnd.Cause?)? {
    if manifest == nil {
      return (start + limits.startTimeout, .failedToStart(.wasSilent(limits.startTimeout)))
    }
    if let settlesAt { return (settlesAt, nil) }
    if let inputClosedAt { return (inputClosedAt + limits.exitGrace, .closedInput) }
    return unanswered.isEmpty ? nil : (oldestSince + timeout, .timedOut(timeout))
  }

  /// Reads a chunk of standard output and deals with the lines in it.
  ///
  /// - Returns: Whether there was anything.
  private mutating func readOutput() throws(SessionEnd.Cause) -> Bool {
    switch scratch.withUnsafeMutableBytes({ readSome(child.output, into: $0) }) {
    case .wouldWait: return false
    case .closed: throw .closedOutput
    case .done(let count):
      scratch.withUnsafeBytes { lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    // What the engine logged before it wrote this is there by now, and belongs to the cases that
    // are unanswered until the lines have been looked at.
    readLog()
    try readLines()
    return true
  }

  /// Reads what is there of standard error, within reason.
  private mutating func readLog() {
    for _ in 0..<4 {
      guard
        case .done(let count) = scratch.withUnsafeMutableBytes({ readSome(child.log, into: $0) })
      else { return }
      keepLog(scratch[..<count])
    }
  }

  private mutating func keepLog(_ bytes: ArraySlice<UInt8>) {
    if !unanswered.isEmpty {
      unanswered[0].log.append(bytes, limit: limits.logLength)
    } else if !answered.isEmpty {
      answered[answered.count - 1].pending.log.append(bytes, limit: limits.logLength)
    } else {
      idleLog.append(bytes, limit: limits.logLength)
    }
  }

  /// Ends the process and all that it started.
  ///
  /// - Returns: Whether the process exited before it was told to.
  private mutating func stop(after cause: SessionEnd.Cause) -> Bool {
    let patience: Duration
    switch cause {
    case .done:
      child.closeInput()
      patience = limits.stopGrace
    case .exited, .closedOutput, .closedInput: patience = limits.exitGrace
    case .aborted, .failedToStart, .timedOut, .violation: patience = .zero
    }
    let exitedByItself = waitForExit(patience)
    if !exitedByItself {
      child.closeInput()
      if cause != .aborted { child.signalGroup(SIGTERM) }
      if cause == .aborted || !waitForExit(limits.stopGrace) {
        child.signalGroup(SIGKILL)
        _ = waitForExit(.seconds(10))
      }
    }
    // The others in the group, whether or not the first one has exited: it is not reaped yet, so
    // the group's number is not another's.
    child.signalGroup(SIGKILL)
    readLog()
    return exitedByItself
  }

  /// Waits for the process to exit, and reads meanwhile what it writes, lest it wait for that.
  private mutating func waitForExit(_ patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    var output = child.output
    while !child.hasExited {
      let now = ContinuousClock.now
      if now >= end { return false }
      let isBlind = child.exitDescriptor < 0
      let ready = poller.wait(
        readable: [output, child.log, child.exitDescriptor],
        timeout: isBlind ? min(end - now, .milliseconds(5)) : end - now)
      if ready[0] {
        let got = scratch.withUnsafeMutableBytes { readSome(output, into: $0) }
        if case .closed = got { output = -1 }
      }
      if ready[1] { readLog() }
    }
    return true
  }
}
