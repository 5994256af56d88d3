package import SpecModel

extension Message {
  /// The message as a spec writes it, in its shortest form.
  package var flow: YAMLValue {
    let usual = Message(name: name, type: type)
    let keys = own.words?.included.messageKeys.filter { $0 != .trigger } ?? Key.onTheWire
    let builtin: [(key: YAMLValue, value: YAMLValue)] =
      keys.compactMap { key in
        guard let value = value(of: key),
          key.definition.presence == .required || value != usual.value(of: key)
        else { return nil }
        if case .triggers(let triggers) = value, triggers.count == 1 {
          return (.word(Key.trigger.rawValue), triggers[0].flow)
        }
        return (.word(key.rawValue), value.flow)
      }
    return .map(builtin + own.entries(own.words?.vocabulary.messages ?? []))
  }
}

extension Message.Value {
  fileprivate var flow: YAMLValue {
    switch self {
    case .type(let type): .word(type.rawValue)
    case .triggers(let triggers): .list(triggers.map(\.flow))
    case .number(let number): .word(String(number))
    case .orientation(let orientation): .word(orientation.rawValue)
    case .url(let url): .string(url)
    case .span(let span): .word(span.description)
    case .extras(let extras):
      .map(extras.sorted { $0.key < $1.key }.map { (.string($0.key), .string($0.value)) })
    }
  }
}

extension Trigger {
  /// The trigger as a spec writes it: `session_start`, `{custom_event: opened_shop}`.
  package var flow: YAMLValue {
    let (kind, argument) = parts
    switch argument {
    case .nothing: return .word(kind.rawValue)
    case .event(_, let name, nil): return .entry(kind.rawValue, .string(name))
    case .event(let key, let name, let filter?):
      return .entry(
        kind.rawValue,
        .map([(.word(key.rawValue), .string(name)), (.word("where"), filter.flow)]))
    }
  }
}

extension PropertyFilter {
  /// The filter as a spec writes it: `{property: price, at_least: 3}`.
  package var flow: YAMLValue {
    switch parts {
    case .comparison(let property, let word, let operand):
      .map([(.word("property"), .string(property)), (.word(word.rawValue), operand.flow)])
    case .combination(let combination, let filters):
      .entry(combination.rawValue, .list(filters.map(\.flow)))
    }
  }
}
