import ReferenceEngine
import SpecModel

/// Faults that concern a message whose assets are loading when something else happens (`delivery.late-assets`).
extension Fault {
  static let whileLoading: [Fault] = [
    forgotten("in-background", "the app goes to the background") { _, action in
      action == .enterBackground
    },
    forgotten("on-return", "the app comes back to the foreground") { _, action in
      action == .enterForeground
    },
    forgotten("at-a-turn", "the device is rotated") { _, action in
      if case .rotate = action { true } else { false }
    },
    forgotten("at-another-event", "another custom event is logged") { entry, action in
      switch action {
      case .logEvent(let name, _): !entry.message.triggers.contains { $0.isFor(name) }
      default: false
      }
    },
    forgotten("at-a-purchase", "a purchase is logged that triggers something else") {
      entry, action in
      if case .logPurchase = action {
        !entry.message.triggers.contains(.anyPurchase)
      } else {
        false
      }
    },
    forgotten("at-a-later-session", "another session starts") { entry, action in
      if case .startSession = action {
        !entry.message.triggers.contains(.sessionStart)
      } else {
        false
      }
    },
    forgotten("at-a-push-click", "the app is opened from a push notification") { entry, action in
      action == .openFromPush && !entry.message.triggers.contains(.pushClick)
    },
    forgotten("at-a-dismissal", "the user dismisses another message") { _, action in
      action == .dismiss
    },
    forgotten("at-another-serve", "the network changes") { _, action in
      if case .serve = action { true } else { false }
    },
    forgotten("at-an-api-event", "an API event arrives") { _, action in
      if case .receiveAPIEvent = action { true } else { false }
    },
    forgotten("under-the-keyboard", "the keyboard is shown", in: [.legacy]) { _, action in
      action == .showKeyboard
    },
    forgotten("at-a-click", "the user clicks") { _, action in action == .click },
    forgotten("at-a-choice", "the host changes its answers") { _, action in
      if case .choose = action { true } else { false }
    },
    forgotten("at-a-host-log", "the host logs an impression or a click", in: [.swift]) {
      _, action in
      switch action {
      case .logImpression, .logClick: true
      default: false
      }
    },
    forgotten("without-the-keyboard", "the keyboard is hidden", in: [.legacy]) { _, action in
      action == .hideKeyboard
    },
    Fault(
      "late-assets-given-up-after-a-minute", breaks: "delivery.late-assets/displayed-when-there",
      "A message is lost if its assets are not there a minute after its trigger."
    ) {
      $0.display.forgetsLoading = { entry, world, _ in world.now - entry.triggeredAt > 60_000 }
    },
    Fault(
      "late-assets-for-three-at-most", breaks: "delivery.late-assets/displayed-when-there",
      "Of four messages whose assets are loading, the first is lost."
    ) {
      $0.display.mostLoading = 3
    },
    Fault(
      "late-assets-lost-behind-another", breaks: "delivery.late-assets/displayed-when-there",
      "A message whose assets are loading is lost when another one is displayed."
    ) {
      $0.display.forgetsLoading = { if case .displayed = $2 { true } else { false } }
    },
    Fault(
      "late-assets-for-the-first-alone", breaks: "delivery.late-assets/displayed-when-there",
      "Of two messages that wait for the same asset, one is lost when the other is displayed."
    ) {
      $0.display.forgetsLoading = { entry, _, another in
        guard case .displayed(let displayed) = another else { return false }
        return !Set(displayed.stored.assets).isDisjoint(with: entry.stored.assets)
      }
    },
    withReturn("in-the-background", .background, "in the background"),
    withReturn("behind-a-third", .otherVisible, "behind a visible one"),
    withReturn("put-off", .displayChoice, "because the host puts it off"),
    withReturn("under-the-keyboard", .keyboard, "because of the keyboard", in: [.legacy]),
    withDiscard("by-the-host", .displayChoice, "by the host"),
    withDiscard("for-its-orientation", .orientation, "because of its orientation"),
    withDiscard("for-its-timeout", .timeout, "because of its timeout"),
    withDiscard(
      "for-a-missing-image", .missingImage, "because it lacks its image", in: [.legacy]),
  ]

  /// Returns the fault of forgetting what loads when another message goes back.
  private static func withReturn(
    _ id: String, _ reason: ReenqueueReason, _ words: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(
      "late-assets-lost-with-another-\(id)", breaks: "delivery.late-assets/displayed-when-there",
      "A message whose assets are loading is lost when another one goes back \(words).",
      in: profiles
    ) {
      $0.display.forgetsLoading = { $2?.isReturn(for: reason) == true }
    }
  }

  /// Returns the fault of forgetting what loads when another message is discarded.
  private static func withDiscard(
    _ id: String, _ reason: DiscardReason, _ words: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases
  ) -> Fault {
    Fault(
      "late-assets-lost-with-another-discarded-\(id)",
      breaks: "delivery.late-assets/displayed-when-there",
      "A message whose assets are loading is lost when another one is discarded \(words).",
      in: profiles
    ) {
      $0.display.forgetsLoading = { $2?.isDiscard(for: reason) == true }
    }
  }

  private static func forgotten(
    _ id: String, _ words: String, in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ isMeant: @escaping @Sendable (Entry, Action?) -> Bool
  ) -> Fault {
    Fault(
      "late-assets-lost-\(id)", breaks: "delivery.late-assets/displayed-when-there",
      "A message whose assets are loading is lost when \(words).", in: profiles
    ) {
      $0.display.forgetsLoading = { entry, world, another in
        another == nil && isMeant(entry, world.action)
      }
    }
  }
}

extension Trigger {
  /// Whether it listens for a custom event of this name.
  fileprivate func isFor(_ event: String) -> Bool {
    if case .customEvent(event, _) = self { true } else { false }
  }
}
