import SpecModel
import YAMLTree

extension NodeReader {
  /// Reads an action: a bare word, or a mapping of one word to what it needs.
  func action(in scene: Scene) -> Action? {
    if node.kind == .scalar {
      guard let kind = word(.action, Action.Kind.self) else { return nil }
      return bareAction(kind, in: scene)
    }
    guard let (key, value) = soleEntry("an action", like: "{log_event: name}"),
      let kind = key.word(.action, Action.Kind.self)
    else { return nil }
    return value.action(kind, at: key, in: scene)
  }

  /// Makes an action of a word that stands alone.
  private func bareAction(_ kind: Action.Kind, in scene: Scene) -> Action? {
    let action: Action
    switch kind {
    case .startSession: action = .startSession(deliver: [])
    case .openFromPush: action = .openFromPush
    case .enterBackground: action = .enterBackground
    case .enterForeground: action = .enterForeground
    case .relaunch: action = .relaunch
    case .showKeyboard: action = .showKeyboard
    case .hideKeyboard: action = .hideKeyboard
    case .dismiss: action = .dismiss
    case .click: action = .click
    case .displayNext: action = .displayNext
    case .assignPresenter: action = .assignPresenter
    default:
      report(.argumentMissing(action: kind.rawValue, example: kind.example))
      return nil
    }
    scene.perform(action, at: self)
    return action
  }

  /// Reads what an action needs.
  ///
  /// - Parameters:
  ///   - kind: The action.
  ///   - key: Where its name stands.
  ///   - scene: The case so far.
  func action(_ kind: Action.Kind, at key: NodeReader, in scene: Scene) -> Action? {
    guard let action = arguments(of: kind, in: scene) else { return nil }
    scene.perform(action, at: key)
    return action
  }

  private func arguments(of kind: Action.Kind, in scene: Scene) -> Action? {
    switch kind {
    case .startSession: return delivery(in: scene)
    case .logEvent:
      return event(.name, detail: .properties).map {
        .logEvent(name: $0.name, properties: $0.properties)
      }
    case .logPurchase:
      return event(.product, detail: .properties).map {
        .logPurchase(product: $0.name, properties: $0.properties)
      }
    case .receiveAPIEvent: return apiEvent()
    case .rotate:
      return word(.value(of: "rotate"), Orientation.self).map { .rotate($0) }
    case .advance:
      guard let span = duration(.positive) else { return nil }
      if span == .zero { report(.idleAdvance) }
      return .advance(span)
    case .presentLocal:
      guard let reference = message(in: scene) else { return nil }
      if reference.isLocal == false { report(.campaignPresented(reference.name)) }
      scene.isUnderway[reference.index] = true
      return .presentLocal(message: reference.name)
    case .choose:
      if scene.world.neverAsks { report(.choiceNeverAsked) }
      return choiceChange(in: scene).map { .choose($0) }
    case .serve: return assets().map { .serve($0) }
    case .logImpression: return message(in: scene).map { .logImpression(message: $0.name) }
    case .logClick: return message(in: scene).map { .logClick(message: $0.name) }
    case .openFromPush, .enterBackground, .enterForeground, .relaunch, .showKeyboard,
      .hideKeyboard, .dismiss, .click, .displayNext, .assignPresenter, .offer, .opportunity,
      .queryStack:
      report(.argumentGiven(action: kind.rawValue))
      return nil
    }
  }

  /// Reads what a session delivers.
  private func delivery(in scene: Scene) -> Action? {
    guard node.kind == .mapping else {
      let names = node.kind == .scalar && !node.isMissing ? [node] : Array(node.elements)
      let isShort = !names.isEmpty && names.allSatisfy { $0.kind == .scalar } && names.count <= 8
      let list = isShort ? names.map(\.text).joined(separator: ", ") : "…"
      reportKind("what is delivered", hint: "write `{deliver: [\(list)]}`")
      return nil
    }
    guard let (key, value) = soleEntry("what is delivered", like: "{deliver: [message]}") else {
      return nil
    }
    guard key.node.equals("deliver") else {
      key.report(.unknownKey(key.node.text, of: "`start_session`", known: ["deliver"]))
      return nil
    }
    let names = value.messages(in: scene) { element, reference in
      if reference.isLocal == true { element.report(.localDelivered(reference.name)) }
      scene.isUnderway[reference.index] = true
    }
    return names.map { .startSession(deliver: $0) }
  }

  /// Reads an event that reaches the service by its API.
  private func apiEvent() -> Action? {
    guard let (key, value) = soleEntry("an event", like: "{custom_event: name}") else { return nil }
    guard let (kind, _) = key.node.withUTF8(EventKind.words.word),
      kind == .customEvent || kind == .purchase
    else {
      key.report(
        .unknownKey(key.node.text, of: "`receive_api_event`", known: ["custom_event", "purchase"]))
      return nil
    }
    let noun = kind == .customEvent ? "the name of an event" : "the id of a product"
    return value.nonemptyString(noun).map { .receiveAPIEvent(kind, name: $0) }
  }
}

extension Action.Kind {
  /// Whether it always stands alone, with nothing beside its name.
  var isBare: Bool { self != .startSession && example == rawValue }

  /// How an action that needs more than its name is written.
  var example: String {
    switch self {
    case .logEvent: "{log_event: name}"
    case .logPurchase: "{log_purchase: product}"
    case .receiveAPIEvent: "{receive_api_event: {custom_event: name}}"
    case .rotate: "{rotate: landscape}"
    case .advance: "{advance: 30s}"
    case .presentLocal: "{present_local: message}"
    case .choose: "{choose: reenqueue}"
    case .serve: "{serve: {url: ok}}"
    case .logImpression: "{log_impression: message}"
    case .logClick: "{log_click: message}"
    default: rawValue
    }
  }
}
