import Reporting

/// A terminal session as HTML, with commands distinguished from their output.
enum ConsoleLines {
  /// Returns the text as HTML, everything escaped.
  static func html(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = HTMLText.escaped(String(line))
      return line.hasPrefix("$ ") ? "<b>\(escaped)</b>" : escaped
    }.joined(separator: "\n")
  }
}
