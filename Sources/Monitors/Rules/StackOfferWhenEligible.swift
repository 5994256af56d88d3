import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.offer-when-eligible`.
  static let stackOfferWhenEligible = [
    Monitor(.stackOfferWhenEligibleTriggerEvent, .missing) { moment in
      // If the engine says that the event matches nothing, and no other copy waits, it has nothing to offer.
      moment.unheard { _, missed in
        missed.isDenied && missed.track.copies == 1
          ? nil : "its trigger event came, and nothing was in its way"
      }
    },
    Monitor(.stackOfferWhenEligibleTheNewest, .inWrongOrder) { moment in
      switch moment.action {
      case .startSession, .openFromPush, .logEvent, .logPurchase:
        moment.disorder { $0.seen != .onStack }
      default: nil
      }
    },
  ]
}
