import ReferenceEngine
import SpecModel

/// Mistakes about deliveries and about what is fetched when (`delivery.*`).
extension Fault {
  static let assets: [Fault] = [
    delivery("on-return", "The return to the app delivers new messages.") {
      $0 == .enterForeground
    },
    delivery("on-push-click", "Opening the app from a push delivers new messages.") {
      $0 == .openFromPush
    },
    Fault(
      "four-messages-taken", breaks: "delivery.on-session-start",
      "Of a delivery, only the first four messages are taken in."
    ) {
      let merge = $0.delivery.merge
      $0.delivery.merge = { merge($0, Array($1.prefix(4)), $2) }
    },

    unfetched("custom-events", "wait for a custom event") {
      if case .customEvent = $0 { true } else { false }
    },
    unfetched("any-purchase", "wait for any purchase") { $0 == .anyPurchase },
    unfetched("products", "wait for the purchase of a product") {
      if case .specificPurchase = $0 { true } else { false }
    },
    prefetch("only-of-one-asset", "Of two assets of a message only the first is fetched ahead.") {
      message, _, _ in Array(message.assets.prefix(1))
    },
    prefetch("only-of-last-asset", "Of two assets of a message only the last is fetched ahead.") {
      message, _, _ in message.assets.suffix(1)
    },
    prefetch("not-of-two-assets", "Nothing is fetched ahead for messages with two assets.") {
      message, _, _ in message.assets.count > 1 ? [] : message.assets
    },
    prefetch("not-of-lone-images", "An image is fetched ahead only beside a ZIP file.") {
      message, _, _ in message.message.zip == nil ? [] : message.assets
    },
    prefetch("not-of-lone-zips", "A ZIP file is fetched ahead only beside an image.") {
      message, _, _ in message.message.image == nil ? [] : message.assets
    },
    prefetch("in-first-session-only", "Only the first session fetches assets ahead.") {
      message, _, session in session == 1 ? message.assets : []
    },
    Fault(
      "fetch-restarted-at-trigger", breaks: "delivery.prefetch",
      "A fetch that is under way at the trigger is begun anew."
    ) {
      $0.display.keepsFetches = false
    },
    awaiting("images", "A message is displayed without the image that is still loading.") {
      [$0.message.zip].compactMap(\.self)
    },
    awaiting("zips", "A message is displayed without the ZIP file that is still loading.") {
      [$0.message.image].compactMap(\.self)
    },
    awaiting("second-asset", "Of two assets only the first is waited for.") {
      Array($0.stored.assets.prefix(1))
    },
    awaiting("first-asset", "Of two assets only the last is waited for.") {
      $0.stored.assets.suffix(1)
    },
    unawaited("push-click", "A message that a push click triggers is lost if its assets are late.")
    {
      entry, _ in entry.message.triggers.contains(.pushClick)
    },
    unawaited("timeout", "A message with a timeout is lost if its assets are late.") { entry, _ in
      entry.message.timeout != nil
    },
    Fault(
      "late-assets-given-up", breaks: "delivery.late-assets",
      "A message is thrown away if its assets take longer than half a minute."
    ) {
      $0.checks.insert(
        DisplayCheck(
          rule: "delivery.late-assets", subject: .surroundings,
          holds: { situation, _ in
            situation.entry.wasLoading
              && situation.world.now - situation.entry.triggeredAt > 30_000
          },
          outcome: .discard(.timeout)), at: 0)
    },
    Fault(
      "late-push-click-image", breaks: "delivery.late-assets",
      "A message that a push click triggers is displayed without the image that still loads."
    ) {
      $0.display.awaitedAssets = {
        $0.message.triggers.contains(.pushClick)
          ? [$0.message.zip].compactMap(\.self) : $0.stored.assets
      }
    },
    Fault(
      "late-push-click-zip", breaks: "delivery.late-assets",
      "A message that a push click triggers is displayed without the ZIP file that still loads."
    ) {
      $0.display.awaitedAssets = {
        $0.message.triggers.contains(.pushClick)
          ? [$0.message.image].compactMap(\.self) : $0.stored.assets
      }
    },
  ]

  private static func delivery(
    _ id: String, _ summary: String, _ delivers: @escaping @Sendable (Action) -> Bool
  ) -> Fault {
    Fault("delivered-\(id)", breaks: "delivery.on-session-start", summary) {
      let original = $0.delivery.names
      $0.delivery.names = { action, all in
        delivers(action) ? all.keys.sorted() : original(action, all)
      }
    }
  }

  private static func prefetch(
    _ id: String, _ summary: String,
    _ assets: @escaping @Sendable (StoredMessage, _ place: Int, _ session: Int) -> [String]
  ) -> Fault {
    Fault("prefetch-\(id)", breaks: "delivery.prefetch", summary) {
      $0.delivery.prefetchedAssets = assets
    }
  }

  private static func unfetched(
    _ id: String, _ wait: String, _ isOfKind: @escaping @Sendable (Trigger) -> Bool
  ) -> Fault {
    prefetch("not-for-\(id)", "Nothing is fetched ahead for messages that \(wait).") {
      message, _, _ in message.message.triggers.contains(where: isOfKind) ? [] : message.assets
    }
  }

  private static func awaiting(
    _ id: String, _ summary: String, _ assets: @escaping @Sendable (Entry) -> [String]
  ) -> Fault {
    Fault("late-\(id)-not-awaited", breaks: "delivery.late-assets", summary) {
      $0.display.awaitedAssets = assets
    }
  }

  private static func unawaited(
    _ id: String, _ summary: String, _ isLost: @escaping @Sendable (Entry, World) -> Bool
  ) -> Fault {
    Fault("late-assets-lost-with-\(id)", breaks: "delivery.late-assets", summary) {
      $0.display.whileLoading = { isLost($0, $1) ? .vanishes : .waits }
    }
  }
}
