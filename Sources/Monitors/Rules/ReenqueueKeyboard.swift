import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `reenqueue.keyboard`.
  static let reenqueueKeyboard = [
    Monitor(.reenqueueKeyboardOldMethod, .lost) { moment in
      guard moment.isLegacy, moment.surroundings.keyboard == .shown,
        moment.surroundings.host.implements == .keyboardDisplayChoice
      else { return nil }
      for (track, reason) in moment.returns where reason == .keyboard {
        return "`\(track.name)` was put back, although the host decides about the keyboard."
      }
      return moment.absent { _ in "the host decides about the keyboard" }
    }
  ]
}
