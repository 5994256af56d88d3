import EngineKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension EngineSession {
  /// Ends the process and everything it started.
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
    let exitedByItself = waitForExit(patience, keepsOutput: cause == .done)
    if !exitedByItself {
      child.closeInput()
      child.signalGroup(SIGTERM)
      if !waitForExit(cause == .aborted ? limits.abortGrace : limits.stopGrace) {
        child.signalGroup(SIGKILL)
        _ = waitForExit(.seconds(10))
      }
    }
    // Anything it started, whether it has exited itself or not.
    child.killAll()
    readLog()
    if cause == .done { readAfterword() }
    return exitedByItself
  }

  /// Reads what the engine wrote after its last answer.
  private mutating func readAfterword() {
    guard manifest != nil else { return }
    do throws(SessionEnd.Cause) {
      try readLines()
      while try readOutput() {}
    } catch {
      if case .violation = error { return }
    }
    if lines.remainder.contains(where: { $0 > 0x20 }) {
      queue.noteBreach(
        "the engine wrote half a line after its last answer: \(excerpt(of: lines.remainder))")
    }
  }

  /// Waits for the process to exit, reading its output so that it does not block.
  ///
  /// - Parameters:
  ///   - patience: The time to wait.
  ///   - keepsOutput: Whether to keep its standard output for later.
  private mutating func waitForExit(_ patience: Duration, keepsOutput: Bool = false) -> Bool {
    let end = ContinuousClock.now + patience
    var output = child.output
    while !child.hasExited {
      let now = ContinuousClock.now
      if now >= end { return false }
      let isBlind = child.exitDescriptor < 0
      let ready = poller.wait(
        readable: [output, openLog, child.exitDescriptor],
        timeout: isBlind ? min(end - now, .milliseconds(5)) : end - now)
      if ready[0] {
        let got = scratch.withUnsafeMutableBytes { readSome(output, into: $0) }
        switch got {
        case .closed: output = -1
        case .done(let count) where keepsOutput && lines.count <= limits.lineLength:
          scratch.withUnsafeBytes { lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        case .done, .wouldWait: break
        }
      }
      if ready[1] { readLog() }
    }
    return true
  }
}
