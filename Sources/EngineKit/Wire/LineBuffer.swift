#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Splits bytes from a pipe into lines.
package struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// The index at which the next line starts.
  private var start = 0
  /// The index up to which there is no line break after `start`.
  private var searched = 0
  /// Whether bytes are dropped until the next line break.
  private var isDropping = false

  package init() {}

  /// The number of bytes that are not yet part of a returned line.
  package var count: Int { bytes.count - start }

  /// The bytes that are not yet part of a returned line.
  package var remainder: ArraySlice<UInt8> { bytes[start...] }

  /// Adds bytes at the end.
  package mutating func append(_ chunk: UnsafeRawBufferPointer) {
    var chunk = chunk
    if isDropping {
      guard let end = chunk.firstIndex(of: UInt8(ascii: "\n")) else { return }
      chunk = UnsafeRawBufferPointer(rebasing: chunk[(end + 1)...])
      isDropping = false
    }
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// Drops the line that has begun, with everything until its end.
  package mutating func dropLine() {
    bytes.removeAll()
    (start, searched) = (0, 0)
    isDropping = true
  }

  /// Removes and returns the next complete line, without its line break, or `nil` if there is none.
  ///
  /// The slice shares the buffer's memory, so release it before the next `append`.
  package mutating func nextLine() -> ArraySlice<UInt8>? {
    guard let end = lineBreak() else {
      searched = bytes.count
      return nil
    }
    let line = bytes[start..<end]
    start = end + 1
    searched = start
    return line
  }

  /// Whether there is a complete line.
  package var hasLine: Bool { lineBreak() != nil }

  private func lineBreak() -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard searched < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + searched, Int32(UInt8(ascii: "\n")), buffer.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
