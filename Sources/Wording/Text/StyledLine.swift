/// A line of text in pieces, each with a role.
struct StyledLine {
  private var pieces: [(text: String, role: TextStyle.Role?)]

  /// Creates a line; trailing spaces are omitted, whatever their role.
  init(_ pieces: [(text: String, role: TextStyle.Role?)]) {
    self.pieces = pieces
    while let last = self.pieces.popLast() {
      let text = TextLayout.withoutTrailingSpaces(last.text)
      if !text.isEmpty {
        self.pieces.append((text, last.role))
        break
      }
    }
  }

  /// Returns the line in a style.
  func text(_ style: TextStyle) -> String {
    pieces.map { style($0.text, $0.role) }.joined()
  }
}
