import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern fetches for several messages, or repeated fetches for one.
extension Fault {
  static let fetches: [Fault] = [
    Fault(
      "fetches-awaited-together", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "A message whose assets have arrived is displayed only when no other fetch is under way."
    ) {
      $0.display.awaitsEveryFetch = true
    },
    Fault(
      "arrivals-seen-together", breaks: .deliveryLateAssetsDisplayedWhenThere,
      "Assets that arrive one after the other count as arriving together."
    ) {
      $0.display.looksAfterwards = true
    },
    Fault(
      "fetches-missed-after-display", breaks: .deliveryPrefetchReadyAtTrigger,
      "An asset that arrives soon after a display is missed."
    ) {
      $0.display.stopsAtDisplay = true
    },
    Fault(
      "session-start-failure-final", breaks: .deliveryPrefetchOnDelivery,
      "An asset that failed for a message of the session start is not fetched by later sessions.",
      in: [.swift]
    ) {
      $0.delivery.repeatsFailedFetches = { $0.message.triggers != [.sessionStart] }
    },
    Fault(
      "failure-outlasts-next-delivery", breaks: .deliveryPrefetchReadyAtTrigger,
      "A message is discarded for a late failure, although a later delivery has fetched its asset."
    ) {
      $0.editCheck("discard.asset-failed") { check in
        let holds = check.holds
        check.holds = { situation, answers in
          holds(situation, &answers)
            || situation.entry.stored.assets.contains {
              let first = situation.world.start.assets[$0]
              return first.map { !$0.succeeds && $0.after > .zero } ?? false
            }
        }
      }
    },
    Fault(
      "failed-message-kept-for-next-fetch", breaks: .discardLeavesStackGone,
      "A message discarded for a failed asset is displayed when a later fetch brings the asset."
    ) {
      $0.display.keepsFailed = { _, _ in true }
    },
    Fault(
      "one-of-two-failed-kept", breaks: .discardAssetFailedNotKept,
      "Of two messages whose common asset fails, one is displayed when a later fetch brings it."
    ) {
      $0.display.keepsFailed = { entry, others in
        others.contains { !Set($0.stored.assets).isDisjoint(with: entry.stored.assets) }
      }
    },
  ]
}
