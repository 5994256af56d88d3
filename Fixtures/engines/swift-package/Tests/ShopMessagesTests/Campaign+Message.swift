import ShopMessages
import SpecModel

extension Campaign {
  /// Creates the message center's campaign for a message of a case.
  init(_ message: Message) {
    self.init(
      id: message.name, triggers: message.triggers.map(Trigger.init), priority: message.priority,
      orientation: Orientation(message.orientation), media: message.assets,
      lifetime: message.timeout?.milliseconds, extras: message.extras)
  }
}

extension Campaign.Orientation {
  init(_ orientation: SpecModel.Orientation) {
    self = orientation == .portrait ? .upright : .sideways
  }

  init?(_ requirement: Message.OrientationRequirement) {
    switch requirement {
    case .any: return nil
    case .portrait: self = .upright
    case .landscape: self = .sideways
    }
  }
}

extension ShopMessages.Trigger {
  init(_ trigger: SpecModel.Trigger) {
    self =
      switch trigger {
      case .sessionStart: .sessionStart
      case .pushClick: .pushOpened
      case .anyPurchase: .anyPurchase
      case .specificPurchase(let product, let filter):
        .purchase(product, where: filter.map(Condition.init) ?? .always)
      case .customEvent(let name, let filter):
        .custom(name, where: filter.map(Condition.init) ?? .always)
      }
  }
}

extension Condition {
  init(_ filter: PropertyFilter) {
    self =
      switch filter {
      case .all(let parts): .all(parts.map(Condition.init))
      case .any(let parts): .any(parts.map(Condition.init))
      case .presence(let property, let isPresent): .has(property, isPresent)
      case .comparison(let property, let comparison):
        switch comparison {
        case .equals(let value): .equals(property, Value(value))
        case .notEquals(let value): .differs(property, Value(value))
        case .greaterThan(let limit): .number(property) { $0 > limit }
        case .atLeast(let limit): .number(property) { $0 >= limit }
        case .lessThan(let limit): .number(property) { $0 < limit }
        case .atMost(let limit): .number(property) { $0 <= limit }
        case .before(let moment): .moment(property) { $0 < Double(moment) }
        case .after(let moment): .moment(property) { $0 > Double(moment) }
        case .matches(let pattern): .matches(property, pattern)
        }
      }
  }
}

extension Value {
  init(_ value: PropertyValue) {
    self =
      switch value {
      case .string(let text): .text(text)
      case .number(let number): .number(number)
      case .boolean(let truth): .truth(truth)
      case .date(let seconds): .moment(Double(seconds))
      }
  }
}
