package import SpecModel

extension Action {
  /// The action as a spec writes it, in its shortest form: `{log_event: opened_shop}`, `dismiss`.
  package var flow: FlowNode {
    guard let argument = flowArgument else { return .word(kind.rawValue) }
    return .entry(kind.rawValue, argument)
  }

  /// What stands after the action's name; absent where the name is all there is.
  private var flowArgument: FlowNode? {
    switch self {
    case .startSession(let campaigns):
      campaigns.isEmpty ? nil : .entry("deliver", .list(campaigns.map(FlowNode.string)))
    case .logEvent(let name, let properties):
      Self.event("name", name, properties)
    case .logPurchase(let product, let properties):
      Self.event("product", product, properties)
    case .receiveAPIEvent(let kind, let name): .entry(kind.rawValue, .string(name))
    case .rotate(let orientation): .word(orientation.rawValue)
    case .advance(let time): .word(time.description)
    case .choose(.everyMessage(let choice)): .word(choice.rawValue)
    case .choose(.messages(let choices)):
      .map(choices.sorted { $0.key < $1.key }.map { (.string($0.key), .word($0.value.rawValue)) })
    case .serve(let assets):
      .map(assets.sorted { $0.key < $1.key }.map { (.string($0.key), $0.value.flow) })
    case .presentLocal(let message), .logImpression(let message), .logClick(let message),
      .offer(let message):
      .string(message)
    case .openFromPush, .enterBackground, .enterForeground, .relaunch, .showKeyboard, .hideKeyboard,
      .dismiss, .click, .displayNext, .assignPresenter, .opportunity, .queryStack:
      nil
    }
  }

  private static func event(
    _ key: String, _ name: String, _ properties: [String: PropertyValue]
  ) -> FlowNode {
    guard !properties.isEmpty else { return .string(name) }
    let list = properties.sorted { $0.key < $1.key }
    return .map([
      (.word(key), .string(name)),
      (.word("properties"), .map(list.map { (.string($0.key), $0.value.flow) })),
    ])
  }
}

extension AssetBehavior {
  /// The behavior as a spec writes it: `ok`, `fail`, `{after: 3s}`, `{fail_after: 3s}`.
  package var flow: FlowNode {
    if after == .zero { return .word(succeeds ? "ok" : "fail") }
    return .entry(succeeds ? "after" : "fail_after", .word(after.description))
  }
}

extension PropertyValue {
  /// The value as a spec writes it: `shoes`, `3`, `true`, `{date: 2026-01-31T12:00:00Z}`.
  package var flow: FlowNode {
    switch self {
    case .string(let text): .string(text)
    case .number(let number): .word(NumberText.text(of: number))
    case .boolean(let value): .word(value ? "true" : "false")
    case .date(let seconds):
      .entry("date", .word(CalendarDate(secondsSince1970: seconds).description))
    }
  }
}
