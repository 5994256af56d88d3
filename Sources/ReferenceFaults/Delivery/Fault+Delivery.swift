import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern deliveries and their assets (`delivery.*`).
extension Fault {
  static let delivery: [Fault] = [
    Fault(
      "triggerable-before-session", breaks: .deliveryOnSessionStartNotBefore,
      "Messages can be triggered before any session has delivered them."
    ) {
      $0.delivery.everythingAtLaunch()
    },
    Fault(
      "only-first-message-taken", breaks: .deliveryOnSessionStartAll,
      "Only the first message of a delivery is taken in."
    ) {
      $0.delivery.taken = { Array($0.prefix(1)) }
    },
    Fault(
      "ten-messages-taken-at-most", breaks: .deliveryOnSessionStartAll,
      "Only the first ten messages of a delivery are taken in."
    ) {
      $0.delivery.taken = { Array($0.prefix(10)) }
    },
    Fault(
      "later-deliveries-ignored", breaks: .deliveryOnSessionStartAll,
      "Only the first session after a launch takes in its delivery."
    ) {
      let merge = $0.delivery.merge
      $0.delivery.merge = { $2 == 1 ? merge($0, $1, $2) : $0 }
    },

    Fault(
      "deliveries-after-the-third-ignored", breaks: .deliveryOnSessionStartAll,
      "Only the first three sessions after a launch take in their deliveries."
    ) {
      let merge = $0.delivery.merge
      $0.delivery.merge = { $2 <= 3 ? merge($0, $1, $2) : $0 }
    },

    Fault(
      "redelivery-ignored", breaks: .deliveryOnSessionStartAll,
      "A message that was delivered before is not taken in again."
    ) {
      let merge = $0.delivery.merge
      $0.delivery.merge = { known, arrived, session in
        merge(
          known, arrived.filter { new in !known.contains { $0.stored === new.stored } }, session)
      }
    },

    Fault(
      "last-delivered-lost-with-an-earlier", breaks: .deliveryOnSessionStartAll,
      "When a message that is not in the last delivery is displayed, the last one in it is lost."
    ) {
      $0.delivery.lostWithDisplay = { entry, known in
        let current = known.filter(\.isCurrent)
        if entry.message.isLocal || current.contains(where: { $0.stored === entry.stored }) {
          return nil
        }
        return current.last?.stored
      }
    },

    Fault(
      "prefetch-forgotten", breaks: .deliveryPrefetchOnDelivery,
      "Assets are fetched only when their message is triggered."
    ) {
      $0.delivery.prefetchedAssets = { _, _ in [] }
    },
    Fault(
      "prefetch-of-images-only", breaks: .deliveryPrefetchOnDelivery,
      "Images are fetched on delivery, but ZIP files are not."
    ) {
      $0.delivery.fetch { $0.message.image }
    },
    Fault(
      "prefetch-of-zips-only", breaks: .deliveryPrefetchOnDelivery,
      "On delivery, ZIP files are fetched, but images are not."
    ) {
      $0.delivery.fetch { $0.message.zip }
    },
    Fault(
      "prefetch-of-first-message-only", breaks: .deliveryPrefetchOnDelivery,
      "Only the assets of the first delivered message are fetched on delivery."
    ) {
      let assets = $0.delivery.prefetchedAssets
      $0.delivery.prefetchedAssets = { $1.place == 0 ? assets($0, $1) : [] }
    },
    Fault(
      "prefetch-of-three-messages-at-most", breaks: .deliveryPrefetchOnDelivery,
      "Only the assets of the first three delivered messages are fetched on delivery."
    ) {
      let assets = $0.delivery.prefetchedAssets
      $0.delivery.prefetchedAssets = { $1.place < 3 ? assets($0, $1) : [] }
    },
    Fault(
      "prefetch-wasted", breaks: .deliveryPrefetchReadyAtTrigger,
      "Assets that were fetched on delivery are fetched again at the trigger."
    ) {
      $0.delivery.keepsPrefetched = false
    },
    Fault(
      "failed-fetch-not-repeated", breaks: .deliveryPrefetchOnDelivery,
      "An asset that failed on one delivery is not fetched on a later one."
    ) {
      $0.delivery.repeatsFailedFetches = { _ in false }
    },

    Fault(
      "late-assets-not-awaited", breaks: .deliveryLateAssetsNotWithoutThem,
      "A message is displayed without assets that are still loading."
    ) {
      $0.display.whileLoading = { _, _ in .goesOn }
    },
    Fault(
      "late-assets-lose-message", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "A message whose assets are still loading at its trigger is never displayed."
    ) {
      $0.display.whileLoading = { _, _ in .vanishes }
    },
    Fault(
      "late-assets-need-opportunity", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "A message whose assets are still loading at its trigger waits for another opportunity."
    ) {
      $0.display.whileLoading = { _, _ in .needsOpportunity }
    },

    Fault(
      "lowest-priority-first", breaks: .deliveryHighestPriorityHighestWins,
      "The message of lowest priority is triggered."
    ) {
      $0.triggers.choose { $0.best { $0.priority < $1.priority } }
    },
    Fault(
      "priority-ignored", breaks: .deliveryHighestPriorityHighestWins,
      "The message that was delivered first is triggered, whatever its priority."
    ) {
      $0.triggers.choose { Array($0.prefix(1)) }
    },
    Fault(
      "priority-ignored-last-wins", breaks: .deliveryHighestPriorityHighestWins,
      "The message that was delivered last is triggered, whatever its priority."
    ) {
      $0.triggers.choose { $0.suffix(1) }
    },
    Fault(
      "all-matches-triggered", breaks: .deliveryHighestPriorityOnlyOne,
      "All messages that match an event are triggered, the one of highest priority first."
    ) {
      let choose = $0.triggers.choose
      $0.triggers.choose = { matching, kind, answers in
        choose(matching, kind, &answers).withTheOthers(of: matching)
      }
    },
  ]
}

extension DeliveryPolicy {
  /// Makes every message available before any session, in the order of names.
  mutating func everythingAtLaunch() {
    atLaunch = { all in
      all.list.sorted { $0.name < $1.name }.map { Delivered(stored: $0, at: 0) }
    }
  }

  /// Makes the engine fetch at most this asset of each message on delivery.
  fileprivate mutating func fetch(
    only asset: @escaping @Sendable (StoredMessage) -> String?
  ) {
    let original = prefetchedAssets
    prefetchedAssets = { message, arrival in
      original(message, arrival).filter { $0 == asset(message) }
    }
  }
}
