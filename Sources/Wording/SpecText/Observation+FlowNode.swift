package import SpecModel

extension Observation {
  /// The observation as a spec writes it, in its shortest form: `{displayed: second}`.
  package var flow: FlowNode {
    .entry(keyword, flowArgument)
  }

  /// The word that specs use for the kind; the two kinds of unmatched trigger share theirs.
  private var keyword: String {
    kind == .noMatchingLifecycleTrigger
      ? Kind.noMatchingTrigger.rawValue : kind.rawValue
  }

  private var flowArgument: FlowNode {
    switch self {
    case .displayed(let message, let extras):
      guard let extras else { return .string(message) }
      let pairs = extras.sorted { $0.key < $1.key }
      return Self.detailed(
        message, "extras",
        .map(pairs.map { (.string($0.key), .string($0.value)) }))
    case .discarded(let message, let reason):
      guard let reason else { return .string(message) }
      return Self.detailed(message, "reason", .string(reason.rawValue))
    case .reenqueued(let message, let reason):
      guard let reason else { return .string(message) }
      return Self.detailed(message, "reason", .string(reason.rawValue))
    case .noMatchingTrigger(let kind, let name):
      guard let name else { return .entry("kind", .word(kind.rawValue)) }
      return .map([(.word("kind"), .word(kind.rawValue)), (.word("name"), .string(name))])
    case .dismissed(let name), .choiceAsked(let name), .impression(let name), .click(let name),
      .prefetched(let name):
      return .string(name)
    case .stack(let messages): return .list(messages.map(FlowNode.string))
    }
  }

  private static func detailed(_ message: String, _ key: String, _ detail: FlowNode) -> FlowNode {
    .map([(.word("message"), .string(message)), (.word(key), detail)])
  }
}

extension Expectation {
  /// The expectation as a spec writes it.
  package var flow: FlowNode {
    switch self {
    case .observation(let observation): observation.flow
    case .anyOrder(let entries): .entry("any_order", .list(entries.map(\.flow)))
    case .oneOf(let sequences):
      .entry("one_of", .list(sequences.map { .list($0.map(\.flow)) }))
    }
  }
}
