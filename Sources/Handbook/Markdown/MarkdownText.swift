import SpecModel
import Wording

/// Markdown for the suite's own texts, which are partly Markdown already.
enum MarkdownText {
  /// Returns a plain text with the characters escaped that have a meaning in Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "[", "]", "|": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns prose in the subset of Markdown that specs use, written anew.
  ///
  /// It is read as for a page, and written with everything else escaped: what a page shows as text
  /// cannot become HTML, an image, or a link that runs code.
  static func prose(_ markdown: String) -> String {
    Prose(markdown: markdown).blocks.map { text(of: $0) }.joined(separator: "\n\n")
  }

  /// Returns a sentence of Markdown prose, written anew like `prose`.
  static func sentence(_ markdown: String) -> String {
    text(of: inlines(of: markdown), inTable: false)
  }

  /// Returns a sentence of Markdown prose for a table cell.
  static func cell(_ markdown: String) -> String {
    text(of: inlines(of: markdown), inTable: true)
  }

  /// Returns a phrase with its names as code.
  static func phrase(_ phrase: Phrase) -> String {
    phrase.pieces.map { piece in
      switch piece {
      case .words(let words): plain(words)
      case .name(let name): code(name)
      }
    }.joined()
  }

  /// Returns a text as code, between as many backquotes as it needs.
  static func code(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    var fence = "`"
    while line.contains(fence) { fence += "`" }
    return fence.count == 1 ? "`\(line)`" : "\(fence) \(line) \(fence)"
  }

  /// Returns a code block whose fence nothing inside can close.
  static func fenced(_ text: String, _ language: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text)\(end)\(fence)\n"
  }
}

extension MarkdownText {
  private static func inlines(of markdown: String) -> [Prose.Inline] {
    Prose.inlines(markdown.replacing("\n", with: " ").trimming())
  }

  private static func text(of block: Prose.Block) -> String {
    switch block {
    case .paragraph(let inlines): notOpening(text(of: inlines, inTable: false))
    case .list(let isOrdered, let items):
      items.enumerated().map { index, item in
        let mark = isOrdered ? "\(index + 1)." : "-"
        return "\(mark) \(notOpening(text(of: item, inTable: false)))"
      }.joined(separator: "\n")
    case .heading(let level, let text):
      String(repeating: "#", count: level) + " " + escaped(text)
    case .table(let rows):
      rows.enumerated().map { index, row in
        let line = "| " + row.map { text(of: $0, inTable: true) }.joined(separator: " | ") + " |"
        return index > 0 ? line : line + "\n|" + String(repeating: " --- |", count: row.count)
      }.joined(separator: "\n")
    case .code(let language, let text):
      fenced(text, language.filter { $0.isASCII && $0.isLetter }).trimming()
    }
  }

  private static func text(of inlines: [Prose.Inline], inTable: Bool) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): plain(text, inTable: inTable)
      case .code(let text): inTable ? code(text).replacing("|", with: "\\|") : code(text)
      case .emphasis(let inner): "*\(text(of: inner, inTable: inTable))*"
      case .strong(let inner): "**\(text(of: inner, inTable: inTable))**"
      case .link(let inner, let destination):
        "[\(text(of: inner, inTable: inTable))](\(address(destination)))"
      }
    }.joined()
  }

  /// Returns words in which nothing has a meaning in Markdown or HTML.
  private static func plain(_ words: String, inTable: Bool = false) -> String {
    var result = ""
    let characters = Array(words)
    for (index, character) in characters.enumerated() {
      let neighbors = [index - 1, index + 1].filter(characters.indices.contains)
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\\", "[", "]", "`", "*", "~": result += "\\\(character)"
      // Between two letters, an underscore is a letter.
      case "_" where neighbors.count { isWordPart(characters[$0]) } < 2: result += "\\_"
      // Before a link, it would make an image of it.
      case "!" where index == characters.count - 1: result += "\\!"
      case "|" where inTable: result += "\\|"
      default: result.append(character)
      }
    }
    return result
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Returns a line that opens no other block than a paragraph.
  private static func notOpening(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = line.dropFirst(digits.count).first, ".)".contains(mark) {
      return "\(digits)\\\(line.dropFirst(digits.count))"
    }
    return line.first.map { "#>-+=:|".contains($0) } == true ? "\\\(line)" : line
  }

  /// Returns a destination in which nothing is a character reference, an escape, or its end.
  private static func address(_ destination: String) -> String {
    destination.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "\\": result += "%5C"
      case "(": result += "%28"
      case ")": result += "%29"
      case "<": result += "%3C"
      case ">": result += "%3E"
      case "|": result += "%7C"
      default:
        if scalar.value <= 0x20 || scalar.properties.isWhitespace {
          result += scalar == " " ? "%20" : ""
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

extension Citation.Stance {
  /// The stance, with a sign whose shape shows it.
  var sign: String {
    switch self {
    case .stated: "● says so"
    case .implied: "◐ implies it"
    case .silent: "○ is silent"
    case .differs: "◆ **differs**"
    case .outside: "– other profile"
    }
  }
}
