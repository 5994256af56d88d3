/// Reasons as lines of text, the first one after "because", the others after "and".
package struct ReasonText {
  private let width: Int
  private let indent: Int

  /// Creates a way to write reasons.
  ///
  /// - Parameters:
  ///   - width: How many columns there are.
  ///   - indent: How many of them stay empty at the left.
  package init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  /// Returns the lines: one a reason, two where the clause has no room beside the sentence.
  ///
  /// - Parameters:
  ///   - reasons: The reasons.
  ///   - limit: How many reasons are told; of more, the last line says how many are left out.
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
