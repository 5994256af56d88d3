#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a body on a thread of its own and waits for it, without blocking the caller's.
///
/// For a body that sleeps in system calls: Swift's own threads are few and must not.
///
/// - Returns: What the body returns; `nil` where the system has no more threads to give.
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

// The parameter is optional on Linux and is not on Apple's systems; taking the optional suits both.
private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
  return nil
}

/// Keeps `SIGPIPE` from this thread, for good: writing to a process that is gone is then an error,
/// and neither the end of the harness nor a setting of the whole program.
func ignoreBrokenPipesOnThisThread() {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &signals, nil)
}
