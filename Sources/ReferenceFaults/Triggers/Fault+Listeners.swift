import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults in keeping track of the events that messages wait for, and about several triggers.
extension Fault {
  static let listeners: [Fault] =
    singleTriggers + besideOthers.flatMap(faults) + severalTriggers

  private static let singleTriggers: [Fault] = [
    Fault(
      "custom-event-listener-replaced", breaks: .triggerCustomEventTriggers,
      "Of the messages that listen for a custom event, only the last delivered is triggered."
    ) {
      $0.delivery.keepLast { if case .customEvent = $0 { true } else { false } }
    },
    Fault(
      "specific-purchase-listener-replaced", breaks: .triggerSpecificPurchaseTriggers,
      "Of the messages that listen for a product, only the last delivered is triggered."
    ) {
      $0.delivery.keepLast { if case .specificPurchase = $0 { true } else { false } }
    },
    withProperties(
      "custom-event", .customEvent,
      "A custom event with properties triggers only messages that have a filter."),
    withProperties(
      "specific-purchase", .purchase,
      "A purchase with properties triggers a message for its product only if that has a filter."
    ) {
      $0 != .anyPurchase
    },
    withProperties(
      "any-purchase", .purchase,
      "A purchase with properties triggers no message that listens for any purchase."
    ) {
      $0 == .anyPurchase
    },
    Fault(
      "any-purchase-of-plain-names-only", breaks: .triggerAnyPurchaseTriggers,
      "\"Any purchase\" excludes products whose names have spaces or symbols."
    ) {
      $0.triggers.narrow { trigger, event, _ in
        trigger != .anyPurchase
          || (event.name ?? "").allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
    },
    Fault(
      "any-purchase-at-push-click", breaks: .triggerAnyPurchaseNothingElse,
      "A push click triggers messages that listen for any purchase."
    ) {
      $0.triggers.widen { $0 == .anyPurchase && $1.kind == .pushClick }
    },
    Fault(
      "session-start-triggers-everything", breaks: .triggerSessionStartNothingElse,
      "A session start can trigger any message, whatever the message listens for."
    ) {
      $0.triggers.widen { $1.kind == .sessionStart }
    },
    Fault(
      "session-start-at-push-click", breaks: .triggerSessionStartNothingElse,
      "A push click also triggers messages that listen for a session start."
    ) {
      $0.triggers.widen { $0 == .sessionStart && $1.kind == .pushClick }
    },
    Fault(
      "push-click-at-session-start", breaks: .triggerPushClickNothingElse,
      "A session start also triggers messages that listen for a push click."
    ) {
      $0.triggers.widen { $0 == .pushClick && $1.kind == .sessionStart }
    },
  ]

  private static func withProperties(
    _ id: String, _ kind: EventKind, _ summary: String,
    _ isOfKind: @escaping @Sendable (Trigger) -> Bool = { _ in true }
  ) -> Fault {
    Fault(
      "\(id)-with-properties-unheard", breaking: "trigger.\(id)/triggers",
      summary
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
    Kind("session-start"), Kind("push-click"), Kind("any-purchase"),
    Kind("specific-purchase", standsFirst: true), Kind("custom-event", standsFirst: true),
  ]

  /// A kind of trigger, by the end of its rule's id.
  private struct Kind {
    let id: String
    let rule: String
    let standsFirst: Bool

    init(_ id: String, standsFirst: Bool = false) {
      (self.id, rule, self.standsFirst) = (id, "trigger.\(id)", standsFirst)
    }

    /// The kind at the beginning of a sentence.
    var words: String { id.prefix(1).uppercased() + id.dropFirst() }
  }

  private static let severalTriggers: [Fault] = [
    Fault(
      "triggers-after-the-fifth-unheard", breaks: .triggerCustomEventTriggers,
      "Only the first five triggers of a message are heard."
    ) {
      $0.triggers.triggers = { Array($0.triggers.prefix(5)) }
    }
  ]

  private static func faults(_ kind: Kind) -> [Fault] {
    let later = Fault(
      "\(kind.id)-as-later-trigger-unheard", breaking: "\(kind.rule)/triggers",
      "\(kind.words) triggers are ignored unless they are the first of their message."
    ) {
      $0.triggers.triggers = { message in
        message.triggers.enumerated().filter { $0.offset == 0 || $0.element.rule != kind.rule }
          .map(\.element)
      }
    }
    let earlier = Fault(
      "\(kind.id)-as-earlier-trigger-unheard", breaking: "\(kind.rule)/triggers",
      "\(kind.words) triggers are ignored unless they are the last of their message."
    ) {
      $0.triggers.triggers = { message in
        let last = message.triggers.count - 1
        return message.triggers.enumerated()
          .filter { $0.offset == last || $0.element.rule != kind.rule }.map(\.element)
      }
    }
    return kind.standsFirst ? [later, earlier] : [later]
  }
}

extension DeliveryPolicy {
  /// Makes a delivery keep only the last of the messages with such a trigger.
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
