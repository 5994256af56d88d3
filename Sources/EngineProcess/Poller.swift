#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for descriptors, and remembers which are ready.
struct Poller {
  private var entries: [pollfd] = []

  /// Waits until one of the descriptors is ready or a timeout has passed.
  ///
  /// - Parameters:
  ///   - readable: The descriptors to read from; negative ones are ignored.
  ///   - writable: The descriptor to write to; ignored if negative.
  ///   - timeout: The time to wait; `nil` for no limit.
  /// - Returns: For each of the descriptors to read from, whether it is ready.
  mutating func wait(
    readable: [Int32], writable: Int32 = -1, timeout: Duration?
  ) -> [Bool] {
    entries.removeAll(keepingCapacity: true)
    for descriptor in readable {
      entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    entries.append(pollfd(fd: writable, events: Int16(POLLOUT), revents: 0))
    let count = poll(&entries, nfds_t(entries.count), timeout?.pollMilliseconds ?? -1)
    // Interrupted or timed out: the caller checks its deadlines and calls again.
    if count <= 0 { return readable.map { _ in false } }
    return entries.dropLast().map { $0.revents != 0 }
  }
}

extension Duration {
  /// The duration for `poll`, rounded up, so that a deadline has passed when it returns.
  fileprivate var pollMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    if seconds < 0 { return 0 }
    let milliseconds =
      min(seconds, 1_000_000) * 1000 + (attoseconds + 999_999_999_999_999)
      / 1_000_000_000_000_000
    return Int32(max(0, milliseconds))
  }
}
