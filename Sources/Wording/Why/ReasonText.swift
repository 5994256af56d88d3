/// Reasons as lines of text, the first one after "because".
package struct ReasonText {
  private let width: Int
  private let indent: Int

  private static let word = "because "

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
    let hanging = indent + Self.word.count
    let shown = reasons.count > limit ? reasons.prefix(limit - 1) : reasons[...]
    var lines = shown.flatMap { reason in
      let sentence = VisibleText.line(reason.phrase.plain)
      let whole = sentence + " (\(reason.ground))"
      if hanging + TextLayout.width(whole) <= width { return [whole] }
      return TextLayout.wrapped(sentence, to: width - hanging)
        + TextLayout.wrapped("(\(reason.ground))", to: width - hanging - 2).map { "  " + $0 }
    }
    if shown.count < reasons.count { lines.append("… and \(reasons.count - shown.count) more") }
    return lines.enumerated().map { index, line in
      index == 0
        ? String(repeating: " ", count: indent) + Self.word + line
        : String(repeating: " ", count: hanging) + line
    }
  }
}
