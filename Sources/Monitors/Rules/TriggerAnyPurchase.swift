import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.any-purchase`.
  static let triggerAnyPurchase = [
    Monitor(.triggerAnyPurchaseTriggers, .missing) { moment in
      moment.unheard { trigger, _ in
        trigger == .anyPurchase ? "the app logged a purchase, for which it waits" : nil
      }
    },
    Monitor(.triggerAnyPurchaseNothingElse, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .otherKind(.anyPurchase, _) = misfit else { return nil }
        return "it listens for a purchase alone"
      }
    },
  ]
}
