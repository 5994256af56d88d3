import EngineProcess
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns a request to stop, from the keyboard or another process, into the cancellation of a task.
///
/// Signals are blocked in every thread, and the main thread, which has nothing else to do, waits for
/// them. So nothing runs in a signal handler, and no thread is started for them.
enum Interruption {
  /// An interrupt from the keyboard, a request to end, and the end of the terminal.
  private static let all = [SIGINT, SIGTERM, SIGHUP]

  /// What the next signal cancels; `nil` if it ends the process.
  private static let cancellation = Mutex<(@Sendable () -> Void)?>(nil)

  /// Keeps signals until ``waitForSignals()``; call it before a second thread starts.
  static func prepare() { setMask(SIG_BLOCK, all) }

  /// Waits for signals until the process ends.
  ///
  /// The first signal of a kind cancels what is running in ``cancelling(_:)``. All others end the
  /// process, as if they were not handled. If the end of the terminal is ignored already, as with
  /// `nohup`, it stays ignored.
  static func waitForSignals() -> Never {
    var kinds = all
    while true {
      var signals = set(of: kinds)
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      let cancel = cancellation.withLock { $0 }
      if isIgnored(number), number == SIGHUP || cancel == nil { continue }
      cancel?()
      // The next one of this kind ends the process.
      kinds.removeAll { $0 == number }
      signal(number, SIG_DFL)
      setMask(SIG_UNBLOCK, [number])
      if cancel == nil { raise(number) }
    }
  }

  /// Runs a closure that is cancelled by a signal.
  ///
  /// - Throws: `OpenFiles.Shortage` if the system has no more descriptors; `ExitStatus.interrupted`
  ///   if the closure was cancelled; and any error of the closure.
  static func cancelling<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try OpenFiles.makeRoom(for: OpenFiles.ownCount)
    let task = Task { try await body() }
    cancellation.withLock { $0 = { task.cancel() } }
    defer { cancellation.withLock { $0 = nil } }
    do {
      return try await task.value
    } catch is CancellationError {
      throw ExitStatus.interrupted
    }
  }

  private static func setMask(_ change: Int32, _ numbers: [Int32]) {
    var signals = set(of: numbers)
    pthread_sigmask(change, &signals, nil)
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }

  /// Tells whether the parent process had this one ignore a signal.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
