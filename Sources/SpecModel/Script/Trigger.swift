/// A trigger of a message.
///
/// All five documents name these five kinds (`trigger.session-start` and its siblings).
public enum Trigger: Hashable, Sendable {
  /// The start of a session.
  case sessionStart
  /// The app is opened from a push notification.
  case pushClick
  /// Any purchase, whatever the product.
  case anyPurchase
  /// The purchase of one product, if the filter is `nil` or true.
  case specificPurchase(product: String, filter: PropertyFilter?)
  /// A custom event with a name, if the filter is `nil` or true.
  case customEvent(name: String, filter: PropertyFilter?)
}

extension Trigger {
  /// The kind of event that it waits for.
  package var eventKind: EventKind {
    switch self {
    case .sessionStart: .sessionStart
    case .pushClick: .pushClick
    case .anyPurchase, .specificPurchase: .purchase
    case .customEvent: .customEvent
    }
  }

  /// The filter, if it has one.
  package var filter: PropertyFilter? {
    switch self {
    case .specificPurchase(_, let filter), .customEvent(_, let filter): filter
    case .sessionStart, .pushClick, .anyPurchase: nil
    }
  }

  /// The id of the rule about its kind.
  package var rule: String {
    switch self {
    case .sessionStart: "trigger.session-start"
    case .pushClick: "trigger.push-click"
    case .anyPurchase: "trigger.any-purchase"
    case .specificPurchase: "trigger.specific-purchase"
    case .customEvent: "trigger.custom-event"
    }
  }
}

/// The kinds of event that an engine can report to the host app.
public enum EventKind: String, Hashable, Sendable, CaseIterable {
  /// A custom event.
  case customEvent = "custom_event"
  /// A purchase.
  case purchase
  /// The start of a session; it has no name.
  case sessionStart = "session_start"
  /// The app opened from a push notification; it has no name.
  case pushClick = "push_click"

  /// Whether events of the kind have a name: an event's name or a product's id.
  package var isNamed: Bool { self == .customEvent || self == .purchase }

  /// The kinds whose events have a name.
  package static let named = allCases.filter(\.isNamed)
}
