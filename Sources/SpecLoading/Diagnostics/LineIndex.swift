/// The positions where the lines of a file begin.
struct LineIndex {
  private let starts: [Int]
  private let bytes: [UInt8]

  /// Finds the lines of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices where Self.isEnd(at: index, in: bytes) { starts.append(index + 1) }
    self.starts = starts
  }

  /// Counts the lines of a file, with the empty one after the last line ending.
  ///
  /// Every file that is loaded is counted, so the loop is one that the compiler turns into vector
  /// instructions; only old line endings need a closer look.
  static func count(in bytes: [UInt8]) -> Int {
    var feeds = 0
    var returns = 0
    for byte in bytes {
      feeds &+= byte == UInt8(ascii: "\n") ? 1 : 0
      returns &+= byte == UInt8(ascii: "\r") ? 1 : 0
    }
    return 1 + (returns == 0 ? feeds : bytes.indices.count { isEnd(at: $0, in: bytes) })
  }

  /// Tells whether a line ends with a byte.
  private static func isEnd(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
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
