#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The error of a failed system call.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package var code: Int32

  /// Creates an error from a value of `errno`.
  package init(code: Int32) { self.code = code }

  /// The reason, in the system's words.
  package var reason: String {
    switch code {
    case EBADF: "it is closed"
    case ETIMEDOUT: "nothing was written to it for \(Descriptor.patience) seconds"
    case EOVERFLOW: "it has no end within \(WholeFile.limit >> 20) MiB, the limit"
    default: String(cString: strerror(code))
    }
  }

  /// Whether the file or the folder that should contain it does not exist.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Returns the result of a call, or throws its error.
  @discardableResult
  static func check(_ result: Int32) throws(SystemError) -> Int32 {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}
