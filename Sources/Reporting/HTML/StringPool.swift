import Wording

/// The texts of a report without duplicates; other data refers to them by number.
struct StringPool {
  /// The texts, in the order of their numbers.
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a text.
  mutating func number(_ text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// Returns the number of a phrase.
  mutating func number(_ phrase: Phrase) -> Int { number(Self.marked(phrase)) }

  /// Returns the number of a sentence whose names are in backquotes.
  mutating func number(backquoting sentence: String) -> Int {
    number(Phrase(backquoting: sentence))
  }

  /// Returns the text of a phrase, with control characters around its names.
  ///
  /// Escaped text has no control characters, so no text from an engine can contain these marks.
  static func marked(_ phrase: Phrase) -> String {
    phrase.pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text += VisibleText.line(words)
      case .name(let name): text += "\u{1}\(VisibleText.line(name))\u{2}"
      }
    }
  }
}
