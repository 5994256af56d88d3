#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe whose ends no child inherits by accident; its creator closes it.
struct Pipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// Makes a pipe; `nil` where the system has no more descriptors to give.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // A child that is started between these calls does not get them either: swift-subprocess closes
    // all that it was not told to pass on.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Closes both ends.
  func close() {
    closeDescriptor(readEnd)
    closeDescriptor(writeEnd)
  }
}

/// Closes a descriptor.
func closeDescriptor(_ descriptor: Int32) {
  // Never again on EINTR: the descriptor is gone by then, and may be another's.
  _ = close(descriptor)
}

/// Lets reads and writes return at once where they would have to wait.
func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// What came of a read or write that does not wait.
enum Transfer {
  case done(Int)
  case wouldWait
  /// End of input, or nobody reads.
  case closed
}

/// Reads what is there.
func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
  while true {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .done(count) }
    if count == 0 { return .closed }
    if errno == EINTR { continue }
    return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldWait : .closed
  }
}

/// Writes as much as the pipe takes.
func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
  while true {
    let count = write(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return .done(count) }
    if errno == EINTR { continue }
    return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldWait : .closed
  }
}

/// Wakes a thread that sleeps in `poll`.
///
/// It owns its pipe, so that a late call of ``wake()`` cannot write to a descriptor that has been
/// reused.
final class Waker: Sendable {
  private let pipe: Pipe

  /// The end to poll; readable once woken.
  var readEnd: Int32 { pipe.readEnd }

  /// Creates a waker; `nil` where the system has no more descriptors to give.
  init?() {
    guard let pipe = Pipe() else { return nil }
    self.pipe = pipe
    makeNonBlocking(pipe.readEnd)
    makeNonBlocking(pipe.writeEnd)
  }

  deinit { pipe.close() }

  /// Wakes the thread, or makes its next sleep short.
  func wake() {
    var byte: UInt8 = 1
    _ = write(pipe.writeEnd, &byte, 1)
  }

  /// Forgets that it was woken.
  func reset() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      // There is a byte or two: a sleeper is woken once.
      _ = readSome(readEnd, into: buffer)
    }
  }
}
