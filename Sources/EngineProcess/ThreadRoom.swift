import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Checks whether this process can start more threads; a limit on processes counts threads, too.
///
/// Dispatch, which runs Swift's tasks, hangs if the system gives it no thread.
package enum ThreadRoom {
  /// This process cannot start as many threads as it needs.
  package struct Shortage: Error, Hashable, Sendable {}

  /// Checks that this many more threads can be started, by starting them if the limit is low; they
  /// end at once.
  ///
  /// - Throws: ``Shortage`` if they cannot.
  package static func check(for count: Int) throws(Shortage) {
    guard userLimit < lowLimit || containerLimit < lowLimit else { return }
    var threads: [pthread_t] = []
    let hasRoom = gate.withLock { _ in
      for _ in 0..<count {
        guard let thread = startThread() else { return false }
        threads.append(thread)
      }
      return true
    }
    for thread in threads { pthread_join(thread, nil) }
    guard hasRoom else { throw Shortage() }
  }

  /// Checks that there are threads for the tasks that talk to an engine, and for its process.
  ///
  /// - Parameter command: The engine's program and its arguments.
  /// - Throws: ``EngineStartError`` if there are not.
  static func check(forEngine command: [String]) throws(EngineStartError) {
    do throws(Shortage) {
      try check(for: sysconf(cores) + 6)
    } catch {
      throw EngineStartError(
        command: command, situation: .machineIsFull(reason: "no threads are left"))
    }
  }

  /// Locked while threads are started, so that all of them exist at the same time.
  fileprivate static let gate = Mutex(())

  private static func startThread() -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, { waitForGate($0) }, nil) == 0 else { return nil }
    return thread
  }

  /// The number of processes and threads that the user may have.
  private static var userLimit: rlim_t {
    var limits = rlimit()
    return getrlimit(processes, &limits) == 0 ? limits.rlim_cur : .max
  }

  /// The number of processes and threads that a container may have.
  private static var containerLimit: rlim_t {
    for path in ["/sys/fs/cgroup/pids.max", "/sys/fs/cgroup/pids/pids.max"] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { closeDescriptor(descriptor) }
      let text = withUnsafeTemporaryAllocation(byteCount: 32, alignment: 1) { buffer in
        guard case .done(let count) = readSome(descriptor, into: buffer) else { return "" }
        return String(decoding: buffer[..<count].prefix { $0 > 0x20 }, as: UTF8.self)
      }
      // Without a limit, it says `max`.
      return rlim_t(text) ?? .max
    }
    return .max
  }

  /// Below this, the processes and threads may come near the limit.
  private static let lowLimit: rlim_t = 1024
  private static let cores = Int32(_SC_NPROCESSORS_ONLN)

  #if canImport(Glibc)
    private static let processes = Int32(__RLIMIT_NPROC.rawValue)
  #else
    private static let processes = Int32(RLIMIT_NPROC)
  #endif
}

// The parameter is optional on Linux and is not on Apple's systems; taking the optional suits both.
private func waitForGate(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  ThreadRoom.gate.withLock { _ in }
  return nil
}

extension ThreadRoom.Shortage: CustomStringConvertible {
  /// The shortage, and a way out.
  package var description: String {
    "this machine lets iamspec start too few threads; raise the limit first: ulimit -u 1024"
  }
}
