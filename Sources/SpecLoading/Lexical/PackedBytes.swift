/// Up to 24 bytes in three registers, so that words are compared without a loop.
///
/// Every key, action and observation of a spec is looked up in a table of words, and most of them
/// are short.
struct PackedBytes: BitwiseCopyable, Equatable {
  private let count: Int
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64

  /// The greatest number of bytes.
  static let limit = 24

  /// Packs bytes; `nil` if there are more than 24.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= PackedBytes.limit else { return nil }
    count = bytes.count
    guard let start = UnsafeRawPointer(bytes.baseAddress) else {
      first = 0
      second = 0
      third = 0
      return
    }
    first = PackedBytes.eight(from: start, count)
    second = count > 8 ? PackedBytes.eight(from: start + 8, count - 8) : 0
    third = count > 16 ? PackedBytes.eight(from: start + 16, count - 16) : 0
  }

  /// Loads the first eight bytes, with zeros for missing ones.
  @inline(__always)
  private static func eight(from bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    func load<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Word.Type) -> UInt64 {
      UInt64(Word(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self)))
        << UInt64(8 * offset)
    }
    // If there are fewer bytes than two loads cover, the loads overlap.
    switch count {
    case 8...: return load(0, UInt64.self)
    case 4...: return load(0, UInt32.self) | load(count - 4, UInt32.self)
    case 2...: return load(0, UInt16.self) | load(count - 2, UInt16.self)
    case 1: return load(0, UInt8.self)
    default: return 0
    }
  }
}
