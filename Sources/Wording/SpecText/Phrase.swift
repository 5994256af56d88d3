/// Words for people, in which names from a spec are distinguished from prose.
///
/// ```swift
/// let phrase: Phrase = "event \(name: "opened_shop") is logged"
/// phrase.markdown  // event `opened_shop` is logged
/// phrase.plain     // event opened_shop is logged
/// ```
package struct Phrase: Hashable, Sendable {
  /// The pieces, in order.
  package var pieces: [Piece]

  /// A piece of a phrase.
  package enum Piece: Hashable, Sendable {
    /// Prose.
    case words(String)
    /// A name or a value from the spec.
    case name(String)
  }

  /// Creates a phrase of pieces.
  package init(_ pieces: [Piece] = []) {
    self.pieces = pieces
  }

  /// The phrase with its names in backquotes.
  package var markdown: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text += words
      case .name(let name): text += "`\(name)`"
      }
    }
  }

  /// The phrase without any markup.
  package var plain: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .name(let words): text += words
      }
    }
  }

  /// Creates a phrase from a sentence with names in backquotes.
  ///
  /// If a backquote is unmatched, the names are uncertain, and everything is prose.
  package init(backquoting sentence: String) {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
    guard !parts.count.isMultiple(of: 2) else {
      self.init([.words(sentence)])
      return
    }
    self.init(
      parts.enumerated().filter { !$0.element.isEmpty }.map { index, part in
        index.isMultiple(of: 2) ? .words(String(part)) : .name(String(part))
      })
  }

  /// Joins two phrases.
  package static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(left.pieces + right.pieces)
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  /// Creates a phrase that is only prose.
  package init(stringLiteral value: String) {
    self.init([.words(value)])
  }

  /// Creates a phrase from a literal with names in it.
  package init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.pieces)
  }

  /// Collects the pieces of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Starts a literal.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds prose.
    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    /// Adds prose from a string.
    package mutating func appendInterpolation(_ words: String) {
      appendLiteral(words)
    }

    /// Adds another phrase.
    package mutating func appendInterpolation(_ phrase: Phrase) {
      pieces += phrase.pieces
    }

    /// Adds a name or a value from the spec.
    package mutating func appendInterpolation(name: String) {
      pieces.append(.name(name))
    }

    /// Adds names, separated by commas.
    package mutating func appendInterpolation(names: [String]) {
      for (index, name) in names.enumerated() {
        if index > 0 { pieces.append(.words(", ")) }
        pieces.append(.name(name))
      }
    }
  }
}
