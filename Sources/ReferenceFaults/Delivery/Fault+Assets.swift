import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern when messages are delivered and which assets are fetched (`delivery.*`).
extension Fault {
  static let assets: [Fault] = deliveries + keys

  private static let deliveries: [Fault] = [
    delivery("on-return", "A return to the foreground delivers all messages.") {
      $0 == .enterForeground
    },
    delivery("on-push-click", "A push click delivers all messages.") {
      $0 == .openFromPush
    },
    Fault(
      "four-messages-taken", breaks: .deliveryOnSessionStartAll,
      "Only the first four messages of a delivery are taken in."
    ) {
      let merge = $0.delivery.merge
      $0.delivery.merge = { merge($0, Array($1.prefix(4)), $2) }
    },

    unfetched("custom-events", "listen for a custom event") {
      if case .customEvent = $0 { true } else { false }
    },
    unfetched("any-purchase", "listen for any purchase") { $0 == .anyPurchase },
    unfetched("products", "listen for the purchase of a product") {
      if case .specificPurchase = $0 { true } else { false }
    },
    prefetch(
      "not-for-mixed-triggers",
      "Nothing is fetched on delivery for messages that listen for a push click and other events."
    ) {
      message, _ in
      let triggers = message.message.triggers
      return triggers.count > 1 && triggers.contains(.pushClick) ? [] : message.assets
    },
    prefetch("in-first-session-only", "Assets are fetched on delivery only in the first session.") {
      message, arrival in arrival.session == 1 ? message.assets : []
    },
    prefetch(
      "for-five-messages", "On delivery, assets are fetched only for the first five messages."
    ) {
      message, arrival in arrival.place < 5 ? message.assets : []
    },
    prefetch(
      "not-in-background", "Nothing is fetched on delivery if the session starts in the background."
    ) {
      message, arrival in arrival.isInForeground ? message.assets : []
    },
    prefetch(
      "ends-at-what-is-there",
      "Nothing is fetched on delivery for messages that follow one with an asset already there."
    ) {
      message, arrival in arrival.followsFetched ? [] : message.assets
    },
    prefetch(
      "not-while-loading", "Nothing is fetched on delivery while a triggered message loads."
    ) {
      message, arrival in arrival.isMessageLoading ? [] : message.assets
    },
    prefetch("not-with-a-filter", "Nothing is fetched on delivery for messages with a filter.") {
      message, _ in message.message.triggers.contains(where: \.hasFilter) ? [] : message.assets
    },
    prefetch(
      "not-for-the-other-orientation",
      "Nothing is fetched on delivery for messages that do not fit the orientation of the device."
    ) {
      message, arrival in
      message.message.orientation.allows(arrival.world.orientation) ? message.assets : []
    },
    prefetch(
      "not-without-a-presenter", "Nothing is fetched on delivery as long as there is no presenter.",
      in: [.swift]
    ) {
      message, arrival in arrival.world.hasPresenter ? message.assets : []
    },
    Fault(
      "fetch-restarted-at-trigger", breaks: .deliveryPrefetchReadyAtTrigger,
      "A fetch that is under way at the trigger is restarted."
    ) {
      $0.display.keepsFetches = false
    },
    awaiting("images", "A message is displayed without an image that is still loading.") {
      [$0.message.zip].compactMap(\.self)
    },
    awaiting("zips", "A message is displayed without a ZIP file that is still loading.") {
      [$0.message.image].compactMap(\.self)
    },
    unawaited(
      "push-click", "A message that listens for a push click is lost if its assets are late."
    ) {
      entry, _ in entry.message.triggers.contains(.pushClick)
    },
    unawaited("return", "A message that has gone back is lost if its assets are late.") {
      entry, _ in !entry.returns.isEmpty
    },
    unawaited("timeout", "A message with a timeout is lost if its assets are late.") { entry, _ in
      entry.message.timeout != nil
    },
    Fault(
      "late-push-click-image", breaks: .deliveryLateAssetsNotWithoutThem,
      "A message that listens for a push click is displayed without an image that is still loading."
    ) {
      $0.display.awaitedAssets = {
        $0.message.triggers.contains(.pushClick)
          ? [$0.message.zip].compactMap(\.self) : $0.stored.assets
      }
    },
    Fault(
      "late-push-click-zip", breaks: .deliveryLateAssetsNotWithoutThem,
      "A message that listens for a push click is displayed without a ZIP file that is still loading."
    ) {
      $0.display.awaitedAssets = {
        $0.message.triggers.contains(.pushClick)
          ? [$0.message.image].compactMap(\.self) : $0.stored.assets
      }
    },
  ]

  /// Assets that are kept under a part of their URLs.
  private static let keys: [Fault] = [
    key("without-the-query", "without the query") { String($0.prefix { $0 != "?" }) },
    key("without-the-host", "without the host") {
      $0.split(separator: "/").dropFirst(2).joined(separator: "/")
    },
    key("by-file-name", "by the name of the file") {
      $0.contains("?") ? $0 : String($0.split(separator: "/").last ?? "")
    },
    key("by-the-beginning", "by the first 24 characters") { String($0.prefix(24)) },
    key("without-case", "without regard to case") { $0.lowercased() },
    key("decoded", "with encoded slashes decoded") { $0.replacing("%2F", with: "/") },
    key("without-the-extension", "without the extension") {
      $0.contains("?") ? $0 : $0.split(separator: ".").dropLast().joined(separator: ".")
    },
  ]

  private static func key(
    _ id: String, _ words: String, _ key: @escaping @Sendable (String) -> String
  ) -> Fault {
    Fault(
      "assets-kept-\(id)", breaks: .deliveryLateAssetsNotWithoutThem,
      "Assets are kept under their URLs \(words), so that two that differ in the rest are one."
    ) {
      $0.delivery.assetKey = { $0.contains("://") ? key($0) : $0 }
    }
  }

  private static func delivery(
    _ id: String, _ summary: String, _ delivers: @escaping @Sendable (Action) -> Bool
  ) -> Fault {
    Fault("delivered-\(id)", breaks: .deliveryOnSessionStartNotBefore, summary) {
      let original = $0.delivery.names
      $0.delivery.names = { action, all in
        delivers(action) ? all.list.map(\.name).sorted() : original(action, all)
      }
    }
  }

  private static func prefetch(
    _ id: String, _ summary: String,
    in profiles: [Rulebook.Profile] = Rulebook.Profile.allCases,
    _ assets: @escaping @Sendable (StoredMessage, DeliveryPolicy.Arrival) -> [String]
  ) -> Fault {
    Fault("prefetch-\(id)", breaks: .deliveryPrefetchOnDelivery, summary, in: profiles) {
      $0.delivery.prefetchedAssets = assets
    }
  }

  private static func unfetched(
    _ id: String, _ wait: String, _ isOfKind: @escaping @Sendable (Trigger) -> Bool
  ) -> Fault {
    prefetch("not-for-\(id)", "Nothing is fetched on delivery for messages that \(wait).") {
      message, _ in message.message.triggers.contains(where: isOfKind) ? [] : message.assets
    }
  }

  private static func awaiting(
    _ id: String, _ summary: String, _ assets: @escaping @Sendable (Entry) -> [String]
  ) -> Fault {
    Fault("late-\(id)-not-awaited", breaks: .deliveryLateAssetsNotWithoutThem, summary) {
      $0.display.awaitedAssets = assets
    }
  }

  private static func unawaited(
    _ id: String, _ summary: String, _ isLost: @escaping @Sendable (Entry, World) -> Bool
  ) -> Fault {
    Fault(
      "late-assets-lost-with-\(id)", breaks: .deliveryLateAssetsDisplayedWhenThere, summary
    ) {
      $0.display.whileLoading = { isLost($0, $1) ? .vanishes : .waits }
    }
  }
}
