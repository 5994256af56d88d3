/// A line of text in pieces, each in its role.
struct StyledLine {
  private var pieces: [(text: String, role: TextStyle.Role?)]

  /// Creates a line; spaces at its end are left out, whatever their role.
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

  /// The line in a style.
  func text(_ style: TextStyle) -> String {
    pieces.map { style($0.text, $0.role) }.joined()
  }
}
