extension Action {
  /// Writes the action in the wire's canonical form.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("do", kind.rawValue)
      switch self {
      case .startSession(let deliver):
        json.key("deliver")
        json.strings(deliver)
      case .logEvent(let name, let properties):
        json.member("name", name)
        json.properties(properties)
      case .logPurchase(let product, let properties):
        json.member("product", product)
        json.properties(properties)
      case .receiveAPIEvent(let kind, let name):
        json.member("kind", kind.rawValue)
        json.member("name", name)
      case .rotate(let orientation): json.member("to", orientation.rawValue)
      case .advance(let span): json.member("by", span.milliseconds)
      case .presentLocal(let message), .logImpression(let message), .logClick(let message),
        .offer(let message):
        json.member("message", message)
      case .choose(.everyMessage(let choice)): json.member("choice", choice.rawValue)
      case .choose(.messages(let choices)):
        json.key("choices")
        json.choices(choices)
      case .serve(let assets):
        json.key("assets")
        json.assets(assets)
      case .openFromPush, .enterBackground, .enterForeground, .relaunch, .showKeyboard,
        .hideKeyboard, .dismiss, .click, .displayNext, .assignPresenter, .opportunity, .queryStack:
        break
      }
    }
  }

  /// Reads an action from the wire's canonical form.
  package init(_ json: JSONReader) throws(JSONError) {
    func message() throws(JSONError) -> String { try json.member("message").string() }
    switch try json.member("do").oneOf(Kind.self) {
    case .startSession:
      self = .startSession(deliver: try json.optional("deliver")?.strings() ?? [])
    case .logEvent:
      self = .logEvent(name: try json.member("name").string(), properties: try json.properties())
    case .logPurchase:
      self = .logPurchase(
        product: try json.member("product").string(), properties: try json.properties())
    case .receiveAPIEvent:
      self = .receiveAPIEvent(
        try json.member("kind").oneOf(EventKind.self), name: try json.member("name").string())
    case .rotate: self = .rotate(try json.member("to").oneOf(Orientation.self))
    case .advance: self = .advance(try json.member("by").timeSpan())
    case .presentLocal: self = .presentLocal(message: try message())
    case .logImpression: self = .logImpression(message: try message())
    case .logClick: self = .logClick(message: try message())
    case .offer: self = .offer(message: try message())
    case .choose:
      if let choices = json.optional("choices") {
        self = .choose(.messages(try choices.choices()))
      } else {
        self = .choose(.everyMessage(try json.member("choice").oneOf(DisplayChoice.self)))
      }
    case .serve: self = .serve(try json.member("assets").assets())
    case .openFromPush: self = .openFromPush
    case .enterBackground: self = .enterBackground
    case .enterForeground: self = .enterForeground
    case .relaunch: self = .relaunch
    case .showKeyboard: self = .showKeyboard
    case .hideKeyboard: self = .hideKeyboard
    case .dismiss: self = .dismiss
    case .click: self = .click
    case .displayNext: self = .displayNext
    case .assignPresenter: self = .assignPresenter
    case .opportunity: self = .opportunity
    case .queryStack: self = .queryStack
    }
  }
}

extension JSONWriter {
  fileprivate mutating func properties(_ properties: [String: PropertyValue]) {
    key("properties")
    object { json in
      for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        value.write(to: &json)
      }
    }
  }
}

extension JSONReader {
  fileprivate func properties() throws(JSONError) -> [String: PropertyValue] {
    try optional("properties")?.dictionary(PropertyValue.init) ?? [:]
  }
}
