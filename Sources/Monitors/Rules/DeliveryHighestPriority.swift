import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `delivery.highest-priority`.
  static let deliveryHighestPriority = [
    Monitor(.deliveryHighestPriorityHighestWins, .withoutCause) { moment in
      moment.misfit { misfit, orphan in
        guard case .outdone(let winner) = misfit, !moment.shows(winner) else { return nil }
        return "`\(winner)` matches the event, too, and has a higher priority"
      }
    },
    Monitor(.deliveryHighestPriorityOnlyOne, .withoutCause) { moment in
      moment.misfit { misfit, orphan in
        guard case .outdone(let winner) = misfit,
          moment.shows(winner) || orphan.seen == .waiting || moment.event == nil
        else { return nil }
        return "the event triggers `\(winner)` alone"
      }
    },
    Monitor(.deliveryHighestPriorityAtEachEvent, .lost) { moment in
      moment.unheard { _, missed in
        missed.track.wasPassedOver ? "an earlier event passed it over, and this one does not" : nil
      }
    },
  ]
}

extension Moment {
  /// Whether anything was seen of a message.
  fileprivate func shows(_ name: String) -> Bool {
    observations.contains {
      switch $0 {
      case .displayed(let message, _), .discarded(let message, _), .reenqueued(let message, _):
        message == name
      default: false
      }
    }
  }
}
