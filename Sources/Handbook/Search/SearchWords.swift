import EmbeddedFiles
import Reporting

/// Other words for what a handbook tells, with which readers ask for it: the file `search.txt`.
///
/// A line says what some words stand for (`cooldown, cap: minimum interval`), or with which words
/// readers ask for a rule, a question or a page (`stack.in-memory <- relaunch, restart`). A line that
/// begins with `#` is a remark.
package enum SearchWords {
  /// The name of the file, in the directory of a suite.
  package static let fileName = "search.txt"

  /// The words for a suite that has no such file: those for the built-in rules, if it has these.
  static func builtin(for articles: Articles) -> String {
    guard articles.isBuiltin else { return "" }
    return WebText.joined([EmbeddedFile.search_txt.bytes])
  }

  /// Returns the lines that say something.
  static func lines(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }
}
