import Dispatch
import Foundation

/// Turns an interrupt from the keyboard into the cancellation of a task.
enum Interruption {
  /// Runs a body; an interrupt (SIGINT) or a request to end (SIGTERM) cancels it.
  ///
  /// A second interrupt ends the process at once, as if nobody were listening.
  static func cancelling<Result: Sendable>(
    _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    // The sources outlive this scope on purpose: the task must be reachable from a signal.
    let task = Task { try await body() }
    let sources = [SIGINT, SIGTERM].map { number in
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        task.cancel()
        signal(number, SIG_DFL)
      }
      signal(number, SIG_IGN)
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    return try await task.value
  }
}
