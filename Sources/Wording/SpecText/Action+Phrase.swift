package import SpecModel

extension Action {
  /// The action in words for timelines and documentation: "event `opened_shop` is logged".
  package var phrase: Phrase {
    switch self {
    case .startSession(let campaigns):
      campaigns.isEmpty ? "a session starts" : "a session starts, delivering \(names: campaigns)"
    case .logEvent(let name, let properties):
      "event \(name: name) is logged\(properties.phrase)"
    case .logPurchase(let product, let properties):
      "purchase of \(name: product) is logged\(properties.phrase)"
    case .receiveAPIEvent(let kind, let name):
      "\(kind.phrase(named: name)) reaches the service through its API"
    case .openFromPush: "app is opened from a push"
    case .enterBackground: "app goes to the background"
    case .enterForeground: "app comes to the foreground"
    case .relaunch: "app is relaunched from suspension"
    case .rotate(let orientation): "device is rotated to \(orientation.rawValue)"
    case .showKeyboard: "keyboard is shown"
    case .hideKeyboard: "keyboard is hidden"
    case .advance(let time): "\(time.description) passes"
    case .dismiss: "user dismisses the message"
    case .click: "user clicks the message"
    case .presentLocal(let message): "app presents its own message \(name: message)"
    case .displayNext: "app asks for the next message"
    case .choose(.everyMessage(let choice)):
      "host will answer \(name: choice.rawValue) for every message"
    case .choose(.messages(let choices)):
      "host will answer \(choices.phrase)"
    case .serve(let assets): assets.phrase(of: \.futurePhrase)
    case .assignPresenter: "a presenter is assigned"
    case .logImpression(let message): "host logs an impression of \(name: message)"
    case .logClick(let message): "host logs a click on \(name: message)"
    case .offer(let message): "\(name: message) is triggered and handed over"
    case .opportunity: "user becomes eligible for a message"
    case .queryStack: "harness asks what is waiting"
    }
  }
}

extension EventKind {
  /// Returns the event in words: "event `opened_shop`", "purchase of `shoes`", "the session start".
  package func phrase(named name: String?) -> Phrase {
    switch (self, name) {
    case (.customEvent, let name?): "event \(name: name)"
    case (.customEvent, nil): "an event without a name"
    case (.purchase, let name?): "purchase of \(name: name)"
    case (.purchase, nil): "a purchase without a product"
    case (.sessionStart, _): "the session start"
    case (.pushClick, _): "the push click"
    }
  }
}

extension AssetBehavior {
  /// The future outcome of a fetch: "will load after 3s".
  fileprivate var futurePhrase: Phrase {
    switch (succeeds, after) {
    case (true, .zero): "will load at once"
    case (false, .zero): "will fail to load"
    case (true, _): "will take \(after.description) to load"
    case (false, _): "will fail to load after \(after.description)"
    }
  }

  /// The outcome of a fetch in the start state: "loads after 3s".
  package var phrase: Phrase {
    switch (succeeds, after) {
    case (true, .zero): "loads at once"
    case (false, .zero): "fails to load"
    case (true, _): "takes \(after.description) to load"
    case (false, _): "fails to load after \(after.description)"
    }
  }
}

extension [String: AssetBehavior] {
  /// Returns all assets with the outcomes of their fetches, separated by commas.
  package func phrase(of ending: (AssetBehavior) -> Phrase) -> Phrase {
    sorted { $0.key < $1.key }.map { "\(name: $0.key) \(ending($0.value))" as Phrase }
      .joined(by: ", ")
  }
}

extension [String: DisplayChoice] {
  /// All answers with their messages: "`discard` for `sale`, `now` for `news`".
  package var phrase: Phrase {
    sorted { $0.key < $1.key }
      .map { "\(name: $0.value.rawValue) for \(name: $0.key)" as Phrase }.joined(by: ", ")
  }
}

extension [String: PropertyValue] {
  /// The properties in words, or empty: " with `price: 3`".
  fileprivate var phrase: Phrase {
    guard !isEmpty else { return Phrase() }
    let pairs = sorted { $0.key < $1.key }
    return " with \(names: pairs.map { YAMLValue.map([(.string($0.key), $0.value.flow)]).bare })"
  }
}

extension [Phrase] {
  /// Joins phrases.
  package func joined(by separator: String) -> Phrase {
    Phrase([Phrase.Piece](map(\.pieces).joined(separator: [.words(separator)])))
  }
}
