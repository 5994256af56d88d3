extension Suggestion {
  /// Returns the candidate that is closest to a word in its letters or, if none is, in its parts.
  ///
  /// `stack.lifo` has the parts `stack` and `lifo`. A part matches a part of the candidate, the
  /// beginning of one, or the initials of several (`last-in-first-out`); a long part may be
  /// misspelled. All parts of the word must match; the candidate with the fewest other parts wins.
  package static func likeliest(to word: String, among candidates: [String]) -> String? {
    // What the user wrote is no correction of it, even if it exists elsewhere.
    let known = candidates.prefix(mostOfAll).filter { $0 != word }
    // Candidates are compared in groups, and then the winners of all groups with each other.
    let winners = stride(from: 0, to: known.count, by: atOnce).compactMap {
      nearest(to: word, among: known[$0..<min($0 + atOnce, known.count)])
    }
    if let nearest = nearest(to: word, among: winners) { return nearest }
    guard word.utf8.count <= longest else { return nil }
    let wanted = parts(of: word)
    guard !wanted.isEmpty else { return nil }
    var best: (rest: Int, candidate: String)?
    for candidate in known where candidate.utf8.count <= longest * 2 {
      let parts = parts(of: candidate)
      let rest = parts.count - wanted.count
      if rest < best?.rest ?? .max, wanted.allSatisfy({ isFound($0, in: parts) }) {
        best = (rest, candidate)
      }
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
    return part.count > 2 && String(parts.compactMap(\.first)).contains(part)
      || part.count > 5 && nearest(to: part, among: parts) != nil
  }

  private static let atOnce = 500
  private static let mostOfAll = 10_000
  private static let longest = 64
}
