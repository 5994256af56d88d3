import SpecModel

/// An event that can trigger messages.
struct Occurrence: Sendable {
  var kind: EventKind
  var name = ""
  var properties: [String: PropertyValue] = [:]

  init?(_ action: Action) {
    switch action {
    case .startSession: kind = .sessionStart
    case .openFromPush: kind = .pushClick
    case .logEvent(let name, let properties):
      kind = .customEvent
      self.name = name
      self.properties = properties
    case .logPurchase(let product, let properties):
      kind = .purchase
      name = product
      self.properties = properties
    default: return nil
    }
  }

  /// Returns how certain it is that it matches a trigger of a message, whether delivered or not.
  func matches(_ message: Message) -> Certainty {
    message.triggers.reduce(.no) { max($0, matches($1)) }
  }

  func matches(_ trigger: Trigger) -> Certainty {
    switch (trigger, kind) {
    case (.sessionStart, .sessionStart), (.pushClick, .pushClick), (.anyPurchase, .purchase):
      .certain
    case (.specificPurchase(let product, let filter), .purchase):
      min(isSame(product), filter?.holds(of: properties) ?? .certain)
    case (.customEvent(let name, let filter), .customEvent):
      min(isSame(name), filter?.holds(of: properties) ?? .certain)
    default: .no
    }
  }

  /// Returns how certain it is that it matches a trigger if the filter is ignored.
  func isNamed(by trigger: Trigger) -> Certainty {
    switch (trigger, kind) {
    case (.sessionStart, .sessionStart), (.pushClick, .pushClick), (.anyPurchase, .purchase):
      .certain
    case (.specificPurchase(let product, _), .purchase): isSame(product)
    case (.customEvent(let name, _), .customEvent): isSame(name)
    default: .no
    }
  }

  private func isSame(_ wanted: String) -> Certainty { Certainty(same: wanted, name) }
}

extension Certainty {
  /// Compares two texts, character by character.
  init(same one: String, _ other: String) {
    if one.utf8.elementsEqual(other.utf8) {
      self = .certain
    } else {
      // Two spellings of the same characters in Unicode.
      self = one == other ? .possible : .no
    }
  }
}
