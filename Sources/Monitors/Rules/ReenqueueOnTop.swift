import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.on-top`.
  static let reenqueueOnTop = [
    Monitor(.reenqueueOnTopOnTop, .inWrongOrder) { moment in
      moment.disorder { $0.above.waiting != nil }
    },
    Monitor(.reenqueueOnTopOnce, .withoutCause) { moment in
      moment.leftover { departure, orphan in
        departure != .launch && orphan.track.happenings.contains(.wasReenqueued)
          ? "it had gone back on the stack once" : nil
      }
    },
  ]
}
