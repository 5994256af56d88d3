/// The Swift file in which the book of the cells is kept.
package struct CellBookSource {
  /// The text of the file.
  package let text: String

  /// Writes a book down.
  package init(_ book: CellBook) {
    text = """
      /// Which interactions can occur, and what decides each.
      ///
      /// `iamspec audit --survey` has found it out; do not edit.
      let knownCells = \"""
      \(book.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        \"""

      """
  }
}
