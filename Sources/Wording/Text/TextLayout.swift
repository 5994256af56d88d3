import SpecModel

/// Fits text into columns of a terminal.
package enum TextLayout {
  /// Returns the number of columns that a text takes.
  package static func width(_ text: String) -> Int {
    if text.isASCII { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
      || character.unicodeScalars.contains("\u{FE0F}")
    {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Returns a text padded with spaces to a width; unchanged if it is wide enough.
  package static func padded(_ text: String, to width: Int, alignRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - Self.width(text)))
    return alignRight ? padding + text : text + padding
  }

  /// Returns a line without trailing spaces.
  package static func withoutTrailingSpaces(_ line: String) -> String {
    String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }

  /// Returns a text on one line within a width; an ellipsis shows that it is cut.
  package static func truncated(_ text: String, to width: Int) -> String {
    let text = text.visible
    var columns = 0
    // The end of the text if an ellipsis must follow.
    var cut = text.startIndex
    for index in text.indices {
      if columns < width { cut = index }
      columns += Self.width(text[index])
      if columns > width { return width > 0 ? text[..<cut] + "…" : "" }
    }
    return text
  }

  /// Returns the paragraphs of a Markdown text, each wrapped, with an empty line between them.
  package static func paragraphs(_ markdown: String, to width: Int) -> [String] {
    let paragraphs = markdown.split(separator: "\n\n").map { wrapped(String($0), to: width) }
    return Array(paragraphs.joined(separator: [""]))
  }

  /// Returns a text broken between words into lines within a width; longer words are cut.
  ///
  /// The time is proportional to the length of any text. A line feed counts as a space.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(width, 8)
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.words {
      let word = String(word).visible
      let needed = Self.width(word)
      if columns > 0, columns + 1 + needed > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      if columns > 0 {
        line += " "
        columns += 1
      }
      if needed <= width {
        line += word
        columns += needed
        continue
      }
      for character in word {
        let needed = Self.width(character)
        if columns + needed > width {
          lines.append(line)
          (line, columns) = ("", 0)
        }
        line.append(character)
        columns += needed
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
