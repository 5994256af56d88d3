/// A closed set of words that a spec accepts at some place: keys, actions or values.
protocol Vocabulary: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The table for looking up words; stored, because it is needed all the time.
  static var words: WordTable<Self> { get }
  /// The words as specs spell them.
  static var spellings: [String] { get }
}

extension Vocabulary {
  /// The words as specs spell them.
  static var spellings: [String] { words.spellings }
}

/// The words of a vocabulary, looked up by their bytes without creating a string.
///
/// A table is created once for a vocabulary and never freed, so all of it is in memory that is
/// neither reference-counted nor changed. That makes it `Sendable`.
struct WordTable<Word: Vocabulary>: @unchecked Sendable {
  private let entries: UnsafeBufferPointer<PackedBytes>
  private let words: UnsafeMutableBufferPointer<Word>

  /// Creates the table of all words of a vocabulary, or of some of them.
  init(_ chosen: [Word] = Array(Word.allCases)) {
    entries = PackedBytes.table(of: chosen.map(\.rawValue))
    words = .allocate(capacity: chosen.count)
    for (index, word) in chosen.enumerated() { words.initializeElement(at: index, to: word) }
  }

  /// The words as specs spell them.
  var spellings: [String] { words.map(\.rawValue) }

  /// Finds the word with these bytes.
  func word(_ bytes: UnsafeBufferPointer<UInt8>) -> (word: Word, position: Int)? {
    guard let bytes = PackedBytes(bytes) else { return nil }
    for position in entries.indices where entries[position] == bytes {
      return (words[position], position)
    }
    return nil
  }

  /// Finds the word with this spelling.
  subscript(spelling: String) -> Word? {
    var spelling = spelling
    return spelling.withUTF8 { word($0)?.word }
  }

  /// The position of a word in the table.
  func position(of word: Word) -> Int? {
    words.firstIndex(of: word)
  }
}

extension PackedBytes {
  /// Packs the words of a table, which is never freed.
  @inline(never)
  fileprivate static func table(of words: [String]) -> UnsafeBufferPointer<PackedBytes> {
    let entries = UnsafeMutableBufferPointer<PackedBytes>.allocate(capacity: words.count)
    for (index, word) in words.enumerated() {
      let bytes = Array(word.utf8).withUnsafeBufferPointer { PackedBytes($0) }
      guard let bytes else { preconditionFailure("\(word) is longer than a table's words can be") }
      entries.initializeElement(at: index, to: bytes)
    }
    return UnsafeBufferPointer(entries)
  }
}
