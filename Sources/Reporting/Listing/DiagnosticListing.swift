package import Wording

/// The codes of diagnostics with their meanings, as a list for a terminal.
package struct DiagnosticListing {
  private let codes: [(id: String, meaning: String)]
  private let style: TextStyle
  private let width: Int

  /// Creates a listing of codes.
  package init(_ codes: [(id: String, meaning: String)], style: TextStyle, width: Int) {
    self.codes = codes
    self.style = style
    self.width = max(width, 60)
  }

  /// One line per code, in their order.
  package var lines: [String] {
    let column = (codes.map { TextLayout.width($0.id) }.max() ?? 0) + 2
    return codes.flatMap { code in
      TextLayout.wrapped(code.meaning, to: width - column).enumerated().map { index, text in
        let id = TextLayout.padded(index == 0 ? code.id : "", to: column)
        return (index == 0 ? style(id, .strong) : id) + text
      }
    }
  }
}
