#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a file, however its path is written.
struct FileIdentity: Hashable, Sendable {
  /// The sorts of file.
  enum Sort: Hashable, Sendable {
    case regular
    case directory
    /// A terminal, a pipe or a socket, which would mix the output of two writers.
    case stream
    /// A device that discards everything, such as `/dev/null`.
    case device
  }

  /// The sort of file.
  let sort: Sort
  private let device: UInt64
  private let number: UInt64

  /// Whether two writers would spoil each other's output.
  var isExclusive: Bool { sort == .regular || sort == .stream }

  /// Identifies an open file; `nil` if there is none.
  init?(_ descriptor: Descriptor) {
    var info = stat()
    guard fstat(descriptor.number, &info) == 0 else { return nil }
    self.init(info, isTerminal: isatty(descriptor.number) == 1)
  }

  /// Identifies the file that a path leads to; `nil` if there is none.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    // Only a terminal has a terminal's device number, and only this process's terminal matters
    // here.
    let isTerminal = [Descriptor.standardOutput, .standardError].contains { descriptor in
      var own = stat()
      return isatty(descriptor.number) == 1 && fstat(descriptor.number, &own) == 0
        && own.st_rdev == info.st_rdev
    }
    self.init(info, isTerminal: isTerminal)
  }

  private init(_ info: stat, isTerminal: Bool) {
    sort =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFCHR, S_IFBLK: isTerminal ? .stream : .device
      default: .stream
      }
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
  }
}
