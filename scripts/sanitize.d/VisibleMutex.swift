#if VISIBLE_LOCKS
  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// Replaces Synchronization's `Mutex` in a build with the thread sanitizer, which does not see that one: on
  /// Linux it is a futex.
  final class Mutex<Value: ~Copyable>: @unchecked Sendable {
    // Unchecked: the value is accessed only while the lock is held.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    /// Creates a mutex around a value.
    init(_ value: consuming Value) {
      self.value = value
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    /// Runs a body with the value, while no other body runs.
    func withLock<Result, Failure>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value)
    }
  }
#endif
