/// The positions where the lines of a file begin.
struct LineIndex {
  private let starts: [Int]
  private let bytes: [UInt8]

  /// Finds the lines of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != 0x0A:
        starts.append(index + 1)
      default: break
      }
    }
    self.starts = starts
  }

  /// The bytes of a line, counted from 1, without its line ending.
  func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// The indexes of all files whose lines have been requested.
  struct Cache {
    private var indexes: [String: LineIndex] = [:]

    /// The bytes of a line of a file.
    mutating func line(_ number: Int, of source: SourceFile) -> ArraySlice<UInt8>? {
      if let index = indexes[source.path] { return index.line(number) }
      let index = LineIndex(source.bytes)
      indexes[source.path] = index
      return index.line(number)
    }
  }
}
