import ReferenceEngine
import SpecModel

/// Mistakes in the bookkeeping of what is listened for, and about triggers beside others.
extension Fault {
  static let listeners: [Fault] = singleTriggers + besideOthers.flatMap(faults)

  private static let singleTriggers: [Fault] = [
    Fault(
      "custom-event-listener-replaced", breaks: "trigger.custom-event/triggers",
      "Only the last delivered message that waits for a custom event is listened for."
    ) {
      $0.delivery.keepLast { if case .customEvent = $0 { true } else { false } }
    },
    Fault(
      "specific-purchase-listener-replaced", breaks: "trigger.specific-purchase/triggers",
      "Only the last delivered message that waits for a product's purchase is listened for."
    ) {
      $0.delivery.keepLast { if case .specificPurchase = $0 { true } else { false } }
    },
    withProperties("custom-event", rule: "trigger.custom-event", .customEvent),
    withProperties("specific-purchase", rule: "trigger.specific-purchase", .purchase) {
      $0 != .anyPurchase
    },
    withProperties("any-purchase", rule: "trigger.any-purchase", .purchase) { $0 == .anyPurchase },
    Fault(
      "any-purchase-of-plain-names-only", breaks: "trigger.any-purchase/triggers",
      "A purchase of a product whose name has blanks or symbols triggers nothing."
    ) {
      $0.triggers.narrow { trigger, event, _ in
        trigger != .anyPurchase
          || (event.name ?? "").allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
    },
    Fault(
      "any-purchase-at-push-click", breaks: "trigger.any-purchase/nothing-else",
      "Opening the app from a push notification counts as a purchase."
    ) {
      $0.triggers.widen { $0 == .anyPurchase && $1.kind == .pushClick }
    },
    Fault(
      "session-start-triggers-everything", breaks: "trigger.session-start/nothing-else",
      "A session start triggers any message that it delivers, whatever the message waits for."
    ) {
      $0.triggers.widen { $1.kind == .sessionStart }
    },
    Fault(
      "session-start-at-push-click", breaks: "trigger.session-start/nothing-else",
      "Opening the app from a push notification also counts as the start of a session."
    ) {
      $0.triggers.widen { $0 == .sessionStart && $1.kind == .pushClick }
    },
    Fault(
      "push-click-at-session-start", breaks: "trigger.push-click/nothing-else",
      "The start of a session counts as a push click."
    ) {
      $0.triggers.widen { $0 == .pushClick && $1.kind == .sessionStart }
    },
  ]

  private static func withProperties(
    _ id: String, rule: String, _ kind: EventKind,
    _ isOfKind: @escaping @Sendable (Trigger) -> Bool = { _ in true }
  ) -> Fault {
    Fault(
      "\(id)-with-properties-unheard", breaks: "\(rule)/triggers",
      "An event with properties triggers only messages that ask for some."
    ) {
      $0.triggers.narrow { trigger, event, _ in
        switch trigger {
        case .customEvent(_, _?), .specificPurchase(_, _?): true
        default: event.kind != kind || event.properties.isEmpty || !isOfKind(trigger)
        }
      }
    }
  }

  /// The kinds of trigger that may be forgotten when a message has several.
  private static let besideOthers: [Kind] = [
    Kind(id: "session-start"), Kind(id: "push-click"), Kind(id: "any-purchase"),
    Kind(id: "specific-purchase", standsFirst: true), Kind(id: "custom-event", standsFirst: true),
  ]

  /// A kind of trigger, by the end of its rule's id.
  private struct Kind {
    let id: String
    var standsFirst = false
  }

  private static func faults(_ kind: Kind) -> [Fault] {
    let later = Fault(
      "\(kind.id)-as-later-trigger-unheard", breaks: "trigger.\(kind.id)/triggers",
      "Of several triggers only the first is evaluated, if the others are of this kind."
    ) {
      $0.triggers.triggers = { message in
        message.triggers.enumerated().filter { $0.offset == 0 || $0.element.kindID != kind.id }
          .map(\.element)
      }
    }
    let earlier = Fault(
      "\(kind.id)-as-earlier-trigger-unheard", breaks: "trigger.\(kind.id)/triggers",
      "Of several triggers only the last is evaluated, if the others are of this kind."
    ) {
      $0.triggers.triggers = { message in
        let last = message.triggers.count - 1
        return message.triggers.enumerated()
          .filter { $0.offset == last || $0.element.kindID != kind.id }.map(\.element)
      }
    }
    return kind.standsFirst ? [later, earlier] : [later]
  }
}

extension DeliveryPolicy {
  /// Lets a delivery keep, of those messages that wait for such a trigger, only the last.
  fileprivate mutating func keepLast(_ isOfKind: @escaping @Sendable (Trigger) -> Bool) {
    let original = merge
    merge = { known, arrived, session in
      let merged = original(known, arrived, session)
      let last = merged.lastIndex { $0.message.triggers.contains(where: isOfKind) }
      return merged.enumerated()
        .filter {
          $0.offset == last || !$0.element.message.triggers.contains(where: isOfKind)
        }
        .map(\.element)
    }
  }
}

extension Trigger {
  /// The part of the rule's id that names the kind of trigger.
  fileprivate var kindID: String {
    switch self {
    case .sessionStart: "session-start"
    case .pushClick: "push-click"
    case .anyPurchase: "any-purchase"
    case .specificPurchase: "specific-purchase"
    case .customEvent: "custom-event"
    }
  }
}
