/// Finds the word that an author probably meant.
package enum Suggestion {
  /// Returns the candidate that is closest to a word, if one is close enough.
  ///
  /// A candidate is close enough if changing at most a third of the word's letters, and at least
  /// one, makes the word of it. Of two that are equally close, the first wins. Curly quotes around
  /// the word are ignored.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(CurlyQuotes.stripped(from: word.prefix(longest + 1)).utf8)
    guard letters.count <= longest else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates.prefix(most) where candidate != word {
      // A name may be as long as its file: skip candidates that are too long to be close.
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let distance = distance(from: letters, to: Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// The number of candidates that are compared; later ones are never suggested.
  private static let most = 500

  /// The length in bytes of the longest word that gets suggestions.
  private static let longest = 64

  /// Counts the letters to insert, remove, replace or swap with a neighbor to turn one word into
  /// another (the optimal string alignment distance).
  static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in left.indices {
      current[0] = row + 1
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1)
        cost = min(cost, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }
}
