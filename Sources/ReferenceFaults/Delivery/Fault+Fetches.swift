import ReferenceEngine
import SpecModel

/// Mistakes about fetches that concern more than one message, or one message more than once.
extension Fault {
  static let fetches: [Fault] = [
    Fault(
      "fetches-awaited-together", breaks: "delivery.late-assets/displayed-when-there",
      "A message whose asset has come is displayed only when no other fetch is under way."
    ) {
      $0.display.awaitsEveryFetch = true
    },
    Fault(
      "arrivals-seen-together", breaks: "delivery.late-assets/displayed-when-there",
      "Assets that come one after the other are taken as if they came together."
    ) {
      $0.display.looksAfterwards = true
    },
    Fault(
      "fetches-missed-after-display", breaks: "delivery.prefetch/ready-at-trigger",
      "An asset that comes soon after a message is displayed is not used."
    ) {
      $0.display.stopsAtDisplay = true
    },
    Fault(
      "session-start-failure-final", breaks: "delivery.prefetch/on-delivery",
      "What failed for a message of the session start is not fetched by later sessions.",
      in: [.swift]
    ) {
      $0.delivery.repeatsFailedFetches = { $0.message.triggers != [.sessionStart] }
    },
    Fault(
      "failed-message-kept-for-next-fetch", breaks: "discard.leaves-stack/gone",
      "A message that was discarded for want of its asset comes with a later fetch of it."
    ) {
      $0.display.keepsFailed = { _, _ in true }
    },
    Fault(
      "one-of-two-failed-kept", breaks: "discard.asset-failed/not-kept",
      "Of two messages that wait for an asset that fails, one comes with a later fetch of it."
    ) {
      $0.display.keepsFailed = { entry, others in
        others.contains { !Set($0.stored.assets).isDisjoint(with: entry.stored.assets) }
      }
    },
  ]
}
