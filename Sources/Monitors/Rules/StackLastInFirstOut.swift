import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.last-in-first-out`.
  static let stackLastInFirstOut = [
    Monitor(.stackLastInFirstOutNewestFirst, .inWrongOrder) { moment in
      moment.disorder { _ in true }
    },
    Monitor(.stackLastInFirstOutDisplayedLeaves, .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .displayed ? "it had left the stack when it was displayed" : nil
      }
    },
    Monitor(.stackLastInFirstOutOthersWaitOn, .lost) { moment in
      moment.lost { _, missed in
        missed.track.happenings.contains(.otherDisplayed)
          ? "only another message had been displayed since" : nil
      }
    },
  ]
}
