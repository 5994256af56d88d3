import EngineKit

extension EngineSession {
  /// Reads a chunk of standard output and deals with the lines in it.
  ///
  /// - Returns: Whether there was anything.
  mutating func readOutput() throws(SessionEnd.Cause) -> Bool {
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
