/// A phrase with places for the values of an argument, taken apart.
///
/// `{name}` is a place for a value in prose, and `` `{name}` `` one for a value as specs write it.
/// `[with|empty|absent]` is a choice: which part is said depends on the values in the first one.
package struct PhraseTemplate: Hashable, Sendable {
  /// The pieces, in order.
  package let pieces: [Piece]

  /// A piece of a template.
  package indirect enum Piece: Hashable, Sendable {
    /// Prose.
    case prose(String)
    /// The value of this name, in prose or as specs write it.
    case value(String, asWritten: Bool)
    /// What is said if these values are there, if one of them is empty, and if one is absent.
    case choice([String], with: [Piece], empty: [Piece], absent: [Piece])
  }

  /// What is wrong with a template.
  package enum Mistake: Error, Hashable, Sendable {
    /// This opens something that nothing closes.
    case unclosed(Character)
    /// This closes nothing.
    case unopened(Character)
    /// A choice has no value, or more than three parts.
    case odd(choice: String)
    /// Choices are within each other, more of them than anybody reads.
    case tooDeep

    /// The mistake in words.
    package var message: String {
      switch self {
      case .unclosed("`"): "the phrase has a backquote before a value, and none after it"
      case .unclosed(let character): "the phrase has a `\(character)` that nothing closes"
      case .unopened(let character): "the phrase has a `\(character)` that closes nothing"
      case .odd(let choice):
        "`[\(choice)]` is no choice: it needs a `{value}`, and has up to three parts"
      case .tooDeep:
        "the phrase has more than \(PhraseTemplate.mostLevels) choices within each other"
      }
    }
  }

  /// Takes a template apart.
  package init(_ text: String) throws(Mistake) {
    var rest = text[...]
    pieces = try Self.pieces(of: &rest, level: 0)
    if let character = rest.first { throw .unopened(character) }
  }

  /// The maximum number of choices within each other.
  fileprivate static let mostLevels = 8

  /// The names of the values that it has places for.
  package var names: [String] { pieces.flatMap(\.names) }

  /// Reads pieces up to the end of the text, or of the part of a choice.
  private static func pieces(of rest: inout Substring, level: Int) throws(Mistake) -> [Piece] {
    guard level <= mostLevels else { throw .tooDeep }
    var pieces: [Piece] = []
    while let character = rest.first, character != "|", character != "]" {
      switch character {
      case "[": pieces.append(try choice(from: &rest, level: level))
      case "{": pieces.append(.value(try name(from: &rest), asWritten: false))
      case "`" where rest.dropFirst().first == "{":
        rest.removeFirst()
        pieces.append(.value(try name(from: &rest), asWritten: true))
        guard rest.popFirst() == "`" else { throw .unclosed("`") }
      case "}": throw .unopened("}")
      default:
        let end = rest.firstIndex { "[]{}|`".contains($0) } ?? rest.endIndex
        let words = end == rest.startIndex ? rest.prefix(1) : rest[..<end]
        pieces.append(.prose(String(words)))
        rest = rest[words.endIndex...]
      }
    }
    return pieces
  }

  private static func name(from rest: inout Substring) throws(Mistake) -> String {
    guard let end = rest.firstIndex(of: "}") else { throw .unclosed("{") }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end].dropFirst())
  }

  private static func choice(from rest: inout Substring, level: Int) throws(Mistake) -> Piece {
    let start = rest
    rest.removeFirst()
    var parts = [try pieces(of: &rest, level: level + 1)]
    while rest.first == "|" {
      rest.removeFirst()
      parts.append(try pieces(of: &rest, level: level + 1))
    }
    guard rest.popFirst() == "]" else { throw .unclosed("[") }
    let names = parts[0].flatMap(\.names)
    guard !names.isEmpty, parts.count <= 3 else {
      throw .odd(choice: String(start[..<rest.startIndex].dropFirst().dropLast()))
    }
    return .choice(
      names, with: parts[0], empty: parts.count > 1 ? parts[1] : [],
      absent: parts.count > 2 ? parts[2] : [])
  }
}

extension PhraseTemplate.Piece {
  fileprivate var names: [String] {
    switch self {
    case .prose: []
    case .value(let name, _): [name]
    case .choice(_, let with, let empty, let absent): (with + empty + absent).flatMap(\.names)
    }
  }
}
