import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern deliveries that take time, or fail.
extension Fault {
  static let underWay: [Fault] = [
    Fault(
      "delivery-not-awaited", breaks: .deliveryOnSessionStartNotBefore,
      "The messages of a delivery can be triggered from the session start, before it arrives."
    ) {
      $0.delivery.isAwaited = false
    },
    Fault(
      "failed-delivery-taken-in", breaks: .deliveryOnSessionStartNotBefore,
      "The messages of a delivery that fails can be triggered."
    ) {
      $0.delivery.isTakenIn = { _, _ in true }
    },
    Fault(
      "late-delivery-given-up", breaks: .deliveryOnSessionStartAll,
      "A delivery that takes longer than five seconds is lost."
    ) {
      $0.delivery.isTakenIn = { delivery, _ in
        delivery.succeeds && delivery.end - delivery.start <= 5000
      }
    },
    Fault(
      "late-delivery-lost-in-background", breaks: .deliveryOnSessionStartAll,
      "A delivery that arrives while the app is in the background is lost."
    ) {
      $0.delivery.isTakenIn = { $0.succeeds && $1.app == .foreground }
    },
    Fault(
      "late-delivery-without-session-start", breaks: .triggerSessionStartItsOwnDelivery,
      "A session start does not trigger what its delivery brings later."
    ) {
      $0.delivery.startsOnArrival = false
    },
    Fault(
      "prefetch-not-for-late-deliveries", breaks: .deliveryPrefetchOnDelivery,
      "Nothing is fetched for the messages of a delivery that takes time."
    ) {
      $0.delivery.prefetchedAssets = { message, arrival in
        arrival.world.action?.kind == .advance ? [] : message.assets
      }
    },
  ]
}
