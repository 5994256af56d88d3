/// A few words that are looked up by their bytes, for which no string is made.
struct KnownWords<Word: Sendable>: Sendable {
  private let entries: [(bytes: [UInt8], word: Word)]

  /// Creates the words with their spellings.
  init(_ words: some Sequence<Word>, spelledBy spelling: (Word) -> String) {
    entries = words.map { (Array(spelling($0).utf8), $0) }
  }

  /// Returns the word with this spelling; `nil` if there is none.
  func word(spelled spelling: UnsafeBufferPointer<UInt8>) -> Word? {
    for index in entries.indices where entries[index].bytes.count == spelling.count {
      let isEqual = entries[index].bytes.withUnsafeBufferPointer { known in
        spelling.indices.allSatisfy { known[$0] == spelling[$0] }
      }
      if isEqual { return entries[index].word }
    }
    return nil
  }
}
