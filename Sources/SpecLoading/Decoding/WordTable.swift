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
  private let words: UnsafeMutableBufferPointer<Word>
  private let index: WordIndex

  /// Creates the table of all words of a vocabulary, or of some of them.
  init(_ chosen: [Word] = Array(Word.allCases)) {
    words = .allocate(capacity: chosen.count)
    _ = words.initialize(fromContentsOf: chosen)
    index = WordIndex(chosen.map { $0.rawValue })
  }

  /// The number of words.
  var count: Int { words.count }

  /// The words as specs spell them.
  var spellings: [String] { words.map(\.rawValue) }

  /// Finds the word with these bytes.
  func word(_ bytes: UnsafeBufferPointer<UInt8>) -> (word: Word, position: Int)? {
    guard let position = index.position(of: bytes) else { return nil }
    return (words[position], position)
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

/// The positions of a table's words, ordered by the words' lengths, so that a lookup compares only
/// words of the same length.
private struct WordIndex {
  private let entries: UnsafeMutableBufferPointer<Entry>
  /// For each length, where its entries begin; one more than the greatest length.
  private let starts: UnsafeMutableBufferPointer<Int>

  private struct Entry: BitwiseCopyable {
    let bytes: PackedBytes
    let position: Int
  }

  @inline(never)
  init(_ words: [String]) {
    let order = words.indices.sorted { words[$0].utf8.count < words[$1].utf8.count }
    entries = .allocate(capacity: words.count)
    for (place, position) in order.enumerated() {
      let word = words[position]
      guard let bytes = Array(word.utf8).withUnsafeBufferPointer({ PackedBytes($0) }) else {
        preconditionFailure("\(word) is longer than a table's words can be")
      }
      entries.initializeElement(at: place, to: Entry(bytes: bytes, position: position))
    }
    starts = .allocate(capacity: PackedBytes.limit + 2)
    for length in starts.indices {
      let start = order.firstIndex { words[$0].utf8.count >= length } ?? order.count
      starts.initializeElement(at: length, to: start)
    }
  }

  /// Returns the position of the word with these bytes.
  @inline(__always)
  func position(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let packed = PackedBytes(bytes) else { return nil }
    for place in starts[bytes.count]..<starts[bytes.count + 1]
    where entries[place].bytes == packed {
      return entries[place].position
    }
    return nil
  }
}
