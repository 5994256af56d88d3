package import SpecModel

extension Action {
  /// The action as a spec writes it, in its shortest form: `{log_event: opened_shop}`, `dismiss`.
  package var flow: YAMLValue {
    let (kind, argument) = parts
    guard let flow = argument.flow else { return .word(kind.rawValue) }
    return .entry(kind.rawValue, flow)
  }
}

extension Action.Argument {
  /// The argument after the action's name; `nil` if there is none.
  fileprivate var flow: YAMLValue? {
    switch self {
    case .nothing: nil
    case .campaigns(let names):
      names.isEmpty ? nil : .entry("deliver", .list(names.map(YAMLValue.string)))
    case .event(_, let name, let properties) where properties.isEmpty: .string(name)
    case .event(let key, let name, let properties):
      .map([
        (.word(key.rawValue), .string(name)),
        (
          .word("properties"),
          .map(properties.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.flow) })
        ),
      ])
    case .apiEvent(let kind, let name): .entry(kind.rawValue, .string(name))
    case .orientation(let orientation): .word(orientation.rawValue)
    case .span(let span): .word(span.description)
    case .message(let name): .string(name)
    case .choice(.everyMessage(let choice)): .word(choice.rawValue)
    case .choice(.messages(let choices)): choices.flow
    case .assets(let assets): assets.flow
    case .result(let behavior): behavior.flow
    case .word(let word): word.flow
    }
  }
}

extension PropertyValue {
  /// The value as a spec writes it: `shoes`, `3`, `true`, `{date: 2026-01-31T12:00:00Z}`.
  package var flow: YAMLValue {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): .word(NumberText.text(of: number))
    case .boolean(let value): .word(value ? "true" : "false")
    case .date(let seconds):
      .entry("date", .word(CalendarDate(secondsSince1970: seconds).description))
    }
  }
}
