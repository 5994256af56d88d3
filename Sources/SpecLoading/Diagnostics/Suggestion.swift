/// Finds the word that somebody probably meant.
package enum Suggestion {
  /// Returns the candidate that is closest to a word, if one is close enough to be meant.
  ///
  /// Close enough are candidates that take at most a third of the word's letters, and at least one,
  /// to be changed. Of two that are equally close, the first wins.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: word, among: candidates, most: most)
  }

  /// Returns the candidate that is closest to a word in its letters or, where none is, in its parts.
  ///
  /// `stack.lifo` has the parts `stack` and `lifo`. A part is found in a candidate as a part of it, as
  /// the beginning of one, misspelled, or in the initials of several (`last-in-first-out`). All parts
  /// of the word must be found; the candidate with the fewest parts beyond them wins.
  package static func likeliest(to word: String, among candidates: [String]) -> String? {
    if let nearest = nearest(to: word, among: candidates, most: mostOfAll) { return nearest }
    guard word.utf8.count <= longest else { return nil }
    let wanted = parts(of: word)
    guard !wanted.isEmpty else { return nil }
    var best: (rest: Int, candidate: String)?
    for candidate in candidates.prefix(mostOfAll) where candidate.utf8.count <= longest * 2 {
      let parts = parts(of: candidate)
      let rest = parts.count - wanted.count
      if rest < best?.rest ?? .max, wanted.allSatisfy({ isFound($0, in: parts) }) {
        best = (rest, candidate)
      }
    }
    return best?.candidate
  }

  private static func nearest(
    to word: String, among candidates: some Sequence<String>, most: Int
  ) -> String? {
    let letters = Array(word.utf8.prefix(longest + 1))
    guard letters.count <= longest else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates.prefix(most) where candidate != word {
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let distance = distance(from: letters, to: Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  private static func parts(of word: String) -> [String] {
    word.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isFound(_ part: String, in parts: [String]) -> Bool {
    if parts.contains(where: { $0 == part || (part.count > 2 && $0.hasPrefix(part)) }) {
      return true
    }
    guard part.count > 2 else { return false }
    return String(parts.compactMap(\.first)).contains(part)
      || nearest(to: part, among: parts, most: most) != nil
  }

  /// How many candidates are looked at for each of many words; who declares more than these gets no
  /// suggestions beyond.
  private static let most = 500

  /// How many candidates are looked at for a single word.
  private static let mostOfAll = 10_000

  /// The length of the longest word that suggestions are made for, in bytes.
  private static let longest = 64

  /// Counts the letters to insert, remove, replace or swap with a neighbor to make one word of
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
