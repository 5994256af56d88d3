#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe whose ends no child inherits by accident; its creator must close it.
struct Pipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// Creates a pipe; `nil` if the system has no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // A child started between these calls does not inherit them either: swift-subprocess closes
    // every descriptor that it was not told to pass on.
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
  // Not repeated on EINTR: by then the descriptor is closed and may have been reused.
  _ = close(descriptor)
}

/// Makes reads and writes return at once if they would block.
func makeNonBlocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// The result of a non-blocking read or write.
enum Transfer {
  case done(Int)
  case wouldWait
  /// The other end is closed.
  case closed
}

/// Reads the available bytes.
func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
  while true {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count > 0 { return .done(count) }
    if count == 0 { return .closed }
    if errno == EINTR { continue }
    return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldWait : .closed
  }
}

/// Writes as much as the pipe accepts.
func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
  while true {
    let count = write(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return .done(count) }
    if errno == EINTR { continue }
    return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldWait : .closed
  }
}
