import SpecModel

/// A part of a document that says something by itself, or is seen to say nothing.
package struct SourceUnit: Hashable, Sendable {
  /// What sort of part it is.
  package var kind: Kind
  /// The text that a reader sees, without marks and link targets; runs of white space are one space.
  package var text: String
  /// The line on which it begins, from 1.
  package var line: Int

  /// The sorts of parts.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A heading.
    case heading
    /// A sentence of a paragraph.
    case sentence
    /// An item of a list, or a row of a table, with all of its sentences.
    case item
    /// A block of code.
    case code
    /// A block of definitions that links refer to.
    case links
    /// A key of the front matter, with its value.
    case field
    /// A line that inserts a text from elsewhere.
    case include
  }

  /// Creates a part of a document.
  package init(_ kind: Kind, _ text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
  }

  /// What stands for the text in the account of its document.
  package var digest: String { SourceDigest.of(text) }
}

extension StringProtocol {
  /// The text with each run of white space as one space, and none at its ends.
  func foldingSpaces() -> String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
