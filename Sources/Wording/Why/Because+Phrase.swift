package import SpecModel

extension Because {
  /// Returns the words about some messages, as a short sentence that can follow "because".
  ///
  /// Words that cannot be read are shown as they are: those of a suite's files have been checked.
  ///
  /// - Parameters:
  ///   - messages: The names of the messages that it is about.
  ///   - other: What else is named: the visible message, an asset, a time; empty if nothing is.
  package func phrase(about messages: [String], _ other: String) -> Phrase {
    guard let parts = try? parts() else { return "\(text)" }
    return Self.phrase(of: parts, messages, other)
  }

  private static func phrase(of parts: [Part], _ messages: [String], _ other: String) -> Phrase {
    parts.reduce(into: Phrase()) { phrase, part in
      switch part {
      case .words(let words): phrase.pieces.append(.words(words))
      case .placeholder(let placeholder):
        phrase.pieces += placeholder.phrase(about: messages, other).pieces
      case .optional(let parts):
        if !other.isEmpty { phrase.pieces += Self.phrase(of: parts, messages, other).pieces }
      }
    }
  }
}

extension Because.Placeholder {
  fileprivate func phrase(about messages: [String], _ other: String) -> Phrase {
    let areSeveral = messages.count > 1
    return switch self {
    case .messages: messages.isEmpty ? "the message" : "\(names: messages)"
    case .is: areSeveral ? "are" : "is"
    case .has: areSeveral ? "have" : "has"
    case .s: areSeveral ? "" : "s"
    case .es: areSeveral ? "" : "es"
    case .name: "\(name: other)"
    case .value: "\(other)"
    }
  }
}
