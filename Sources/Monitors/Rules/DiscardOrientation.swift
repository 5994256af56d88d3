import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.orientation`.
  static let discardOrientation = [
    Monitor(.discardOrientationNotDisplayed, .onScreen) { moment in
      if case .rotate = moment.action { return nil }
      let orientation = moment.surroundings.orientation
      return moment.display {
        $0.message.orientation.allows(orientation) || $0.message.isLocal
          ? nil : "although the device is in \(orientation.rawValue)"
      }
    },
    Monitor(.discardOrientationNotKept, .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .discarded(.orientation)
          ? "it had been discarded for its orientation" : nil
      } ?? moment.kept(.orientation, "it does not fit the orientation of the device")
    },
    Monitor(.discardOrientationFittingDisplayed, .inReports) { moment in
      moment.discard(.orientation) { track in
        track.message.orientation != .any
          && track.message.orientation.allows(moment.orientationBefore)
          && track.message.orientation.allows(moment.surroundings.orientation)
          ? "it fits the orientation of the device" : nil
      }
    },
    Monitor(.discardOrientationAnyFits, .inReports) { moment in
      moment.discard(.orientation) {
        $0.message.orientation == .any ? "it fits any orientation" : nil
      }
    },
  ]
}
