/// Fits text into columns of a terminal.
package enum TextLayout {
  /// Returns how many columns a text takes.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Int {
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

  /// Returns a text filled up with spaces to a width; unchanged where it is as wide already.
  package static func padded(_ text: String, to width: Int, alignRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - Self.width(text)))
    return alignRight ? padding + text : text + padding
  }

  /// Returns a line without the spaces at its end.
  package static func withoutTrailingSpaces(_ line: String) -> String {
    String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }

  /// Returns a text of at most a width; where something is cut off, an ellipsis says so.
  package static func truncated(_ text: String, to width: Int) -> String {
    guard Self.width(text) > width else { return text }
    var result = ""
    var columns = 1
    for character in text {
      columns += Self.width(character)
      if columns > width { break }
      result.append(character)
    }
    return width > 0 ? result + "…" : ""
  }

  /// Returns a text broken between words into lines of at most a width; longer words are cut.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(width, 8)
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      var word = word
      var needed = Self.width(String(word))
      if columns > 0, columns + 1 + needed > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      while needed > width {
        var piece = word.prefix(width)
        while Self.width(String(piece)) > width { piece.removeLast() }
        lines.append(String(piece))
        word = word.dropFirst(piece.count)
        needed = Self.width(String(word))
      }
      line += columns > 0 ? " " + word : word
      columns += (columns > 0 ? 1 : 0) + needed
    }
    if columns > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }
}
