/// Finds the terms of the glossary in prose.
struct TermIndex: Sendable {
  /// The forms of the terms by their first word, longest first; in lowercase.
  private let forms: [String: [(words: [String], term: String)]]

  /// A piece of text, and the term that it mentions, if any.
  struct Piece: Hashable {
    var text: Substring
    var term: String?
  }

  /// Creates an index of the forms in which each term may appear.
  init(_ entries: [GlossaryEntry]) {
    var forms: [String: [(words: [String], term: String)]] = [:]
    for entry in entries {
      for form in (entry.isMentionedByName ? [entry.name] : []) + entry.forms {
        let words = form.lowercased().split(separator: " ").map(String.init)
        guard let first = words.first else { continue }
        forms[first, default: []].append((words, entry.anchor))
      }
    }
    self.forms = forms.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }

  /// Splits text into pieces with and without a term; joined, they are the text.
  func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    let words = Self.words(in: text)
    var start = text.startIndex
    var index = 0
    while index < words.count {
      let rest = words[index...]
      let form = forms[rest[index].lowercased()]?.first { form in
        form.words.count <= rest.count
          && zip(form.words, rest).allSatisfy { $0 == $1.lowercased() }
          && Self.isJoined(rest.prefix(form.words.count), in: text)
      }
      guard let form else {
        index += 1
        continue
      }
      let range = rest[index].startIndex..<rest[index + form.words.count - 1].endIndex
      if start < range.lowerBound { pieces.append(Piece(text: text[start..<range.lowerBound])) }
      pieces.append(Piece(text: text[range], term: form.term))
      start = range.upperBound
      index += form.words.count
    }
    if start < text.endIndex { pieces.append(Piece(text: text[start...])) }
    return pieces
  }

  /// The words of a text: runs of letters and hyphens.
  private static func words(in text: String) -> [Substring] {
    text.split { !($0.isLetter || $0 == "-") }
  }

  /// Tells whether words are separated by exactly one space.
  private static func isJoined(_ words: ArraySlice<Substring>, in text: String) -> Bool {
    zip(words, words.dropFirst()).allSatisfy { text[$0.endIndex..<$1.startIndex] == " " }
  }
}
