#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a closure on a new thread and waits for it without blocking the caller's thread.
///
/// This is for closures that sleep in system calls, which Swift's own few threads must not do.
///
/// - Returns: The closure's result; `nil` if the system has no more threads.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value? {
  await withCheckedContinuation { continuation in
    let work = Work { continuation.resume(returning: body()) }
    let pointer = Unmanaged.passRetained(work).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let error = pthread_create(&thread, nil, { runWork($0) }, pointer)
    guard error == 0 else {
      Unmanaged<Work>.fromOpaque(pointer).release()
      return continuation.resume(returning: nil)
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }
}

private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

// The parameter is optional on Linux but not on Apple's systems; accepting an optional works on
// both.
private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
  return nil
}

/// Blocks `SIGPIPE` on this thread for good, so that writing to a process that is gone is an error
/// and does not end the harness; the setting of other threads is unchanged.
func ignoreBrokenPipesOnThisThread() {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
}
