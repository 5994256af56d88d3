import Dispatch
import EngineProcess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns a request to stop, from the keyboard or from another process, into the cancellation of a
/// task.
enum Interruption {
  /// Runs a body; an interrupt (SIGINT), a request to end (SIGTERM), or the end of the terminal
  /// (SIGHUP) cancels it.
  ///
  /// A second signal of the same kind ends the process at once, as if it were not handled. Where
  /// the end of the terminal is ignored already, as with `nohup`, it stays ignored.
  ///
  /// - Throws: `OpenFiles.Shortage` where the system has no room; `ExitStatus.interrupted` where the body was broken off; whatever else it throws.
  static func cancelling<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    // Without room for what signals take, they would be lost.
    try OpenFiles.makeRoom(for: OpenFiles.ownCount)
    let task = Task { try await body() }
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isIgnored(number) {
      // It waits until its signal comes or the process ends: to cancel it after the body would start
      // another thread.
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

  /// Whether the process that started this one had it ignore a signal.
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
