// These checks nearly never find anything, but run on every reply. So they look at the texts in
// place: converting each observation to an argument takes as long as comparing it with the
// expectations.
extension Observation {
  /// Whether no text has to be cut, which is nearly always so.
  package var isBounded: Bool {
    switch self {
    case .displayed(let message, let extras):
      message.isWithin(.name)
        && extras?.allSatisfy { $0.key.isWithin(.name) && $0.value.isWithin(.value) } ?? true
    case .dismissed(let message), .discarded(let message, _), .reenqueued(let message, _),
      .choiceAsked(let message), .impression(let message), .click(let message):
      message.isWithin(.name)
    case .noMatchingTrigger(_, let name): name?.isWithin(.name) ?? true
    case .prefetched(let asset): asset.isWithin(.url)
    case .stack(let messages): messages.allSatisfy { $0.isWithin(.name) }
    case .word(let word): word.members.values.allSatisfy(\.isBounded)
    }
  }

  /// The observation with its texts cut.
  package var cut: Observation {
    let (kind, argument) = parts
    return Observation(kind, argument.cut) ?? self
  }
}

extension Observation.Argument {
  fileprivate var cut: Self {
    switch self {
    case .message(let message): .message(message.cut(to: .name))
    case .reason(let message, let reason): .reason(message.cut(to: .name), reason)
    case .extras(let message, let extras):
      .extras(
        message.cut(to: .name),
        extras.map { extras in
          Dictionary(extras.map { ($0.key.cut(to: .name), $0.value.cut(to: .value)) }) {
            first, _ in first
          }
        })
    case .event(let kind, let name): .event(kind, name: name?.cut(to: .name))
    case .asset(let asset): .asset(asset.cut(to: .url))
    case .stack(let messages): .stack(messages.map { $0.cut(to: .name) })
    case .word(let word): .word(word.with(word.members.mapValues(\.cut)))
    }
  }
}

extension WordValue {
  /// Whether no text in it has to be cut.
  fileprivate var isBounded: Bool {
    switch self {
    case .flag, .number: true
    case .text(let text): text.isWithin(.value)
    case .list(let values): values.allSatisfy(\.isBounded)
    case .members(let members):
      members.allSatisfy { $0.key.isWithin(.name) && $0.value.isBounded }
    }
  }

  /// The value with its texts cut.
  fileprivate var cut: WordValue {
    switch self {
    case .flag, .number: self
    case .text(let text): .text(text.cut(to: .value))
    case .list(let values): .list(values.map(\.cut))
    case .members(let members):
      .members(
        Dictionary(members.map { ($0.key.cut(to: .name), $0.value.cut) }) { first, _ in first })
    }
  }
}
