import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.other-visible`.
  static let reenqueueOtherVisible = [
    Monitor(.reenqueueOtherVisibleNotDisplayed, .onScreen) { moment in
      moment.display { $0.over.map { "while `\($0)` was visible" } }
    },
    Monitor(.reenqueueOtherVisibleWaits, .missing) { moment in
      moment.unkept { obstacle, _ in
        obstacle.isOtherVisible ? "only another visible message was in its way" : nil
      }
    },
    Monitor(.reenqueueOtherVisibleVisibleStays, .onScreen) { moment in
      // What the host logs is a matter of `local.manual-logging`.
      moment.isHostLog
        ? nil : moment.removed.map { "`\($0)` left the screen, although nobody dismissed it." }
    },
    Monitor(.reenqueueOtherVisibleLocalToo, .onScreen) { moment in
      moment.display { display in
        display.message.isLocal ? display.over.map { "by the app while `\($0)` was visible" } : nil
      }
    },
  ]
}
