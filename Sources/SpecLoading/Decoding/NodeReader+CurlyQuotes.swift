import SpecModel
import YAMLTree

extension NodeReader {
  /// Warns of curly quotes that became part of a text, where straight ones were probably meant.
  ///
  /// - Parameter isProse: Whether it is a text for people, which may well begin with a quotation.
  func warnOfCurlyQuotes(inProse isProse: Bool = false) {
    guard node.isPlain,
      node.withUTF8({ isProse ? CurlyQuotes.surround($0) : CurlyQuotes.begin($0) })
    else { return }
    report(.curlyQuotes(node.text))
  }
}
