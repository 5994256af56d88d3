/// Reads the texts of a ``CompactSuite``: for each its number of bytes, a space, the text, a line feed.
enum CompactTexts {
  /// Returns the texts, in order.
  ///
  /// - Throws: ``CompactError`` if a text does not have as many bytes as it should.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(CompactError) -> [String] {
    var texts: [String] = []
    var start = 0
    while start < bytes.count {
      let text = try range(of: bytes, from: start)
      texts.append(String(decoding: bytes[text], as: UTF8.self))
      start = text.upperBound + 1
    }
    return texts
  }

  /// Returns where the text is whose number of bytes begins at a position.
  private static func range(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(CompactError) -> Range<Int> {
    var (position, count) = (start, 0)
    while position < bytes.count, bytes[position] != UInt8(ascii: " ") {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10, count < bytes.count else { throw error("expected a number", position) }
      count = count * 10 + Int(digit)
      position += 1
    }
    let first = position + 1
    guard position > start, count < bytes.count - first, bytes[first + count] == UInt8(ascii: "\n")
    else { throw error("expected a text of \(count) bytes and a line feed", position) }
    return first..<(first + count)
  }

  private static func error(_ problem: String, _ offset: Int) -> CompactError {
    CompactError(problem: problem, part: .texts, offset: offset)
  }
}
