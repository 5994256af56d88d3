extension Action {
  /// The form of an action's argument, without the values.
  ///
  /// Code that reads, writes or describes actions switches over their few shapes, not over their
  /// many kinds.
  package enum Shape: Hashable, Sendable {
    /// No argument: `dismiss`.
    case nothing
    /// Campaigns that a session delivers: `start_session: {deliver: [sale]}`.
    case campaigns
    /// An event under a key, with properties: `log_event: opened_shop`.
    case event(key: EventKey)
    /// An event of the service's API: `receive_api_event: {custom_event: opened_shop}`.
    case apiEvent
    /// An orientation of the device: `rotate: landscape`.
    case orientation
    /// A span of time: `advance: 30s`.
    case span
    /// A message: `present_local: note`.
    case message
    /// The host app's answers: `choose: reenqueue`.
    case choice
    /// The results of fetches: `serve: {url: ok}`.
    case assets

    /// The key that holds an event's name in a mapping with further keys.
    package enum EventKey: String, Hashable, Sendable {
      case name
      case product
    }
  }

  /// The argument of an action: its shape with values.
  package enum Argument: Hashable, Sendable {
    case nothing
    case campaigns([String])
    case event(Shape.EventKey, String, [String: PropertyValue])
    case apiEvent(EventKind, name: String)
    case orientation(Orientation)
    case span(TimeSpan)
    case message(String)
    case choice(ChoiceChange)
    case assets([String: AssetBehavior])
  }

  /// The action's kind.
  public var kind: Kind { parts.kind }

  /// The action's argument.
  package var argument: Argument { parts.argument }

  /// The action's kind and argument.
  // Inlined, so that a caller that only asks for the kind does not build an argument.
  @inline(__always)
  package var parts: (kind: Kind, argument: Argument) {
    switch self {
    case .startSession(let deliver): (.startSession, .campaigns(deliver))
    case .logEvent(let name, let properties): (.logEvent, .event(.name, name, properties))
    case .logPurchase(let product, let properties):
      (.logPurchase, .event(.product, product, properties))
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
    case .assignPresenter: (.assignPresenter, .nothing)
    case .logImpression(let message): (.logImpression, .message(message))
    case .logClick(let message): (.logClick, .message(message))
    case .offer(let message): (.offer, .message(message))
    case .opportunity: (.opportunity, .nothing)
    case .queryStack: (.queryStack, .nothing)
    }
  }

  /// Creates an action from a kind and an argument.
  ///
  /// - Returns: `nil` if the argument is not of the kind's shape.
  package init?(_ kind: Kind, _ argument: Argument) {
    switch (kind, argument) {
    case (.startSession, .campaigns(let deliver)): self = .startSession(deliver: deliver)
    case (.logEvent, .event(_, let name, let properties)):
      self = .logEvent(name: name, properties: properties)
    case (.logPurchase, .event(_, let product, let properties)):
      self = .logPurchase(product: product, properties: properties)
    case (.receiveAPIEvent, .apiEvent(let kind, let name)):
      self = .receiveAPIEvent(kind, name: name)
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
    case (.assignPresenter, .nothing): self = .assignPresenter
    case (.logImpression, .message(let message)): self = .logImpression(message: message)
    case (.logClick, .message(let message)): self = .logClick(message: message)
    case (.offer, .message(let message)): self = .offer(message: message)
    case (.opportunity, .nothing): self = .opportunity
    case (.queryStack, .nothing): self = .queryStack
    default: return nil
    }
  }
}
