import SpecModel

/// The suite's own texts, which are trusted and partly Markdown already, as a forge should show them.
enum MarkdownText {
  /// Returns a plain text with the characters escaped that Markdown or HTML reads as its own.
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

  /// Returns prose that is Markdown already, with nothing in it that a forge reads as HTML; code
  /// stays as it is.
  static func prose(_ markdown: String) -> String {
    let parts = markdown.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isCode = index % 2 == 1 && index + 1 < parts.count
      return isCode ? String(part) : String(part).replacing("<", with: "&lt;")
    }.joined(separator: "`").trimming()
  }

  /// Returns prose as a cell of a table.
  static func cell(_ markdown: String) -> String {
    prose(markdown).replacing("\n", with: " ").replacing("|", with: "\\|")
  }

  /// Returns a block of code, in a fence that nothing inside can close.
  static func fenced(_ text: String, _ language: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text)\(end)\(fence)\n"
  }
}

extension Citation.Stance {
  /// The stance with a sign whose shape tells it.
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
