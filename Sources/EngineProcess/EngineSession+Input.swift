import EngineKit

extension EngineSession {
  /// Reads a chunk of standard output and processes its lines.
  ///
  /// - Returns: Whether there was any output.
  mutating func readOutput() throws(SessionEnd.Cause) -> Bool {
    switch scratch.withUnsafeMutableBytes({ readSome(child.output, into: $0) }) {
    case .wouldWait: return false
    case .closed: throw .closedOutput
    case .done(let count):
      scratch.withUnsafeBytes { lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    // Anything the engine logged before this output is available by now, and belongs to the cases
    // that are unanswered until the lines have been processed.
    readLog()
    try readLines()
    return true
  }

  /// Reads the available standard error, up to a limit.
  mutating func readLog() {
    for _ in 0..<4 {
      switch scratch.withUnsafeMutableBytes({ readSome(child.log, into: $0) }) {
      case .done(let count): keepLog(scratch[..<count])
      case .wouldWait: return
      case .closed:
        openLog = -1
        return
      }
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
}
