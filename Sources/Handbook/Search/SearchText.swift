import SpecModel

/// Prose as the search needs it: without markup, or as words.
enum SearchText {
  /// Returns prose in one paragraph without its markup.
  static func plain(_ markdown: String) -> String {
    ProseHTML.plain(Prose.inlines(markdown)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Returns the first paragraph of some prose, without its markup.
  static func lead(of markdown: String) -> String {
    guard case .paragraph(let inlines)? = Prose(markdown: markdown).blocks.first else { return "" }
    return ProseHTML.plain(inlines)
  }

  /// Returns the words of a text that say something; names such as `open.on-asset` and
  /// `display_next` are one word.
  static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || "_.-/".contains($0)) }.compactMap { piece in
      let word = piece.drop { "_.-/".contains($0) }
      let end = word.lastIndex { !"_.-/".contains($0) }
      guard let end, word.count > 2, !common.contains(word.lowercased()) else { return nil }
      return String(word[...end])
    }
  }

  /// Words that nobody looks for.
  private static let common: Set = [
    "and", "any", "are", "but", "can", "does", "each", "for", "from", "has", "have", "its", "may",
    "not", "one", "other", "that", "the", "their", "them", "then", "there", "these", "they", "this",
    "was", "what", "when", "which", "with",
  ]

  /// Returns the text of HTML, without its elements.
  static func content(ofHTML html: String) -> String {
    var text = ""
    var isElement = false
    for character in html {
      switch character {
      case "<": isElement = true
      case ">":
        isElement = false
        text += " "
      default: if !isElement { text.append(character) }
      }
    }
    return text
  }
}
