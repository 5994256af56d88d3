// Written by `iamspec builtin-data` from vocabulary.yaml; scripts/update calls it.
// swift-format-ignore-file

extension Trigger {
  /// The kinds of trigger, spelled as in specs and on the wire.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The start of a session.
    case sessionStart = "session_start"
    /// The app is opened from a push notification.
    case pushClick = "push_click"
    /// Any purchase, whatever the product.
    case anyPurchase = "any_purchase"
    /// A named event: `name`, or `{name: …, where: FILTER}`.
    case customEvent = "custom_event"
    /// A product's purchase: `product`, or `{product: …, where: FILTER}`.
    case specificPurchase = "specific_purchase"
  }
}

extension Trigger.Kind {
  /// The definition of each kind.
  package var definition: Definition {
    switch self {
    case .sessionStart: Definition(.nothing, "The start of a session.")
    case .pushClick: Definition(.nothing, "The app is opened from a push notification.")
    case .anyPurchase: Definition(.nothing, "Any purchase, whatever the product.")
    case .customEvent: Definition(.event(key: .name), "A named event: `name`, or `{name: …, where: FILTER}`.")
    case .specificPurchase: Definition(.event(key: .product), "A product's purchase: `product`, or `{product: …, where: FILTER}`.")
    }
  }

  /// Each kind in words, with places for what its argument says.
  package var phrases: WordPhrases {
    switch self {
    case .sessionStart: "the session start"
    case .pushClick: "the push click"
    case .anyPurchase: "any purchase"
    case .customEvent: "event `{name}`[ where {where}]"
    case .specificPurchase: "purchase of `{product}`[ where {where}]"
    }
  }
}

extension Trigger {
  /// The trigger's kind and argument.
  package var parts: (kind: Kind, argument: Argument) {
    switch self {
    case .sessionStart: (.sessionStart, .nothing)
    case .pushClick: (.pushClick, .nothing)
    case .anyPurchase: (.anyPurchase, .nothing)
    case .customEvent(let name, let filter): (.customEvent, .event(.name, name, filter))
    case .specificPurchase(let product, let filter): (.specificPurchase, .event(.product, product, filter))
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
    case (.customEvent, .event(_, let name, let filter)): self = .customEvent(name: name, filter: filter)
    case (.specificPurchase, .event(_, let product, let filter)): self = .specificPurchase(product: product, filter: filter)
    default: return nil
    }
  }
}
