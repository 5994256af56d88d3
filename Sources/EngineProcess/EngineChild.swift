#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running engine process: its ids, and the harness's ends of its pipes.
///
/// Signals can be sent to it until swift-subprocess reaps it, which happens after the session has
/// ended.
struct EngineChild: Sendable {
  /// The process id, which is also that of its group.
  let processID: Int32
  /// Readable once the process has exited; -1 if the system does not support this.
  let exitDescriptor: Int32
  /// The mark by which the processes that it started are found.
  let mark: EngineMark
  /// The descriptor for requests; closed by ``closeInput()``.
  private(set) var input: Int32
  /// The descriptor for replies.
  let output: Int32
  /// The descriptor for the log.
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

  /// Closes the engine's input.
  mutating func closeInput() {
    if input >= 0 { closeDescriptor(input) }
    input = -1
  }

  /// Closes all descriptors.
  mutating func close() {
    closeInput()
    closeDescriptor(output)
    closeDescriptor(log)
  }

  /// Whether the process has exited; it is not reaped by asking.
  var hasExited: Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(processID), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || info.si_signo != 0
  }

  /// Kills the process at once, and closes its pipes.
  func kill() {
    killAll()
    var child = self
    child.close()
  }

  /// Kills the process and everything it started, inside its group or not.
  ///
  /// The process has not been reaped yet, so its group id cannot belong to another group.
  func killAll() {
    signalGroup(SIGKILL)
    mark.killAll()
  }

  /// Sends a signal to the process and the processes in its group.
  func signalGroup(_ signal: Int32) {
    _ = sendSignal(-processID, signal)
  }
}

// The method named `kill` hides the C function.
private let sendSignal = kill(_:_:)
