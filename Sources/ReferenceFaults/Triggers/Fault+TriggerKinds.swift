import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern what triggers a message (`trigger.*`, without the filters).
extension Fault {
  static let triggerKinds: [Fault] = [
    Fault(
      "session-start-unheard", breaks: .triggerSessionStartTriggers,
      "Session starts trigger nothing.",
      edit: ignore { if case .sessionStart = $0 { true } else { false } }),
    Fault(
      "session-start-heard-once", breaks: .triggerSessionStartTriggers,
      "Only the first session start after a launch triggers a message."
    ) {
      $0.triggers.narrow { trigger, _, ordinal in trigger != .sessionStart || ordinal == 1 }
    },
    Fault(
      "delivery-after-session-event", breaks: .triggerSessionStartItsOwnDelivery,
      "A session start is evaluated before its delivery is taken in."
    ) {
      $0.delivery.comesFirst = false
    },

    Fault(
      "custom-event-unheard", breaks: .triggerCustomEventTriggers,
      "Custom events trigger nothing.",
      edit: ignore { if case .customEvent = $0 { true } else { false } }),
    Fault(
      "custom-event-of-any-name", breaks: .triggerCustomEventItsNameOnly,
      "Any custom event triggers a message that listens for one, whatever its name."
    ) {
      $0.triggers.widen { trigger, event in
        if case .customEvent = trigger { event.kind == .customEvent } else { false }
      }
    },
    Fault(
      "custom-event-by-purchase", breaks: .triggerCustomEventNothingElse,
      "A purchase triggers messages that listen for a custom event with the product's name."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .customEvent(let name, _) = trigger else { return false }
        return event.kind == .purchase && event.name == name
      }
    },

    Fault(
      "any-purchase-unheard", breaks: .triggerAnyPurchaseTriggers,
      "Messages that listen for any purchase are never triggered.",
      edit: ignore { $0 == .anyPurchase }
    ),
    Fault(
      "any-purchase-heard-once", breaks: .triggerAnyPurchaseTriggers,
      "Only the first purchase after a launch triggers messages for any purchase."
    ) {
      $0.triggers.narrow { trigger, _, ordinal in trigger != .anyPurchase || ordinal == 1 }
    },
    Fault(
      "any-purchase-by-custom-event", breaks: .triggerAnyPurchaseNothingElse,
      "A custom event triggers messages that listen for any purchase."
    ) {
      $0.triggers.widen { $0 == .anyPurchase && $1.kind == .customEvent }
    },

    Fault(
      "specific-purchase-unheard", breaks: .triggerSpecificPurchaseTriggers,
      "Messages that listen for the purchase of a product are never triggered.",
      edit: ignore { if case .specificPurchase = $0 { true } else { false } }),
    Fault(
      "specific-purchase-of-any-product", breaks: .triggerSpecificPurchaseItsProductOnly,
      "Any purchase triggers a message that listens for one product."
    ) {
      $0.triggers.widen { trigger, event in
        if case .specificPurchase = trigger { event.kind == .purchase } else { false }
      }
    },
    Fault(
      "specific-purchase-by-custom-event", breaks: .triggerSpecificPurchaseNothingElse,
      "A custom event with a product's name triggers messages that listen for its purchase."
    ) {
      $0.triggers.widen { trigger, event in
        guard case .specificPurchase(let product, _) = trigger else { return false }
        return event.kind == .customEvent && event.name == product
      }
    },

    Fault(
      "push-click-unheard", breaks: .triggerPushClickTriggers,
      "Opening the app from a push notification triggers nothing.",
      edit: ignore { $0 == .pushClick }),
    Fault(
      "push-click-at-any-opening", breaks: .triggerPushClickNothingElse,
      "Every return to the foreground triggers what a push click triggers.",
      edit: hear { if case .enterForeground = $0 { Event(kind: .pushClick) } else { nil } }),
    Fault(
      "push-click-as-session-start", breaks: .triggerPushClickTriggers,
      "A push click is evaluated as a session start.",
      edit: hear { if case .openFromPush = $0 { Event(kind: .sessionStart) } else { nil } }),
    pushClickUnheard(
      "in-the-foreground", while: .foreground, "while the app is in the foreground"),
    pushClickUnheard(
      "from-the-background", while: .background, "that brings the app to the foreground"),

    heardOnce("custom-event", "custom event") {
      if case .customEvent = $0 { true } else { false }
    },
    heardOnce("specific-purchase", "purchase", " that listens for a product") {
      if case .specificPurchase = $0 { true } else { false }
    },
    heardOnce("push-click", "push click") { $0 == .pushClick },

    Fault(
      "api-events-trigger", breaks: .triggerSdkEventsOnlyCustomEvents,
      "Custom events that arrive through the API trigger messages.",
      edit: hearAPI(.customEvent)),
    Fault(
      "api-purchases-trigger", breaks: .triggerSdkEventsOnlyPurchases,
      "Purchases that arrive through the API trigger messages.", edit: hearAPI(.purchase)),
  ]

  /// Makes triggers hear no push click while the app is in a state.
  private static func pushClickUnheard(
    _ id: String, while state: AppState, _ words: String
  ) -> Fault {
    Fault(
      "push-click-\(id)-unheard", breaks: .triggerPushClickTriggers,
      "A push click \(words) triggers nothing."
    ) {
      let original = $0.triggers.event
      $0.triggers.event = { action, before in
        action == .openFromPush && before == state ? nil : original(action, before)
      }
    }
  }

  /// Makes triggers of a kind hear only the first event of their kind.
  private static func heardOnce(
    _ id: String, _ words: String, _ restriction: String = "",
    _ isMeant: @escaping @Sendable (Trigger) -> Bool
  ) -> Fault {
    Fault(
      "\(id)-heard-once", breaking: "trigger.\(id)/triggers",
      "Only the first \(words) after a launch can trigger a message\(restriction)."
    ) {
      $0.triggers.narrow { trigger, _, ordinal in !isMeant(trigger) || ordinal == 1 }
    }
  }

  /// Makes triggers of a kind hear no event.
  private static func ignore(
    _ isIgnored: @escaping @Sendable (Trigger) -> Bool
  ) -> @Sendable (inout Rulebook) -> Void {
    { $0.triggers.narrow { trigger, _, _ in !isIgnored(trigger) } }
  }

  /// Replaces the event that an action means.
  private static func hear(
    _ event: @escaping @Sendable (Action) -> Event?
  ) -> @Sendable (inout Rulebook) -> Void {
    {
      let original = $0.triggers.event
      $0.triggers.event = { event($0) ?? original($0, $1) }
    }
  }

  private static func hearAPI(_ kind: EventKind) -> @Sendable (inout Rulebook) -> Void {
    hear {
      guard case .receiveAPIEvent(kind, let name) = $0 else { return nil }
      return Event(kind: kind, name: name)
    }
  }
}

extension TriggerPolicy {
  /// Makes triggers hear more events.
  mutating func widen(_ also: @escaping @Sendable (Trigger, Event) -> Bool) {
    let original = concerns
    concerns = { original($0, $1, $2) || also($0, $1) }
  }

  /// Makes triggers hear fewer events.
  mutating func narrow(_ only: @escaping @Sendable (Trigger, Event, _ ordinal: Int) -> Bool) {
    let original = concerns
    concerns = { original($0, $1, $2) && only($0, $1, $2) }
  }
}
