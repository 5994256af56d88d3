package import SpecModel

/// A suite in the form that the binary contains: without questions, and fast to read.
///
/// Every start reads it, so repeated values are written once: a suite of six hundred cases has
/// three thousand actions, of which five hundred are different. Both parts can be Swift literals
/// whose changes can be reviewed:
///
/// - ``texts`` has every text of the suite once. The compiler lays out literals as they are in
///   memory, so a start neither reads nor copies them.
/// - ``numbers`` has the rest, as decimal numbers: the tables of shared values, each preceded by
///   the number of its entries; and the suite, which refers to texts and shared values by index.
///
/// No other file has this form, so it has no version: its reader was built together with its
/// writer.
package struct CompactSuite: Hashable, Sendable {
  /// The texts.
  package var texts: [String]
  /// The numbers, as ASCII.
  package var numbers: [UInt8]

  /// Writes a suite.
  package init(_ suite: Suite) {
    var writer = CompactWriter()
    suite.write(to: &writer)
    texts = writer.texts
    numbers = writer.numbers
  }
}

extension Suite {
  /// Reads a suite from its compact form.
  ///
  /// - Parameters:
  ///   - texts: The texts; see ``CompactSuite/texts``.
  ///   - numbers: The numbers; see ``CompactSuite/numbers``.
  /// - Throws: ``CompactError`` if the numbers do not fit the texts, or are incomplete.
  package init(
    compactTexts texts: [String], numbers: UnsafeBufferPointer<UInt8>
  ) throws(CompactError) {
    var reader = try CompactReader(texts: texts, numbers: numbers)
    try self.init(&reader)
    try reader.checkEnd()
  }
}

/// An error in the compact form of a suite.
package struct CompactError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let problem: String
  /// The number of bytes of the numbers that had been read.
  package let offset: Int

  /// The problem and its offset.
  package var description: String { "byte \(offset) of the numbers: \(problem)" }
}
