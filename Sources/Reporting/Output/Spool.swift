#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes that must wait for what is to come before them: a few in memory, many in a temporary file
/// without a name, which is gone when the process is.
///
/// What no file takes, because there is none or the disk is full, stays in memory.
final class Spool {
  private let folder: String
  private var file: Descriptor?
  private var size = 0
  private var canSpill = true
  private var tail: [UInt8] = []

  /// How many bytes are held in memory before they go to the file.
  private static let held = 1 << 20

  /// Creates a spool.
  ///
  /// - Parameter folder: Where the file is made; absent: where the environment says, or `/tmp`.
  init(folder: String? = nil) {
    self.folder = folder ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    try? file?.close()
  }

  /// Adds bytes.
  func append(_ bytes: [UInt8]) {
    tail += bytes
    if tail.count >= Self.held, canSpill { spill() }
  }

  /// Passes all bytes on, in order.
  ///
  /// - Throws: ``SystemError`` where the file can no longer be read; bytes are missing then.
  func drain(to write: ([UInt8]) -> Void) throws(SystemError) {
    defer {
      try? file?.close()
      (file, size, tail, canSpill) = (nil, 0, [], true)
    }
    var position = 0
    while let file, position < size {
      let chunk = try file.read(atMost: min(1 << 16, size - position), at: position)
      if chunk.isEmpty { throw SystemError(code: EIO) }
      write(chunk)
      position += chunk.count
    }
    write(tail)
  }

  private func spill() {
    file = file ?? (try? Descriptor(temporaryIn: folder))
    guard let file, (try? file.write(tail, at: size)) != nil else {
      // Whatever part of it has been written is not counted, and stays in memory.
      canSpill = false
      return
    }
    size += tail.count
    tail.removeAll(keepingCapacity: true)
  }
}
