import Wording

/// The file that contains the known cells.
package struct CellBookFile {
  /// The text of the file.
  package let text: String

  /// Writes a book.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - scripts: The number of random scripts that it was made from.
  ///   - seed: The seed of these scripts.
  package init(_ book: CellBook, scripts: Int, seed: UInt64) {
    text = """
      # The interactions that can occur, and what decides each.
      #
      # Written by `iamspec audit --survey` from the cases of the suite and \(NumberText.grouped(scripts)) random
      # scripts of seed \(seed); do not edit.
      \(book.text)

      """
  }
}
