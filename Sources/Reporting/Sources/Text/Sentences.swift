/// The sentences of a paragraph, in the languages whose sentences end with `.`, `!`, `?` or their wide forms.
enum Sentences {
  private static let wideEnds: Set<Character> = ["。", "！", "？", "．"]
  private static let ends: Set<Character> = [".", "!", "?", "…"]
  private static let closers: Set<Character> = [
    ")", "]", "\"", "'", "”", "’", "»", "」", "』", "）", "*", "_",
  ]
  private static let opening: Set<Character> = ["(", "（", "「", "『"]
  private static let closing: Set<Character> = [")", "）", "」", "』"]

  /// Words that end with a full stop inside a sentence, in lower case; single letters do so, too.
  private static let abbreviations: Set<String> = [
    "bzw", "ca", "cf", "dr", "e.g", "ex", "i.e", "mr", "mrs", "nr", "pág", "sr", "sra", "st",
    "vgl", "vs",
  ]

  /// Splits a paragraph into sentences.
  static func of(_ text: String) -> [String] {
    let characters = Array(text)
    let depths = Depths(characters, opening, closing)
    var sentences: [String] = []
    var start = 0
    var index = 0
    while index < characters.count {
      guard depths.isOutside(index), let marks = marks(at: index, in: characters) else {
        index += 1
        continue
      }
      if isEnd(marks, in: characters, from: start) {
        sentences.append(String(characters[start..<marks.upperBound]).foldingSpaces())
        start = marks.upperBound
      }
      index = marks.upperBound
    }
    sentences.append(String(characters[start...]).foldingSpaces())
    return sentences.filter { !$0.isEmpty }
  }

  /// The marks at an index with which a sentence may end, and what closes after them; `nil` if there are none.
  private static func marks(at index: Int, in text: [Character]) -> Range<Int>? {
    guard wideEnds.contains(text[index]) || ends.contains(text[index]) else { return nil }
    let end = text[index...].firstIndex {
      !closers.contains($0) && !ends.contains($0) && !wideEnds.contains($0)
    }
    return index..<(end ?? text.count)
  }

  /// Tells whether a sentence that begins at an index ends with these marks.
  private static func isEnd(_ marks: Range<Int>, in text: [Character], from start: Int) -> Bool {
    let (index, end) = (marks.lowerBound, marks.upperBound)
    if wideEnds.contains(text[index]) || end == text.count { return true }
    guard text[end].isWhitespace else { return false }
    if index > start, isWithoutCase(text[index - 1]) { return true }
    let next = text[end...].first { !$0.isWhitespace }
    return next?.isLowercase != true && !(text[index] == "." && isAbbreviation(text[start..<index]))
  }

  /// Whether a character belongs to a script without capital letters, whose next sentence may begin with
  /// any word.
  private static func isWithoutCase(_ character: Character) -> Bool {
    character.isLetter && !character.isCased
  }

  private static func isAbbreviation(_ text: ArraySlice<Character>) -> Bool {
    let word = String(
      text.reversed().prefix { !$0.isWhitespace && !opening.contains($0) }.reversed())
    return (word.count == 1 && word.first?.isLetter == true)
      || abbreviations.contains(word.lowercased())
  }
}

/// Which characters are outside of brackets and of code.
private struct Depths {
  private var outside: [Bool] = []

  init(_ text: [Character], _ opening: Set<Character>, _ closing: Set<Character>) {
    let isBalanced = text.count(where: opening.contains) == text.count(where: closing.contains)
    let hasSpans = text.count { $0 == "`" }.isMultiple(of: 2)
    var (depth, isCode) = (0, false)
    for character in text {
      if hasSpans, character == "`" { isCode.toggle() }
      if !isCode, opening.contains(character) { depth += 1 }
      if !isCode, closing.contains(character) { depth = max(0, depth - 1) }
      outside.append(!isCode && (depth == 0 || !isBalanced))
    }
  }

  func isOutside(_ index: Int) -> Bool { outside[index] }
}
