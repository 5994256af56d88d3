extension Trigger {
  /// The kinds of trigger, spelled as in specs and on the wire.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case sessionStart = "session_start"
    case pushClick = "push_click"
    case anyPurchase = "any_purchase"
    case customEvent = "custom_event"
    case specificPurchase = "specific_purchase"
  }

  /// The form of a trigger's argument, without the values.
  package enum Shape: Hashable, Sendable {
    /// No argument: `session_start`.
    case nothing
    /// An event under a key, with a filter: `custom_event: opened_shop`.
    case event(key: Action.Shape.EventKey)
  }

  /// The argument of a trigger: its shape with values.
  package enum Argument: Hashable, Sendable {
    case nothing
    case event(Action.Shape.EventKey, String, PropertyFilter?)
  }

  /// The trigger's kind and argument.
  package var parts: (kind: Kind, argument: Argument) {
    switch self {
    case .sessionStart: (.sessionStart, .nothing)
    case .pushClick: (.pushClick, .nothing)
    case .anyPurchase: (.anyPurchase, .nothing)
    case .customEvent(let name, let filter): (.customEvent, .event(.name, name, filter))
    case .specificPurchase(let product, let filter):
      (.specificPurchase, .event(.product, product, filter))
    }
  }

  /// Creates a trigger from a kind and an argument.
  ///
  /// - Returns: `nil` if the argument is not of the kind's shape.
  package init?(_ kind: Kind, _ argument: Argument) {
    switch (kind, argument) {
    case (.sessionStart, .nothing): self = .sessionStart
    case (.pushClick, .nothing): self = .pushClick
    case (.anyPurchase, .nothing): self = .anyPurchase
    case (.customEvent, .event(_, let name, let filter)):
      self = .customEvent(name: name, filter: filter)
    case (.specificPurchase, .event(_, let product, let filter)):
      self = .specificPurchase(product: product, filter: filter)
    default: return nil
    }
  }
}

extension Trigger.Kind {
  /// The definition of a kind of trigger.
  package struct Definition: Sendable {
    /// The shape of its argument.
    package var shape: Trigger.Shape
    /// What the trigger is, as editors show it.
    package var summary: String

    init(_ shape: Trigger.Shape, _ summary: String) {
      self.shape = shape
      self.summary = summary
    }
  }

  /// The definition of each kind; the only place where it is written.
  package var definition: Definition {
    switch self {
    case .sessionStart: Definition(.nothing, "The start of a session.")
    case .pushClick: Definition(.nothing, "The app is opened from a push notification.")
    case .anyPurchase: Definition(.nothing, "Any purchase, whatever the product.")
    case .customEvent:
      Definition(.event(key: .name), "A named event: `name`, or `{name: …, where: FILTER}`.")
    case .specificPurchase:
      Definition(
        .event(key: .product), "A product's purchase: `product`, or `{product: …, where: FILTER}`.")
    }
  }
}
