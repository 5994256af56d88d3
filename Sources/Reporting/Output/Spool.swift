#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes that wait for earlier ones: a few in memory, many in an unnamed temporary file, which
/// disappears with the process.
///
/// If there is no file or the disk is full, bytes stay in memory.
final class Spool {
  private let folder: String
  private var file: Descriptor?
  private var size = 0
  private var canSpill = true
  private var tail: [UInt8] = []

  /// The number of bytes held in memory before they go to the file.
  private static let held = 1 << 20

  /// Creates a spool.
  ///
  /// - Parameter folder: The folder of the file; `nil` for that of the environment, or `/tmp`.
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

  /// Writes all bytes, in order.
  ///
  /// - Throws: ``SystemError`` if the file can no longer be read; bytes are then missing.
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
      // The bytes written so far are not counted, and stay in memory.
      canSpill = false
      return
    }
    size += tail.count
    tail.removeAll(keepingCapacity: true)
  }
}
