import Wording

/// Converts text from outside to Markdown in which none of it is markup.
enum EscapedMarkdown {
  /// Returns a text on one line, with all markup escaped.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // A forge would read these as a mention or an issue; a word joiner prevents that.
      case "@": result += "@\u{2060}"
      case "#": result += "\\#\u{2060}"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text as code, with as many backquotes around it as needed.
  static func code(_ text: String) -> String {
    let text = VisibleText.line(text).replacing("|", with: "¦")
    guard text.contains("`") else { return "`\(text)`" }
    var (longest, run) = (0, 0)
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Returns lines as a code block whose fence nothing in it can close.
  static func block(_ lines: [String], language: String = "") -> [String] {
    let longest =
      lines.map { line in
        line.drop { $0 == " " }.prefix { $0 == "`" }.count
      }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + lines + [fence]
  }
}
