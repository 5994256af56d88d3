#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes that must wait for what is to stand before them: a few in memory, many in a temporary file
/// without a name, which is gone when the process is.
///
/// What no file takes, because there is none or the disk is full, stays in memory.
final class Spool {
  private var file: UnsafeMutablePointer<FILE>?
  private var canSpill = true
  private var tail: [UInt8] = []

  /// How many bytes are held in memory before they go to the file.
  private static let held = 1 << 20

  deinit {
    if let file { fclose(file) }
  }

  /// Adds bytes.
  func append(_ bytes: [UInt8]) {
    tail += bytes
    if tail.count >= Self.held, canSpill { spill() }
  }

  /// Passes all bytes on, in order.
  func drain(to write: ([UInt8]) -> Void) {
    if let file {
      rewind(file)
      while true {
        let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        if chunk.isEmpty { break }
        write(chunk)
      }
      fclose(file)
      self.file = nil
    }
    write(tail)
    tail = []
    canSpill = true
  }

  private func spill() {
    if file == nil {
      file = tmpfile()
      // What has been taken has then been written, so that nothing is lost when the disk is full.
      if let file { setvbuf(file, nil, _IONBF, 0) }
    }
    guard let file else {
      canSpill = false
      return
    }
    let count = fwrite(tail, 1, tail.count, file)
    canSpill = count == tail.count
    tail.removeFirst(count)
  }
}
