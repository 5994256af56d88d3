package import ReferenceFaults
import Wording

/// The file that contains the known breaches.
package struct BreachBookFile {
  /// The text of the file.
  package let text: String

  /// Writes a book.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - scripts: The number of random scripts that it was made from, besides the cases.
  ///   - seed: The seed of these scripts.
  package init(_ book: BreachBook, scripts: Int, seed: UInt64) {
    let random =
      scripts > 0 ? " and \(NumberText.grouped(scripts)) random scripts of seed \(seed)" : ""
    text = """
      # The breaches that an engine can commit at a moment, and the case or the fault that notices each.
      #
      # Written by `iamspec audit --survey --breaches` from the cases of the suite\(random); do not edit.
      \(book.text)

      """
  }
}
