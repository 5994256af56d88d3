#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running engine process, as far as the system knows it: its ends of the pipes and its group.
///
/// It stays a valid target for signals for as long as swift-subprocess has not reaped it, which is
/// after the session has ended.
struct EngineChild: Sendable {
  /// The process, and the group that it leads.
  let processID: Int32
  /// Readable as soon as the process has exited; -1 where the system has no such thing.
  let exitDescriptor: Int32
  /// By which whatever it started is found.
  let mark: EngineMark
  /// Where requests are written; closed by ``closeInput()``.
  private(set) var input: Int32
  /// Where replies are read.
  let output: Int32
  /// Where the log is read.
  let log: Int32

  init(
    processID: Int32, exitDescriptor: Int32, mark: EngineMark, input: Int32, output: Int32,
    log: Int32
  ) {
    self.processID = processID
    self.exitDescriptor = exitDescriptor
    self.mark = mark
    self.input = input
    self.output = output
    self.log = log
    for descriptor in [input, output, log] { makeNonBlocking(descriptor) }
  }

  /// Lets the engine see the end of its input.
  mutating func closeInput() {
    if input >= 0 { closeDescriptor(input) }
    input = -1
  }

  /// Closes all ends.
  mutating func close() {
    closeInput()
    closeDescriptor(output)
    closeDescriptor(log)
  }

  /// Whether the process has exited; it is left to be reaped.
  var hasExited: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(processID), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || info.si_signo != 0
  }

  /// Ends the process at once, and closes its pipes.
  func kill() {
    killAll()
    var child = self
    child.close()
  }

  /// Kills the process and all that it started, in its group or out of it.
  ///
  /// The process is not reaped yet, so the group's number is not another's.
  func killAll() {
    signalGroup(SIGKILL)
    mark.killAll()
  }

  /// Sends a signal to the process and to all those that it started and that stayed in its group.
  func signalGroup(_ signal: Int32) {
    _ = sendSignal(-processID, signal)
  }
}

// A method's own name hides the C function's.
private let sendSignal = kill(_:_:)

/// What to wait for, and what has come.
struct Poller {
  private var entries: [pollfd] = []

  /// Waits until one of the descriptors is ready or the time has come.
  ///
  /// - Parameters:
  ///   - readable: What to read from; a negative one is passed over.
  ///   - writable: What to write to; a negative one is passed over.
  ///   - timeout: How long to wait; `nil` for as long as it takes.
  /// - Returns: Whether each of the descriptors to read from is ready.
  mutating func wait(
    readable: [Int32], writable: Int32 = -1, timeout: Duration?
  ) -> [Bool] {
    entries.removeAll(keepingCapacity: true)
    for descriptor in readable {
      entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    entries.append(pollfd(fd: writable, events: Int16(POLLOUT), revents: 0))
    let count = poll(&entries, nfds_t(entries.count), timeout?.pollMilliseconds ?? -1)
    // Interrupted, or nothing has come: the caller looks at its deadlines and comes back.
    if count <= 0 { return readable.map { _ in false } }
    return entries.dropLast().map { $0.revents != 0 }
  }
}

extension Duration {
  /// As `poll` wants it: rounded up, so that a deadline has passed when it returns.
  fileprivate var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    if seconds < 0 { return 0 }
    let milliseconds =
      min(seconds, 1_000_000) * 1000 + (attoseconds + 999_999_999_999_999)
      / 1_000_000_000_000_000
    return Int32(max(0, milliseconds))
  }
}
