extension Because {
  /// A part of the words.
  package enum Part: Hashable, Sendable {
    /// Words as they are.
    case words(String)
    /// What depends on the messages, or on what else is named.
    case placeholder(Placeholder)
    /// Parts that are left out if nothing else is named.
    case optional([Part])
  }

  /// A word in braces.
  package enum Placeholder: String, Hashable, Sendable, CaseIterable {
    case messages
    case `is`
    case has
    case s
    case es
    case name
    case value
  }

  /// Why the words cannot be read.
  package enum Mistake: Error, Hashable, Sendable {
    /// There is no placeholder of this name.
    case unknownPlaceholder(String)
    /// A brace or bracket lacks its counterpart.
    case unmatched(Character)
    /// There are brackets within brackets.
    case nestedBrackets
  }

  /// Reads the words.
  ///
  /// - Throws: ``Mistake`` if a placeholder is unknown, or a brace or bracket does not belong there.
  package func parts() throws(Mistake) -> [Part] {
    var rest = text[...]
    return try Self.parts(&rest, inBrackets: false)
  }

  private static func parts(
    _ rest: inout Substring, inBrackets: Bool
  ) throws(Mistake) -> [Part] {
    var parts: [Part] = []
    while let place = rest.firstIndex(where: { "{}[]".contains($0) }) {
      if place > rest.startIndex { parts.append(.words(String(rest[..<place]))) }
      let character = rest[place]
      rest = rest[rest.index(after: place)...]
      switch (character, inBrackets) {
      case ("{", _): parts.append(.placeholder(try placeholder(&rest)))
      case ("[", false): parts.append(.optional(try Self.parts(&rest, inBrackets: true)))
      case ("]", true): return parts
      case ("[", true): throw .nestedBrackets
      default: throw .unmatched(character)
      }
    }
    guard !inBrackets else { throw .unmatched("[") }
    if !rest.isEmpty { parts.append(.words(String(rest))) }
    return parts
  }

  /// Reads a placeholder behind its brace, and the other brace.
  private static func placeholder(_ rest: inout Substring) throws(Mistake) -> Placeholder {
    guard let end = rest.firstIndex(of: "}") else { throw .unmatched("{") }
    let name = String(rest[..<end])
    guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
    rest = rest[rest.index(after: end)...]
    return placeholder
  }
}
