/// A value in a word of a suite's own vocabulary, in the form that the wire has.
///
/// Spans are numbers of milliseconds (or of seconds, if the vocabulary says so), dates and names are
/// texts. What the value means is declared in the suite's `vocabulary.yaml`.
public indirect enum WordValue: Hashable, Sendable {
  /// A truth value.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([WordValue])
  /// A mapping.
  case members([String: WordValue])
}

extension WordValue {
  /// The text; `nil` if it is none.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number; `nil` if it is none.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The truth value; `nil` if it is none.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// The elements of a list; `nil` if it is none.
  public var list: [WordValue]? { if case .list(let list) = self { list } else { nil } }

  /// The values of a mapping, by key; `nil` if it is none.
  public var members: [String: WordValue]? {
    if case .members(let members) = self { members } else { nil }
  }
}
