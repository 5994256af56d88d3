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
      let patience = cause == .aborted ? limits.abortGrace : limits.stopGrace
      if !waitForExit(patience, keepsOutput: cause == .done) {
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
      // All cases have their verdicts, so only the end of the output ends the reading.
    }
    if let halfLine { noteText(halfLine) }
  }

  /// The line that the process has begun and not ended, shortened; `nil` if there is none.
  var halfLine: String? {
    lines.remainder.contains { $0 > 0x20 } ? excerpt(of: lines.remainder) : nil
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
