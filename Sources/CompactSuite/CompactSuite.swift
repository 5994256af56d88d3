package import SpecModel

/// A suite in the form in which the binary carries it: without questions, and quick to read.
///
/// Every start reads it, so what occurs more than once is written once: a suite of six hundred cases
/// has three thousand actions, and five hundred different ones. Both parts can be literals of Swift
/// whose changes can be looked at:
///
/// - ``texts`` has every text of the suite once. The compiler lays out literals as they are in memory, so
///   a start neither reads nor copies them.
/// - ``numbers`` has the rest, as decimal numbers: the tables of what is shared, each with the number of
///   its entries first; and the suite, which names texts and shared values by their places.
///
/// Nobody else's files have this form, so it has no version: who reads it was built with who wrote it.
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
  /// - Throws: ``CompactError`` if the one does not belong to the other, or is cut off.
  package init(
    compactTexts texts: [String], numbers: UnsafeBufferPointer<UInt8>
  ) throws(CompactError) {
    var reader = try CompactReader(texts: texts, numbers: numbers)
    try self.init(&reader)
    try reader.checkEnd()
  }
}

/// The error of reading a suite from something that is not its compact form.
package struct CompactError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let problem: String
  /// How many bytes of the numbers had been read.
  package let offset: Int

  /// What is wrong, and where.
  package var description: String { "byte \(offset) of the numbers: \(problem)" }
}
