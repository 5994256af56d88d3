#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension EngineSession {
  /// Ends the process and all that it started.
  ///
  /// - Returns: Whether the process exited before it was told to.
  mutating func stop(after cause: SessionEnd.Cause) -> Bool {
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
