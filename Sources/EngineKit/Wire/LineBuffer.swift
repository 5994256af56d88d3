#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes as they come from a pipe, given out line by line.
package struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// Where the first line that was not given out starts.
  private var start = 0
  /// Up to where there is no line break after `start`.
  private var searched = 0

  package init() {}

  /// How many bytes wait that are not yet part of a whole line that was given out.
  package var count: Int { bytes.count - start }

  /// The bytes that wait.
  package var remainder: ArraySlice<UInt8> { bytes[start...] }

  /// Adds bytes at the end.
  package mutating func append(_ chunk: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// Takes the next whole line, without its line break; `nil` if there is none.
  ///
  /// The slice shares the buffer's memory: let go of it before the next `append`.
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

  /// Whether a whole line waits.
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
