import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.leaves-stack`.
  static let discardLeavesStack = [
    Monitor(.discardLeavesStackGone, .withoutCause) { moment in
      moment.leftover { departure, _ in
        if case .discarded = departure { "it had been discarded" } else { nil }
      }
    },
    Monitor(.discardLeavesStackOthersStay, .lost) { moment in
      moment.lost { _, missed in
        missed.track.happenings.contains(.otherDiscarded)
          ? "only another message had been discarded since" : nil
      }
    },
  ]
}
