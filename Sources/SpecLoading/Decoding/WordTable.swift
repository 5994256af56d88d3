/// A closed set of words that a place in a spec takes: keys, actions, values.
protocol Vocabulary: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The words, ready to be looked up; stored, since it is asked for at every turn.
  static var words: WordTable<Self> { get }
  /// The words as specs spell them.
  static var spellings: [String] { get }
}

extension Vocabulary {
  /// The words as specs spell them.
  static var spellings: [String] { allCases.map(\.rawValue) }
}

/// The words of a vocabulary, found by their bytes without making a string.
struct WordTable<Word: Vocabulary>: Sendable {
  private let entries: [Entry]

  private struct Entry: Sendable {
    let count: Int
    /// The first eight bytes, and the next eight, which tell most words apart.
    let head: (UInt64, UInt64)
    let bytes: [UInt8]
    let word: Word
  }

  /// Creates the table of a vocabulary's words, or of some of them.
  init(_ words: [Word] = Array(Word.allCases)) {
    entries = words.map { word in
      let bytes = Array(word.rawValue.utf8)
      return Entry(
        count: bytes.count, head: bytes.withUnsafeBufferPointer(WordTable.head), bytes: bytes,
        word: word)
    }
  }

  /// Finds the word with these bytes.
  func word(_ bytes: UnsafeBufferPointer<UInt8>) -> (word: Word, position: Int)? {
    let head = WordTable.head(of: bytes)
    for position in entries.indices {
      guard entries[position].count == bytes.count, entries[position].head == head else { continue }
      if bytes.count <= 16 || entries[position].bytes.elementsEqual(bytes) {
        return (entries[position].word, position)
      }
    }
    return nil
  }

  /// The place of a word in the table.
  func position(of word: Word) -> Int? {
    entries.firstIndex { $0.word == word }
  }

  /// Packs the first eight bytes, and the next eight.
  private static func head(of bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
    var head: (UInt64, UInt64) = (0, 0)
    for index in 0..<min(8, bytes.count) { head.0 = head.0 << 8 | UInt64(bytes[index]) }
    if bytes.count > 8 {
      for index in 8..<min(16, bytes.count) { head.1 = head.1 << 8 | UInt64(bytes[index]) }
    }
    return head
  }
}
