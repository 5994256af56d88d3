extension Action {
  /// The kinds of action, spelled as in specs, manifests and on the wire.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A session starts, and the service delivers campaigns.
    case startSession = "start_session"
    /// The host app logs a custom event.
    case logEvent = "log_event"
    /// The host app logs a purchase.
    case logPurchase = "log_purchase"
    /// The service receives an event through its API, not through the SDK.
    case receiveAPIEvent = "receive_api_event"
    /// The user opens the app by tapping a push notification.
    case openFromPush = "open_from_push"
    /// The app leaves the screen.
    case enterBackground = "enter_background"
    /// The app comes back to the screen.
    case enterForeground = "enter_foreground"
    /// The app's process restarts.
    case relaunch
    /// The device is rotated.
    case rotate
    /// The keyboard is shown.
    case showKeyboard = "show_keyboard"
    /// The keyboard is hidden.
    case hideKeyboard = "hide_keyboard"
    /// Time passes.
    case advance
    /// The user dismisses the visible message.
    case dismiss
    /// The user clicks the visible message.
    case click
    /// The host app shows a message that it created itself.
    case presentLocal = "present_local"
    /// The host app asks to display the top waiting message.
    case displayNext = "display_next"
    /// The host app changes its answer to the display choice.
    case choose
    /// The results of fetches change.
    case serve
    /// The host app assigns a presenter.
    case assignPresenter = "assign_presenter"
    /// The host app logs an impression of a message.
    case logImpression = "log_impression"
    /// The host app logs a click on a message.
    case logClick = "log_click"
    /// The harness hands a triggered message to a presenter.
    case offer
    /// The harness tells a presenter that a waiting message may be shown.
    case opportunity
    /// The harness asks what is waiting.
    case queryStack = "query_stack"
  }
}

extension Action.Kind {
  /// The position of the kind among all kinds, from 0.
  @inlinable package var place: UInt8 {
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
    case .assignPresenter: 18
    case .logImpression: 19
    case .logClick: 20
    case .offer: 21
    case .opportunity: 22
    case .queryStack: 23
    }
  }

  /// Hashes the position, because hashing the name takes several times as long.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

extension Action.Kind {
  /// The definition of a kind of action; YAML, JSON, the schemas and the diagnostics follow from
  /// it.
  package struct Definition: Sendable {
    /// The shape of the action's argument.
    package var shape: Action.Shape
    /// The receiver of the action.
    package var audience: Audience
    /// What happens, as editors show it.
    package var summary: String

    init(_ shape: Action.Shape, _ summary: String, for audience: Audience = .everyone) {
      self.shape = shape
      self.audience = audience
      self.summary = summary
    }
  }

  /// Who receives an action.
  package enum Audience: Sendable {
    /// Every engine.
    case everyone
    /// Only the core: a presenter gets `offer` or `opportunity` instead.
    case core
    /// Whatever the harness sends it to; no case contains it.
    case harness
  }

  /// The definition of each kind; the only place where it is written.
  package var definition: Definition {
    switch self {
    case .startSession:
      Definition(
        .campaigns, "A session starts, and the service delivers these campaigns.", for: .core)
    case .logEvent:
      Definition(
        .event(key: .name),
        "The app logs a custom event: its name, or `{name: …, properties: {…}}`.", for: .core)
    case .logPurchase:
      Definition(
        .event(key: .product),
        "The app logs a purchase: the product, or `{product: …, properties: {…}}`.", for: .core)
    case .receiveAPIEvent:
      Definition(
        .apiEvent, "The service receives an event through its API, not through the SDK.", for: .core
      )
    case .openFromPush:
      Definition(.nothing, "The user opens the app by tapping a push notification.", for: .core)
    case .enterBackground: Definition(.nothing, "The app leaves the screen.")
    case .enterForeground: Definition(.nothing, "The app comes back to the screen.")
    case .relaunch:
      Definition(.nothing, "The app's process restarts and loses what it kept in memory.")
    case .rotate: Definition(.orientation, "The device is rotated to this orientation.")
    case .showKeyboard: Definition(.nothing, "The keyboard is shown.")
    case .hideKeyboard: Definition(.nothing, "The keyboard is hidden.")
    case .advance:
      Definition(.span, "This much time passes, and everything that is due in it happens.")
    case .dismiss: Definition(.nothing, "The user dismisses the visible message, if there is one.")
    case .click: Definition(.nothing, "The user clicks the visible message.")
    case .presentLocal:
      Definition(.message, "The app shows a message that it made itself, without a trigger.")
    case .displayNext: Definition(.nothing, "The app asks to display the top waiting message.")
    case .choose:
      Definition(
        .choice, "The host changes what it answers from now on: for all, or by message.")
    case .serve:
      Definition(.assets, "The results of fetches of these URLs that start from now on.")
    case .assignPresenter: Definition(.nothing, "The app assigns a presenter.")
    case .logImpression:
      Definition(.message, "The app logs an impression through the message's context.")
    case .logClick: Definition(.message, "The app logs a click through the message's context.")
    case .offer:
      Definition(.message, "A triggered message is handed to a presenter.", for: .harness)
    case .opportunity:
      Definition(.nothing, "The user is eligible for a waiting message.", for: .harness)
    case .queryStack: Definition(.nothing, "The harness asks what is waiting.", for: .harness)
    }
  }

  /// Whether cases may contain the action; only the harness sends the others.
  package var isWrittenInCases: Bool { definition.audience != .harness }

  /// Whether only the core receives the action; a presenter gets `offer` or `opportunity` instead.
  package var isForCore: Bool { definition.audience == .core }
}
