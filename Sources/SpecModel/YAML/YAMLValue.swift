/// A value to be written as YAML; its description is in flow style, on one line.
package indirect enum YAMLValue: Hashable, Sendable, CustomStringConvertible {
  /// A keyword or a number, written without quotes.
  case word(String)
  /// An author's text, quoted if YAML would read it as something else.
  case string(String)
  /// A list.
  case list([YAMLValue])
  /// A mapping, in order.
  case map([(key: YAMLValue, value: YAMLValue)])

  /// Creates a mapping with a single entry, as most actions and observations are.
  package static func entry(_ key: String, _ value: YAMLValue) -> YAMLValue {
    .map([(.word(key), value)])
  }

  /// The value as an item of a list: `{displayed: second}`.
  package var description: String {
    switch self {
    case .word(let word): word
    case .string(let text): YAMLScalar.text(text)
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .map: "{\(bare)}"
    }
  }

  /// The value on a line of its own, a mapping without its braces: `displayed: second`.
  package var bare: String {
    guard case .map(let entries) = self else { return description }
    return entries.map { key, value in
      key.isLong ? "? \(key) : \(value)" : "\(key): \(value)"
    }.joined(separator: ", ")
  }

  /// Whether it is too long to be a key without a question mark before it: YAML allows 1,024
  /// characters.
  var isLong: Bool {
    guard case .string(let text) = self, text.utf8.count > 100 else { return false }
    return description.unicodeScalars.count > 1_000
  }

  /// Tells whether two values are written alike.
  package static func == (left: YAMLValue, right: YAMLValue) -> Bool {
    left.description == right.description
  }

  /// Hashes what is written.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension YAMLValue: ExpressibleByStringLiteral {
  /// Creates a keyword.
  package init(stringLiteral word: String) { self = .word(word) }
}
