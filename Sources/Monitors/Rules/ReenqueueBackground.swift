import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.background`.
  ///
  /// Both concern only messages that were triggered in the background: whether others may be displayed there
  /// is open (`open.background-offered`, `open.background-load`).
  static let reenqueueBackground = [
    Monitor(.reenqueueBackgroundNotDisplayed, .onScreen) { moment in
      moment.display {
        $0.isInBackground(in: moment) && ($0.track.high == moment.index || $0.track.mayLoad)
          ? "while the app was in the background" : nil
      }
    },
    Monitor(.reenqueueBackgroundWaits, .missing) { moment in
      moment.unkept { obstacle, _ in
        obstacle == .background ? "only the background was in its way" : nil
      }
    },
    Monitor(.reenqueueBackgroundOffTheStack, .onScreen) { moment in
      moment.display {
        $0.isInBackground(in: moment) && $0.track.copies > 0 && !$0.track.mayLoad
          && $0.track.high < moment.index
          ? "off the stack while the app was in the background" : nil
      }
    },
  ]
}
