/// Reasons as lines of text, the first one after "because", the others after "and".
package struct ReasonText {
  private let width: Int
  private let indent: Int

  /// Creates a writer of reasons.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - indent: The number of empty columns at the left.
  package init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  /// Returns the lines: one per reason, or two if the clause does not fit beside the sentence.
  ///
  /// - Parameters:
  ///   - reasons: The reasons.
  ///   - limit: The largest number of reasons; if there are more, the last line says how many are
  ///     omitted.
  package func lines(for reasons: [Reason], limit: Int = .max) -> [String] {
    let shown = reasons.count > limit ? reasons.prefix(limit - 1) : reasons[...]
    var lines = shown.enumerated().flatMap { index, reason in
      let sentence = (index == 0 ? "because " : "and ") + VisibleText.line(reason.phrase.plain)
      let ground = "(\(reason.ground))"
      if indent + TextLayout.width(sentence) + 1 + TextLayout.width(ground) <= width {
        return [sentence + " " + ground]
      }
      return TextLayout.wrapped(sentence, to: width - indent)
        + TextLayout.wrapped(ground, to: width - indent - 4).map { "    " + $0 }
    }
    if shown.count < reasons.count { lines.append("and \(reasons.count - shown.count) more") }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}
