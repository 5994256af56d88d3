/// ASCII text that needs no escapes in a JSON string.
enum PlainText {
  /// Skips plain text, eight bytes at a time.
  ///
  /// - Returns: The index of a byte such that all bytes from `start` up to it are plain: the first
  ///   one that is not plain, or one of the last eight.
  @inline(__always)
  static func end(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    while position + 8 <= text.count {
      let word = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let escapes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      // The high bit of a byte shows that it is a quote, a backslash, a control character, or not
      // ASCII. Borrows can set wrong bits, but only above the first right one.
      let found =
        ((quotes &- ones) | (escapes &- ones) | (word &- ones &* 0x20) | word) & highs
      // A byte that is not ASCII makes the other three tests wrong, but it is found itself.
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    return position
  }
}
