extension Host {
  /// The keys of `host`, spelled as in specs and on the wire.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case implements
    /// The answer for every message; specs write it under `choices`.
    case choice
    case choices
  }

  /// The value of a key.
  package enum Value: Hashable, Sendable {
    case word(String)
    case choices([String: DisplayChoice])
  }

  /// Returns the value of a key.
  package func value(of key: Key) -> Value {
    switch key {
    case .implements: .word(implements.rawValue)
    case .choice: .word(choice.rawValue)
    case .choices: .choices(choices)
    }
  }

  /// Sets the value of a key; ignores a value that does not have the key's shape.
  package mutating func set(_ key: Key, to value: Value) {
    switch (key, value) {
    case (.implements, .word(let word)): implements = ChoiceMethod(rawValue: word) ?? implements
    case (.choice, .word(let word)): choice = DisplayChoice(rawValue: word) ?? choice
    case (.choices, .choices(let choices)): self.choices = choices
    default: break
    }
  }
}

extension Host.Key {
  /// The definition of a key; YAML, JSON, the schemas and the diagnostics follow from it.
  package struct Definition: Sendable {
    /// The form of the key's value.
    package var shape: Shape
    /// What the key means, as editors show it.
    package var summary: String

    init(_ shape: Shape, _ summary: String) {
      self.shape = shape
      self.summary = summary
    }
  }

  /// The form of a key's value.
  package enum Shape: Sendable {
    /// One of these words: `display_choice`.
    case word([String])
    /// Answers by message name; specs may also give one answer for every message.
    case choices
  }

  private static let methods = Host.ChoiceMethod.allCases.map(\.rawValue)
  private static let answers = DisplayChoice.allCases.map(\.rawValue)

  /// The definition of each key; the only place where it is written.
  package var definition: Definition {
    switch self {
    case .implements:
      Definition(
        .word(Self.methods),
        "The method through which the host can be asked; by default, `display_choice`.")
    case .choice: Definition(.word(Self.answers), "What the host answers for every message.")
    case .choices:
      Definition(
        .choices, "What the host answers: for every message, or by the names of messages.")
    }
  }

  /// The keys that specs may contain, in the order in which editors offer them.
  package static let inSpecs: [Self] = [.choices, .implements]
}
