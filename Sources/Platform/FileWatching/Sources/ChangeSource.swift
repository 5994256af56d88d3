#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A way to notice changes.
protocol ChangeSource: Sendable {
  /// Delivers changes until it is told to stop or has to end; blocks its thread meanwhile.
  mutating func run(until stop: StopSignal, _ mailbox: ChangeMailbox)
}

/// Tells a thread that sleeps in `poll` to stop.
final class StopSignal: Sendable {
  /// Readable once the signal is given.
  let descriptor: Int32
  private let writeEnd: Int32

  /// Creates a signal.
  ///
  /// Returns `nil` if the system has no more file descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Gives the signal.
  func give() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Sleeps until the signal is given, another descriptor is readable, or the time is up.
  ///
  /// - Parameters:
  ///   - other: The other descriptor; a negative one is ignored.
  ///   - timeout: How long to sleep, or `nil` for no limit.
  /// - Returns: Whether the signal has been given.
  func wait(or other: Int32 = -1, timeout: Duration?) -> Bool {
    var entries = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = timeout.map { Int32(max(.zero, $0) / .milliseconds(1) + 0.999) } ?? -1
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    return count > 0 && entries[0].revents != 0
  }
}
