/// Words for people, in which the names that a spec gives are set apart from the prose.
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
    /// A name or a value from the spec, to be set apart.
    case name(String)
  }

  /// Creates a phrase of pieces.
  package init(_ pieces: [Piece] = []) {
    self.pieces = pieces
  }

  /// The phrase with its names between backquotes.
  package var markdown: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words): text += words
      case .name(let name): text += "`\(name)`"
      }
    }
  }

  /// The phrase without any marks.
  package var plain: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .name(let words): text += words
      }
    }
  }

  /// Creates a phrase of a sentence whose names stand between backquotes.
  ///
  /// Where a backquote is left over, nobody knows what is a name, and all of it is prose.
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
  /// Creates a phrase of prose alone.
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

    /// Adds prose that is put together elsewhere.
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
