import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.offer-when-eligible`.
  static let stackOfferWhenEligible = [
    Monitor(.stackOfferWhenEligibleSessionStart, .missing) { moment in
      guard case .startSession = moment.action else { return nil }
      return moment.lost { _, _ in "a session started" }
    },
    Monitor(.stackOfferWhenEligiblePushClick, .missing) { moment in
      guard case .openFromPush = moment.action else { return nil }
      return moment.lost { _, _ in "the app was opened from a push notification" }
    },
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
    Monitor(.stackOfferWhenEligibleWaitsOn, .lost) { moment in
      moment.lost { _, missed in
        missed.track.happenings.contains(.opportunity)
          ? "an earlier opportunity had not displayed it" : nil
      }
    },
    Monitor(.stackOfferWhenEligibleOnlyWhatWaits, .withoutCause) { moment in
      switch moment.action {
      case .startSession, .openFromPush:
        moment.leftover { _, orphan in
          orphan.seen == .displayed ? "it no longer waited" : nil
        }
      default: nil
      }
    },
  ]
}
