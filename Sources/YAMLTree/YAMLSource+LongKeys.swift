/// Keys that are longer than libyaml accepts before a ':'.
extension YAMLSource {
  /// The maximum number of characters from the start of a key to its ':'.
  static let keyLength = 1_024

  /// The place of a key that is too long, if that is why libyaml stopped.
  func longKey(at failure: LibYAMLParser.Failure) -> (mark: YAMLMark, length: Int)? {
    let start: Int
    let colon: Int
    if failure.problem == "could not find expected ':'" {
      start = offset(of: failure.contextPlace)
      guard let end = colonAtEnd(after: start) else { return nil }
      colon = end
    } else {
      colon = offset(of: failure.place)
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
      start = startOfKey(before: colon)
    }
    let length = bytes[start..<colon].count { $0 & 0xC0 != 0x80 }
    return length > Self.keyLength ? (mark(at: start), length) : nil
  }

  /// The offset of the next ':' on the line that a space or the line's end follows.
  private func colonAtEnd(after start: Int) -> Int? {
    var offset = start
    while offset < bytes.count, !isBreak(bytes[offset]) {
      let next = offset + 1
      if bytes[offset] == UInt8(ascii: ":"),
        next == bytes.count || bytes[next] == UInt8(ascii: " ") || isBreak(bytes[next])
      {
        return offset
      }
      offset = next
    }
    return nil
  }

  /// The offset at which the key before a ':' begins, on the same line.
  private func startOfKey(before colon: Int) -> Int {
    let space = UInt8(ascii: " ")
    var end = colon
    while end > 0, bytes[end - 1] == space { end -= 1 }
    guard end > 0 else { return colon }
    let quote = bytes[end - 1]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    var start = end - (isQuoted ? 1 : 0)
    while start > 0, !isBreak(bytes[start - 1]) {
      let byte = bytes[start - 1]
      if isQuoted ? byte == quote && !isEscaped(start - 1) : "{[,".utf8.contains(byte) { break }
      start -= 1
    }
    if isQuoted { return max(start - 1, 0) }
    while start < end, bytes[start] == space { start += 1 }
    return start
  }

  /// Whether a backslash escapes a byte.
  private func isEscaped(_ offset: Int) -> Bool {
    let backslashes = bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return !backslashes.isMultiple(of: 2)
  }
}
