#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, reserved for the protocol.
enum ProtocolOutput {
  /// Takes over standard output: from now on, whatever the process prints goes to standard error.
  ///
  /// Otherwise, an SDK that prints would write between two replies. Text that the C library has
  /// buffered goes to standard error as well, so this stays in effect until the process ends.
  ///
  /// - Returns: A descriptor of the former standard output, which programs that this process starts
  ///   do not inherit; `nil` if standard output is closed.
  static func reserve() -> Int32? {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard output >= 0 else { return nil }
    if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 {
      // Standard error is closed, so printed text has nowhere to go.
      let nowhere = open("/dev/null", O_WRONLY)
      guard nowhere >= 0 else { return nil }
      _ = dup2(nowhere, STDOUT_FILENO)
      if nowhere != STDOUT_FILENO { _ = close(nowhere) }
    }
    return output
  }
}
