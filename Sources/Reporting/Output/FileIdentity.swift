#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells a file from any other, however its path is spelled.
struct FileIdentity: Hashable, Sendable {
  /// What sort of file it is.
  enum Sort: Hashable, Sendable {
    case regular
    case directory
    /// A terminal, a pipe or a socket: what two writers send through it is mixed up.
    case stream
    /// A device that keeps nothing, such as `/dev/null`.
    case device
  }

  /// What sort of file it is.
  let sort: Sort
  private let device: UInt64
  private let number: UInt64

  /// Whether two writers would spoil each other's text.
  var isExclusive: Bool { sort == .regular || sort == .stream }

  /// Looks at an open file; `nil` where there is none.
  init?(_ descriptor: Descriptor) {
    var info = stat()
    guard fstat(descriptor.number, &info) == 0 else { return nil }
    self.init(info, isTerminal: isatty(descriptor.number) == 1)
  }

  /// Looks at the file that a path leads to; `nil` where there is none.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    // Only a terminal has the number of one; that of this process is all that matters here.
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
