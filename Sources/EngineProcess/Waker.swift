#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Wakes a thread that sleeps in `poll`.
///
/// It owns its pipe, so that a late call of ``wake()`` cannot write to a descriptor that has been
/// reused.
final class Waker: Sendable {
  private let pipe: Pipe

  /// The end to poll; readable after ``wake()``.
  var readEnd: Int32 { pipe.readEnd }

  /// Creates a waker; `nil` if the system has no more descriptors.
  init?() {
    guard let pipe = Pipe() else { return nil }
    self.pipe = pipe
    makeNonBlocking(pipe.readEnd)
    makeNonBlocking(pipe.writeEnd)
  }

  deinit { pipe.close() }

  /// Wakes the thread, or makes its next sleep end at once.
  func wake() {
    var byte: UInt8 = 1
    _ = write(pipe.writeEnd, &byte, 1)
  }

  /// Resets the waker.
  func reset() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      // There are at most two bytes, because a sleeper is woken once.
      _ = readSome(readEnd, into: buffer)
    }
  }
}
