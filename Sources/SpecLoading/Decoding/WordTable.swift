/// A closed set of words that a place in a spec takes: keys, actions, values.
protocol Vocabulary: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The words, ready to be looked up; stored, since it is asked for at every turn.
  static var words: WordTable<Self> { get }
  /// The words as specs spell them.
  static var spellings: [String] { get }
}

extension Vocabulary {
  /// The words as specs spell them.
  static var spellings: [String] { words.spellings }
}

/// The words of a vocabulary, found by their bytes without making a string.
///
/// A table is made once for a vocabulary and never goes away, so all of it is in memory that nobody
/// counts references to, and that nothing changes: that makes it sendable.
struct WordTable<Word: Vocabulary>: @unchecked Sendable {
  private let entries: UnsafeBufferPointer<PackedBytes>
  private let words: UnsafeMutableBufferPointer<Word>

  /// Creates the table of a vocabulary's words, or of some of them.
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

  /// Finds the word that is spelled like this.
  subscript(spelling: String) -> Word? {
    var spelling = spelling
    return spelling.withUTF8 { word($0)?.word }
  }

  /// The place of a word in the table.
  func position(of word: Word) -> Int? {
    words.firstIndex(of: word)
  }
}

extension PackedBytes {
  /// Packs the words of a table, which never goes away.
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
