import SpecModel

/// Markdown for the suite's own texts, which are trusted and partly Markdown already.
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

  /// Returns Markdown prose in which nothing can be read as HTML; code is unchanged.
  static func prose(_ markdown: String) -> String {
    let parts = markdown.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isCode = index % 2 == 1 && index + 1 < parts.count
      return isCode ? String(part) : String(part).replacing("<", with: "&lt;")
    }.joined(separator: "`").trimming()
  }

  /// Returns prose for a table cell.
  static func cell(_ markdown: String) -> String {
    prose(markdown).replacing("\n", with: " ").replacing("|", with: "\\|")
  }

  /// Returns a code block whose fence nothing inside can close.
  static func fenced(_ text: String, _ language: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text)\(end)\(fence)\n"
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
