package import SpecModel

extension Observation {
  /// The observation in words for timelines and documentation: "`second` is displayed".
  package var phrase: Phrase {
    if case .word(let word) = self { return word.phrase }
    let (kind, argument) = parts
    return kind.phrases.filled(with: argument.saying(kind))
  }

  /// Returns in words what waits on the stack, top first.
  package static func waiting(_ messages: [String]) -> Phrase {
    Observation.stack(messages).phrase
  }
}

extension Observation.Argument {
  /// What the argument of an observation of this kind says.
  fileprivate func saying(_ kind: Observation.Kind) -> Saying {
    switch self {
    case .message(let message): Saying(sole: .text(message))
    case .extras(let message, let extras):
      Saying(["message": .text(message), "extras": extras.map { .texts($0.texts) }])
    case .reason(let message, let reason):
      Saying([
        "message": .text(message),
        "reason": reason.map { .text(kind.definition.shape.words(for: $0)) },
      ])
    case .event(let event, let name):
      Saying(choice: event.rawValue, ["name": name.map { .text($0) }])
    case .asset(let asset): Saying(sole: .text(asset))
    case .stack(let messages): Saying(sole: .texts(messages))
    case .word: Saying()
    }
  }
}

extension Observation.Shape {
  /// A reason in words; an engine's own reason is unchanged.
  fileprivate func words(for reason: String) -> String {
    switch self {
    case .reason(.discard): DiscardReason(rawValue: reason).words
    case .reason(.reenqueue): ReenqueueReason(rawValue: reason).words
    case .message, .extras, .event, .asset, .stack, .word: reason
    }
  }
}

extension [String: String] {
  /// Key-value pairs as a spec writes them: `color: blue`.
  var texts: [String] {
    sorted { $0.key < $1.key }.map {
      YAMLValue.map([(.string($0.key), .string($0.value))]).bare
    }
  }
}

extension Expectation {
  /// The expectation in words.
  package var phrase: Phrase {
    switch self {
    case .observation(let observation): observation.phrase
    case .anyOrder(let entries): "in any order: \(entries.map(\.phrase).joined(by: "; "))"
    case .oneOf(let sequences):
      "one of: \(sequences.map(Self.words).joined(by: " / "))"
    }
  }

  private static func words(_ sequence: [Expectation]) -> Phrase {
    sequence.isEmpty ? "nothing" : sequence.map(\.phrase).joined(by: " and then ")
  }
}
