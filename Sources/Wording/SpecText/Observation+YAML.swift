package import SpecModel

extension Observation {
  /// The observation as a spec writes it, in its shortest form: `{displayed: second}`.
  package var flow: YAMLValue {
    if case .word(let word) = self { return .word(word.name, taking: word.flow) }
    let (kind, argument) = parts
    // The two kinds of unmatched trigger share a word.
    return .entry(kind.inManifest.rawValue, argument.flow)
  }
}

extension Observation.Argument {
  fileprivate var flow: YAMLValue {
    switch self {
    case .message(let name), .extras(let name, nil), .reason(let name, nil), .asset(let name):
      .string(name)
    case .extras(let message, let extras?):
      Self.detailed(
        message, "extras",
        .map(extras.sorted { $0.key < $1.key }.map { (.string($0.key), .string($0.value)) }))
    case .reason(let message, let reason?): Self.detailed(message, "reason", .string(reason))
    case .event(let event, nil): .entry("kind", .word(event.rawValue))
    case .event(let event, let name?):
      .map([(.word("kind"), .word(event.rawValue)), (.word("name"), .string(name))])
    case .stack(let messages): .list(messages.map(YAMLValue.string))
    case .word(let word): word.flow ?? .word(word.name)
    }
  }

  private static func detailed(_ message: String, _ key: String, _ detail: YAMLValue) -> YAMLValue {
    .map([(.word("message"), .string(message)), (.word(key), detail)])
  }
}

extension Expectation {
  /// The expectation as a spec writes it.
  package var flow: YAMLValue {
    switch self {
    case .observation(let observation): observation.flow
    case .anyOrder(let entries): .entry(Form.anyOrder.rawValue, .list(entries.map(\.flow)))
    case .oneOf(let sequences):
      .entry(Form.oneOf.rawValue, .list(sequences.map { .list($0.map(\.flow)) }))
    }
  }
}
