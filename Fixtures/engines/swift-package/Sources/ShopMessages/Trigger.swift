/// Something that happens in the app and may trigger a campaign.
public enum AppEvent: Hashable, Sendable {
  case sessionStart
  case pushOpened
  case custom(String, [String: Value])
  case purchase(String, [String: Value])

  /// Whether a waiting campaign may be shown even if the event triggers none.
  var invitesWaiting: Bool { self == .sessionStart || self == .pushOpened }
}

/// The value of an event's property.
public enum Value: Hashable, Sendable {
  case text(String)
  case number(Double)
  case truth(Bool)
  /// Seconds since 1970.
  case moment(Double)
}

/// A trigger of a campaign, which tests events.
public struct Trigger: Sendable {
  let matches: @Sendable (AppEvent) -> Bool

  /// The start of a session.
  public static let sessionStart = Trigger { $0 == .sessionStart }

  /// The app opened from a push notification.
  public static let pushOpened = Trigger { $0 == .pushOpened }

  /// Any purchase.
  public static let anyPurchase = Trigger { if case .purchase = $0 { true } else { false } }

  /// The purchase of a product.
  public static func purchase(_ product: String, where condition: Condition = .always) -> Trigger {
    Trigger {
      if case .purchase(product, let properties) = $0 { condition.holds(properties) } else { false }
    }
  }

  /// A custom event.
  public static func custom(_ name: String, where condition: Condition = .always) -> Trigger {
    Trigger {
      if case .custom(name, let properties) = $0 { condition.holds(properties) } else { false }
    }
  }
}
