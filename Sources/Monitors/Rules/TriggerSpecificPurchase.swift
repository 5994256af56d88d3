import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.specific-purchase`.
  static let triggerSpecificPurchase = [
    Monitor(.triggerSpecificPurchaseTriggers, .missing) { moment in
      moment.unheard { trigger, _ in
        guard case .specificPurchase(let product, _) = trigger else { return nil }
        return "the app logged the purchase of `\(product)`, for which it waits"
      }
    },
    Monitor(.triggerSpecificPurchaseItsProductOnly, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .otherName(.specificPurchase(let wanted, _), let product) = misfit else {
          return nil
        }
        return "it listens for the purchase of `\(wanted)`, and the product was `\(product)`"
      }
    },
    Monitor(.triggerSpecificPurchaseNothingElse, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .otherKind(.specificPurchase(let wanted, _), _) = misfit else { return nil }
        return "it listens for the purchase of `\(wanted)` alone"
      }
    },
  ]
}
