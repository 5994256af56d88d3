#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Records an exchange with an engine process, on its own thread.
struct ExchangeRecorder: Sendable {
  private(set) var output: [UInt8] = []
  private(set) var log = LogTail()
  private(set) var wasKilled = false
  private(set) var lingering = Duration.zero

  private var child: EngineChild
  private var outgoing = OutgoingBytes()
  private let patience: Duration
  private let startTimeout: Duration
  private let limit: Int
  private var poller = Poller()
  private var scratch = [UInt8](repeating: 0, count: 1 << 16)

  init(
    child: EngineChild, input: [UInt8], patience: Duration, startTimeout: Duration, limit: Int
  ) {
    self.child = child
    self.patience = patience
    self.startTimeout = startTimeout
    self.limit = limit
    outgoing.append(input)
  }

  /// Writes the input, and reads until the process exits or has been silent for too long.
  mutating func run() {
    ignoreBrokenPipesOnThisThread()
    let start = ContinuousClock.now
    var last = start
    var (replies, errors) = (child.output, child.log)
    while !child.hasExited {
      // Endless output is as bad as none.
      let end = start + startTimeout + patience * 4
      let deadline = output.isEmpty ? start + startTimeout : min(last + patience, end)
      if deadline <= .now {
        wasKilled = true
        break
      }
      if child.input >= 0, outgoing.write(to: child.input) != .some {
        child.closeInput()
        last = .now
      }
      let isBlind = child.exitDescriptor < 0
      let rest = deadline - .now
      let ready = poller.wait(
        readable: [replies, errors, child.exitDescriptor], writable: child.input,
        timeout: isBlind ? min(rest, .milliseconds(5)) : rest)
      if ready[0] {
        if case .closed = readOutput() { replies = -1 } else { last = .now }
      }
      if ready[1], case .closed = readLog() { errors = -1 }
    }
    lingering = .now - last
    child.killAll()
    // All of the output that a process wrote before it exited is available.
    while case .done = readOutput() {}
    while case .done = readLog() {}
    child.close()
  }

  private mutating func readOutput() -> Transfer {
    let transfer = scratch.withUnsafeMutableBytes { readSome(child.output, into: $0) }
    if case .done(let count) = transfer {
      output += scratch[..<min(count, max(0, limit - output.count))]
    }
    return transfer
  }

  private mutating func readLog() -> Transfer {
    let transfer = scratch.withUnsafeMutableBytes { readSome(child.log, into: $0) }
    if case .done(let count) = transfer { log.append(scratch[..<count], limit: 1 << 14) }
    return transfer
  }
}
