import Dispatch
import EngineProcess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns a request to stop, from the keyboard or another process, into the cancellation of a task.
enum Interruption {
  /// Runs a closure that is cancelled by an interrupt (SIGINT), a request to end (SIGTERM), or the
  /// end of the terminal (SIGHUP).
  ///
  /// A second signal of the same kind ends the process at once, as if it were not handled. If the
  /// end of the terminal is ignored already, as with `nohup`, it stays ignored.
  ///
  /// - Throws: `OpenFiles.Shortage` if the system has no more descriptors; `ExitStatus.interrupted`
  ///   if the closure was cancelled; and any error of the closure.
  static func cancelling<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    // Without enough descriptors for them, signals would be lost.
    try OpenFiles.makeRoom(for: OpenFiles.ownCount)
    let task = Task { try await body() }
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isIgnored(number) {
      // The source stays active until its signal arrives or the process ends, because cancelling it
      // would start another thread.
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        task.cancel()
        signal(number, SIG_DFL)
        source.cancel()
      }
      signal(number, SIG_IGN)
      source.resume()
    }
    do {
      return try await task.value
    } catch is CancellationError {
      throw ExitStatus.interrupted
    }
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
