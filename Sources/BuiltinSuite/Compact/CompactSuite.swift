package import SpecModel

/// A suite in the form that the binary contains: without questions, and fast to read.
///
/// Every start reads it, so repeated values are written once: a suite of six hundred cases has
/// three thousand actions, of which five hundred are different. Both parts are text, so that their
/// changes can be reviewed:
///
/// - ``texts`` has every text of the suite once, each on a line of its own, after the number of its
///   bytes.
/// - ``numbers`` has the rest, as decimal numbers: the tables of shared values, each preceded by
///   the number of its entries; and the suite, which refers to texts and shared values by index.
///
/// No other file has this form, so it has no version: its reader was built together with its
/// writer.
package struct CompactSuite: Hashable, Sendable {
  /// The texts, as UTF-8.
  package var texts: [UInt8]
  /// The numbers, as ASCII.
  package var numbers: [UInt8]

  /// Writes a suite.
  ///
  /// - Throws: ``CompactError`` if the suite has words of its own.
  package init(_ suite: Suite) throws(CompactError) {
    var writer = CompactWriter()
    _ = try Suite(suite, &writer)
    texts = writer.texts.flatMap { Array("\($0.utf8.count) \($0)\n".utf8) }
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
    compactTexts texts: UnsafeBufferPointer<UInt8>, numbers: UnsafeBufferPointer<UInt8>
  ) throws(CompactError) {
    var reader = try CompactReader(texts: CompactTexts.read(texts), numbers: numbers)
    try self.init(nil, &reader)
    try reader.checkEnd()
  }
}

/// An error in the compact form of a suite.
package struct CompactError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package let problem: String
  /// The part in which it is wrong.
  package var part = Part.numbers
  /// The number of bytes of the part that had been read, or of the line that had been written.
  package let offset: Int

  /// A part of the form.
  package enum Part: String, Sendable { case texts, numbers }

  /// The problem and its offset.
  package var description: String { "byte \(offset) of the \(part.rawValue): \(problem)" }
}
