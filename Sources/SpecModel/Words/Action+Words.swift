// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

extension Action {
  /// The kinds of action, spelled as in specs, manifests and on the wire.
  public enum Kind: Hashable, Sendable {
    /// A session starts, and the service delivers these campaigns.
    case startSession
    /// The app logs a custom event: its name, or `{name: …, properties: {…}}`.
    case logEvent
    /// The app logs a purchase: the product, or `{product: …, properties: {…}}`.
    case logPurchase
    /// The service receives an event through its API, not through the SDK.
    case receiveAPIEvent
    /// The user opens the app by tapping a push notification.
    case openFromPush
    /// The app leaves the screen.
    case enterBackground
    /// The app comes back to the screen.
    case enterForeground
    /// The app's process restarts and loses what it kept in memory.
    case relaunch
    /// The device is rotated to this orientation.
    case rotate
    /// The keyboard is shown.
    case showKeyboard
    /// The keyboard is hidden.
    case hideKeyboard
    /// This much time passes, and everything that is due in it happens.
    case advance
    /// The user dismisses the visible message, if there is one.
    case dismiss
    /// The user clicks the visible message.
    case click
    /// The app shows a message that it made itself, without a trigger.
    case presentLocal
    /// The app asks to display the top waiting message.
    case displayNext
    /// The host changes what it answers from now on: for all, or by message.
    case choose
    /// The results of fetches of these URLs that start from now on.
    case serve
    /// How the deliveries of sessions that start from now on go: at once, late, or not at all.
    case serveDeliveries
    /// The app assigns a presenter.
    case assignPresenter
    /// The app logs an impression through the message's context.
    case logImpression
    /// The app logs a click through the message's context.
    case logClick
    /// A triggered message is handed to a presenter.
    case offer
    /// The user is eligible for a waiting message.
    case opportunity
    /// The harness asks what is waiting.
    case queryStack
    /// A word of a suite's own.
    case word(WordName)
  }
}

extension Action.Kind: RawRepresentable, CaseIterable {
  /// The kinds that are built in.
  public static let allCases: [Self] = [
    .startSession,
    .logEvent,
    .logPurchase,
    .receiveAPIEvent,
    .openFromPush,
    .enterBackground,
    .enterForeground,
    .relaunch,
    .rotate,
    .showKeyboard,
    .hideKeyboard,
    .advance,
    .dismiss,
    .click,
    .presentLocal,
    .displayNext,
    .choose,
    .serve,
    .serveDeliveries,
    .assignPresenter,
    .logImpression,
    .logClick,
    .offer,
    .opportunity,
    .queryStack,
  ]

  /// The kind as specs, manifests and the wire spell it.
  public var rawValue: String {
    switch self {
    case .startSession: "start_session"
    case .logEvent: "log_event"
    case .logPurchase: "log_purchase"
    case .receiveAPIEvent: "receive_api_event"
    case .openFromPush: "open_from_push"
    case .enterBackground: "enter_background"
    case .enterForeground: "enter_foreground"
    case .relaunch: "relaunch"
    case .rotate: "rotate"
    case .showKeyboard: "show_keyboard"
    case .hideKeyboard: "hide_keyboard"
    case .advance: "advance"
    case .dismiss: "dismiss"
    case .click: "click"
    case .presentLocal: "present_local"
    case .displayNext: "display_next"
    case .choose: "choose"
    case .serve: "serve"
    case .serveDeliveries: "serve_deliveries"
    case .assignPresenter: "assign_presenter"
    case .logImpression: "log_impression"
    case .logClick: "log_click"
    case .offer: "offer"
    case .opportunity: "opportunity"
    case .queryStack: "query_stack"
    case .word(let name): name.text
    }
  }

  /// Finds a kind that is built in.
  public init?(rawValue: String) {
    switch rawValue {
    case "start_session": self = .startSession
    case "log_event": self = .logEvent
    case "log_purchase": self = .logPurchase
    case "receive_api_event": self = .receiveAPIEvent
    case "open_from_push": self = .openFromPush
    case "enter_background": self = .enterBackground
    case "enter_foreground": self = .enterForeground
    case "relaunch": self = .relaunch
    case "rotate": self = .rotate
    case "show_keyboard": self = .showKeyboard
    case "hide_keyboard": self = .hideKeyboard
    case "advance": self = .advance
    case "dismiss": self = .dismiss
    case "click": self = .click
    case "present_local": self = .presentLocal
    case "display_next": self = .displayNext
    case "choose": self = .choose
    case "serve": self = .serve
    case "serve_deliveries": self = .serveDeliveries
    case "assign_presenter": self = .assignPresenter
    case "log_impression": self = .logImpression
    case "log_click": self = .logClick
    case "offer": self = .offer
    case "opportunity": self = .opportunity
    case "query_stack": self = .queryStack
    default: return nil
    }
  }
}

extension Action.Kind {
  /// The position of the kind among all kinds, from 0.
  @inlinable package var place: Int {
    switch self {
    case .startSession: 0
    case .logEvent: 1
    case .logPurchase: 2
    case .receiveAPIEvent: 3
    case .openFromPush: 4
    case .enterBackground: 5
    case .enterForeground: 6
    case .relaunch: 7
    case .rotate: 8
    case .showKeyboard: 9
    case .hideKeyboard: 10
    case .advance: 11
    case .dismiss: 12
    case .click: 13
    case .presentLocal: 14
    case .displayNext: 15
    case .choose: 16
    case .serve: 17
    case .serveDeliveries: 18
    case .assignPresenter: 19
    case .logImpression: 20
    case .logClick: 21
    case .offer: 22
    case .opportunity: 23
    case .queryStack: 24
    case .word(let name): 64 + Int(name.number)
    }
  }

  /// The definition of each kind.
  package var definition: Definition {
    switch self {
    case .startSession:
      Definition(.campaigns, "A session starts, and the service delivers these campaigns.", for: .core, example: nil)
    case .logEvent:
      Definition(.event(key: .name), "The app logs a custom event: its name, or `{name: …, properties: {…}}`.", for: .core, example: "name")
    case .logPurchase:
      Definition(.event(key: .product), "The app logs a purchase: the product, or `{product: …, properties: {…}}`.", for: .core, example: "product")
    case .receiveAPIEvent:
      Definition(.apiEvent, "The service receives an event through its API, not through the SDK.", for: .core, example: "{custom_event: name}")
    case .openFromPush:
      Definition(.nothing, "The user opens the app by tapping a push notification.", for: .core, example: nil)
    case .enterBackground:
      Definition(.nothing, "The app leaves the screen.", for: .everyone, example: nil)
    case .enterForeground:
      Definition(.nothing, "The app comes back to the screen.", for: .everyone, example: nil)
    case .relaunch:
      Definition(.nothing, "The app's process restarts and loses what it kept in memory.", for: .everyone, example: nil)
    case .rotate:
      Definition(.orientation, "The device is rotated to this orientation.", for: .everyone, example: "landscape")
    case .showKeyboard:
      Definition(.nothing, "The keyboard is shown.", for: .everyone, example: nil)
    case .hideKeyboard:
      Definition(.nothing, "The keyboard is hidden.", for: .everyone, example: nil)
    case .advance:
      Definition(.span, "This much time passes, and everything that is due in it happens.", for: .everyone, example: "30s")
    case .dismiss:
      Definition(.nothing, "The user dismisses the visible message, if there is one.", for: .everyone, example: nil)
    case .click:
      Definition(.nothing, "The user clicks the visible message.", for: .everyone, example: nil)
    case .presentLocal:
      Definition(.message, "The app shows a message that it made itself, without a trigger.", for: .everyone, example: "message")
    case .displayNext:
      Definition(.nothing, "The app asks to display the top waiting message.", for: .everyone, example: nil)
    case .choose:
      Definition(.choice, "The host changes what it answers from now on: for all, or by message.", for: .everyone, example: "reenqueue")
    case .serve:
      Definition(.assets, "The results of fetches of these URLs that start from now on.", for: .everyone, example: "{url: ok}")
    case .serveDeliveries:
      Definition(.result, "How the deliveries of sessions that start from now on go: at once, late, or not at all.", for: .core, example: "{after: 3s}")
    case .assignPresenter:
      Definition(.nothing, "The app assigns a presenter.", for: .everyone, example: nil)
    case .logImpression:
      Definition(.message, "The app logs an impression through the message's context.", for: .everyone, example: "message")
    case .logClick:
      Definition(.message, "The app logs a click through the message's context.", for: .everyone, example: "message")
    case .offer:
      Definition(.message, "A triggered message is handed to a presenter.", for: .harness, example: "message")
    case .opportunity:
      Definition(.nothing, "The user is eligible for a waiting message.", for: .harness, example: nil)
    case .queryStack:
      Definition(.nothing, "The harness asks what is waiting.", for: .harness, example: nil)
    case .word: Definition(.word, "A word of a suite's own.", for: .everyone, example: nil)
    }
  }

  /// Each kind in words, with places for what its argument says.
  package var phrases: WordPhrases {
    switch self {
    case .startSession: "a session starts[, delivering `{deliver}`]"
    case .logEvent: "event `{name}` is logged[ with `{properties}`]"
    case .logPurchase: "purchase of `{product}` is logged[ with `{properties}`]"
    case .receiveAPIEvent: WordPhrases([
      .init("custom_event", "event `{name}` reaches the service through its API"),
      .init("purchase", "purchase of `{name}` reaches the service through its API"),
    ])
    case .openFromPush: "app is opened from a push"
    case .enterBackground: "app goes to the background"
    case .enterForeground: "app comes to the foreground"
    case .relaunch: "app is relaunched from suspension"
    case .rotate: "device is rotated to {to}"
    case .showKeyboard: "keyboard is shown"
    case .hideKeyboard: "keyboard is hidden"
    case .advance: "{by} passes"
    case .dismiss: "user dismisses the message"
    case .click: "user clicks the message"
    case .presentLocal: "app presents its own message `{message}`"
    case .displayNext: "app asks for the next message"
    case .choose: WordPhrases([
      .init("choice", "host will answer `{choice}` for every message"),
      .init("choices", "host will answer {choices}"),
    ], entries: [.init(nil, "`{value}` for `{key}`")])
    case .serve: WordPhrases([.init(nil, "{assets}")], entries: [
      .init("ok", "`{key}` will load at once"),
      .init("fail", "`{key}` will fail to load"),
      .init("after", "`{key}` will take {value} to load"),
      .init("fail_after", "`{key}` will fail to load after {value}"),
    ])
    case .serveDeliveries: WordPhrases([
      .init("ok", "deliveries will arrive at once"),
      .init("fail", "deliveries will fail"),
      .init("after", "deliveries will take {span} to arrive"),
      .init("fail_after", "deliveries will fail after {span}"),
    ])
    case .assignPresenter: "a presenter is assigned"
    case .logImpression: "host logs an impression of `{message}`"
    case .logClick: "host logs a click on `{message}`"
    case .offer: "`{message}` is triggered and handed over"
    case .opportunity: "user becomes eligible for a message"
    case .queryStack: "harness asks what is waiting"
    case .word: WordPhrases()
    }
  }
}

extension Action {
  /// The action's kind and argument.
  // Inlined, so that a caller that only asks for the kind does not build an argument.
  @inline(__always)
  package var parts: (kind: Kind, argument: Argument) {
    switch self {
    case .startSession(let deliver): (.startSession, .campaigns(deliver))
    case .logEvent(let name, let properties): (.logEvent, .event(.name, name, properties))
    case .logPurchase(let product, let properties): (.logPurchase, .event(.product, product, properties))
    case .receiveAPIEvent(let kind, let name): (.receiveAPIEvent, .apiEvent(kind, name: name))
    case .openFromPush: (.openFromPush, .nothing)
    case .enterBackground: (.enterBackground, .nothing)
    case .enterForeground: (.enterForeground, .nothing)
    case .relaunch: (.relaunch, .nothing)
    case .rotate(let orientation): (.rotate, .orientation(orientation))
    case .showKeyboard: (.showKeyboard, .nothing)
    case .hideKeyboard: (.hideKeyboard, .nothing)
    case .advance(let span): (.advance, .span(span))
    case .dismiss: (.dismiss, .nothing)
    case .click: (.click, .nothing)
    case .presentLocal(let message): (.presentLocal, .message(message))
    case .displayNext: (.displayNext, .nothing)
    case .choose(let change): (.choose, .choice(change))
    case .serve(let assets): (.serve, .assets(assets))
    case .serveDeliveries(let behavior): (.serveDeliveries, .result(behavior))
    case .assignPresenter: (.assignPresenter, .nothing)
    case .logImpression(let message): (.logImpression, .message(message))
    case .logClick(let message): (.logClick, .message(message))
    case .offer(let message): (.offer, .message(message))
    case .opportunity: (.opportunity, .nothing)
    case .queryStack: (.queryStack, .nothing)
    case .word(let word): (word.actionKind, .word(word))
    }
  }

  /// Creates an action from a kind and an argument.
  ///
  /// - Returns: `nil` if the argument is not of the kind's shape.
  package init?(_ kind: Kind, _ argument: Argument) {
    switch (kind, argument) {
    case (.startSession, .campaigns(let deliver)): self = .startSession(deliver: deliver)
    case (.logEvent, .event(_, let name, let properties)): self = .logEvent(name: name, properties: properties)
    case (.logPurchase, .event(_, let product, let properties)): self = .logPurchase(product: product, properties: properties)
    case (.receiveAPIEvent, .apiEvent(let kind, name: let name)): self = .receiveAPIEvent(kind, name: name)
    case (.openFromPush, .nothing): self = .openFromPush
    case (.enterBackground, .nothing): self = .enterBackground
    case (.enterForeground, .nothing): self = .enterForeground
    case (.relaunch, .nothing): self = .relaunch
    case (.rotate, .orientation(let orientation)): self = .rotate(orientation)
    case (.showKeyboard, .nothing): self = .showKeyboard
    case (.hideKeyboard, .nothing): self = .hideKeyboard
    case (.advance, .span(let span)): self = .advance(span)
    case (.dismiss, .nothing): self = .dismiss
    case (.click, .nothing): self = .click
    case (.presentLocal, .message(let message)): self = .presentLocal(message: message)
    case (.displayNext, .nothing): self = .displayNext
    case (.choose, .choice(let change)): self = .choose(change)
    case (.serve, .assets(let assets)): self = .serve(assets)
    case (.serveDeliveries, .result(let behavior)): self = .serveDeliveries(behavior)
    case (.assignPresenter, .nothing): self = .assignPresenter
    case (.logImpression, .message(let message)): self = .logImpression(message: message)
    case (.logClick, .message(let message)): self = .logClick(message: message)
    case (.offer, .message(let message)): self = .offer(message: message)
    case (.opportunity, .nothing): self = .opportunity
    case (.queryStack, .nothing): self = .queryStack
    case (.word, .word(let word)): self = .word(word)
    default: return nil
    }
  }
}
