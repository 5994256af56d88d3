import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.keyboard`.
  static let reenqueueKeyboard = [
    Monitor(.reenqueueKeyboardNotDisplayed, .onScreen) { moment in
      moment.display { $0.isUnderKeyboard(in: moment) ? "while the keyboard was up" : nil }
    },
    Monitor(.reenqueueKeyboardWaits, .missing) { moment in
      moment.unkept { obstacle, _ in
        obstacle == .keyboard ? "only the keyboard was in its way" : nil
      }
    },
    Monitor(.reenqueueKeyboardOldMethod, .lost) { moment in
      guard moment.isLegacy, moment.surroundings.keyboard == .shown,
        moment.surroundings.host.implements == .keyboardDisplayChoice
      else { return nil }
      for (track, reason) in moment.returns where reason == .keyboard {
        return "`\(track.name)` was put back, although the host decides about the keyboard."
      }
      return moment.absent { _ in "the host decides about the keyboard" }
    },
    Monitor(.reenqueueKeyboardLocalToo, .onScreen) { moment in
      moment.display {
        $0.message.isLocal && $0.isUnderKeyboard(in: moment)
          ? "by the app while the keyboard was up" : nil
      }
    },
  ]
}
