import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.custom-event`.
  static let triggerCustomEvent = [
    Monitor(.triggerCustomEventTriggers, .missing) { moment in
      moment.unheard { trigger, _ in
        guard case .customEvent(let name, _) = trigger else { return nil }
        return "the app logged `\(name)`, for which it waits"
      }
    },
    Monitor(.triggerCustomEventItsNameOnly, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .otherName(.customEvent(let wanted, _), let name) = misfit else { return nil }
        return "it listens for `\(wanted)`, and the event was `\(name)`"
      }
    },
    Monitor(.triggerCustomEventNothingElse, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        guard case .otherKind(.customEvent(let wanted, _), _) = misfit else { return nil }
        return "it listens for the custom event `\(wanted)` alone"
      }
    },
  ]
}
