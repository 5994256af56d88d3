import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.session-start`.
  static let triggerSessionStart = [
    Monitor(.triggerSessionStartTriggers, .missing) { moment in
      moment.unheard { trigger, _ in
        trigger == .sessionStart ? "a session started, for which it waits" : nil
      }
    },
    Monitor(.triggerSessionStartItsOwnDelivery, .missing) { moment in
      moment.unheard { trigger, missed in
        trigger == .sessionStart && missed.track.deliveries == 1
          ? "the session that delivered it started" : nil
      }
    },
    Monitor(.triggerSessionStartNothingElse, .withoutCause) { moment in
      moment.misfit { misfit, _ in
        switch misfit {
        case .otherKind(.sessionStart, _): "it listens for the start of a session alone"
        case .otherKind(_, .sessionStart): "it does not listen for the start of a session"
        default: nil
        }
      }
    },
  ]
}
