package import Wording

/// The codes of diagnostics with their meanings, as a list for a terminal.
package struct DiagnosticListing {
  private let codes: [(id: String, meaning: String)]
  private let cutsLines: Bool
  private let showsAll: Bool
  private let style: TextStyle
  private let width: Int

  /// Creates a listing of codes.
  ///
  /// - Parameters:
  ///   - codes: The codes.
  ///   - showsAll: Whether meanings are wrapped to the width. Otherwise, each code has one line.
  ///   - style: The style of the text.
  ///   - width: The number of columns.
  ///   - cutsLines: Whether a code's line is cut at the width.
  package init(
    _ codes: [(id: String, meaning: String)], showsAll: Bool, style: TextStyle, width: Int,
    cutsLines: Bool
  ) {
    self.codes = codes
    self.showsAll = showsAll
    self.style = style
    self.width = max(width, 60)
    self.cutsLines = cutsLines
  }

  /// The codes, in their order.
  package var lines: [String] {
    let column = (codes.map { TextLayout.width($0.id) }.max() ?? 0) + 2
    return codes.flatMap { code in
      meaning(code.meaning, to: width - column).enumerated().map { index, text in
        let id = TextLayout.padded(index == 0 ? code.id : "", to: column)
        return (index == 0 ? style(id, .strong) : id) + text
      }
    }
  }

  private func meaning(_ text: String, to width: Int) -> [String] {
    if showsAll { return TextLayout.wrapped(text, to: width) }
    return [cutsLines ? TextLayout.truncated(text, to: width) : text]
  }
}
