extension Host {
  /// The keys of `host`, spelled as specs and the wire spell them.
  package enum Key: String, Hashable, Sendable, CaseIterable {
    case implements
    /// What the host answers for every message; specs write it under `choices`.
    case choice
    case choices
  }

  /// What stands under a key.
  package enum Value: Hashable, Sendable {
    case word(String)
    case choices([String: DisplayChoice])
  }

  /// Returns what stands under a key.
  package func value(of key: Key) -> Value {
    switch key {
    case .implements: .word(implements.rawValue)
    case .choice: .word(choice.rawValue)
    case .choices: .choices(choices)
    }
  }

  /// Puts a value under a key; one that is not of the key's shape is passed over.
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
  /// What there is to know of a key: YAML, JSON, the schemas and the diagnostics are all made of it.
  package struct Definition: Sendable {
    /// What stands under it.
    package var shape: Shape
    /// What it means, as editors show it.
    package var summary: String

    init(_ shape: Shape, _ summary: String) {
      self.shape = shape
      self.summary = summary
    }
  }

  /// What stands under a key, without the value.
  package enum Shape: Sendable {
    /// One of these words: `display_choice`.
    case word([String])
    /// Answers by the names of messages; in specs, one answer for every message, too.
    case choices
  }

  private static let methods = Host.ChoiceMethod.allCases.map(\.rawValue)
  private static let answers = DisplayChoice.allCases.map(\.rawValue)

  /// The definition of each key, once.
  package var definition: Definition {
    switch self {
    case .implements:
      Definition(
        .word(Self.methods), "By which method the host can be asked; by default, `display_choice`.")
    case .choice: Definition(.word(Self.answers), "What the host answers for every message.")
    case .choices:
      Definition(
        .choices, "What the host answers: for every message, or by the names of messages.")
    }
  }

  /// The keys that a spec may write, in the order in which editors offer them.
  package static let inSpecs: [Self] = [.choices, .implements]
}
