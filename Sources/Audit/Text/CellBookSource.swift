import Wording

/// The Swift file in which the book of the cells is kept.
package struct CellBookSource {
  /// The text of the file.
  package let text: String

  /// Writes a book down.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - scripts: By how many random scripts it was found out.
  ///   - seed: What these follow from.
  package init(_ book: CellBook, scripts: Int, seed: UInt64) {
    text = """
      /// Which interactions can occur, and what decides each.
      ///
      /// `iamspec audit --survey` has found it out by the cases of the suite and \(NumberText.count(scripts, "random script"))
      /// of seed \(seed); do not edit.
      let knownCells = \"""
      \(book.text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        \"""

      """
  }
}
