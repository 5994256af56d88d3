/// ASCII text that needs no escapes in a JSON string.
enum PlainText {
  /// Skips plain text, eight bytes at a time.
  ///
  /// - Returns: The index of a byte such that all bytes from `start` up to it are plain: the first
  ///   one that is not plain, or one of the last eight.
  @inline(__always)
  static func end(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start
    while position + 8 <= text.count {
      let found = specialBytes(of: load(text, at: position, UInt64.self))
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    return position
  }

  /// Whether all of a text is plain.
  @inline(__always)
  static func isAll(of text: UnsafeRawBufferPointer) -> Bool {
    let count = text.count
    if count >= 8 {
      let end = end(in: text, from: 0)
      // The last eight bytes overlap those that have been looked at.
      return end > count - 8 && specialBytes(of: load(text, at: count - 8, UInt64.self)) == 0
    }
    if count >= 4 {
      let (first, last) = (load(text, at: 0, UInt32.self), load(text, at: count - 4, UInt32.self))
      return specialBytes(of: first | last &<< 32) == 0
    }
    return text.allSatisfy { specialBytes(of: plain | UInt64($0)) == 0 }
  }

  /// Seven plain bytes above one that is to be looked at.
  private static var plain: UInt64 { 0x6161_6161_6161_6100 }

  @inline(__always)
  private static func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ text: UnsafeRawBufferPointer, at position: Int, _: Word.Type
  ) -> UInt64 {
    UInt64(Word(littleEndian: text.loadUnaligned(fromByteOffset: position, as: Word.self)))
  }

  /// Returns a word that marks the bytes that are not plain by their high bits.
  ///
  /// They are quotes, backslashes, control characters, and bytes that are not ASCII. Marks above the lowest one
  /// may be wrong.
  @inline(__always)
  private static func specialBytes(of word: UInt64) -> UInt64 {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let escapes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    // Borrows can set wrong bits, but only above the first right one. A byte that is not ASCII makes the other three
    // tests wrong, but it is found itself.
    return ((quotes &- ones) | (escapes &- ones) | (word &- ones &* 0x20) | word) & highs
  }
}
