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
    /// The result of deliveries: `serve_deliveries: {after: 3s}`.
    case result
    /// What the suite's own vocabulary declares.
    case word

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
    case result(AssetBehavior)
    case word(Word)
  }

  /// The action's kind.
  public var kind: Kind { parts.kind }

  /// The action's argument.
  package var argument: Argument { parts.argument }
}
