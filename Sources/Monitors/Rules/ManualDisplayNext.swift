import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `manual.display-next`.
  static let manualDisplayNext = [
    Monitor(.manualDisplayNextTheNewest, .inWrongOrder) { moment in
      moment.action == .displayNext ? moment.disorder { _ in true } : nil
    },
    Monitor(.manualDisplayNextOne, .lost) { moment in
      if moment.action == .displayNext, moment.displays.count > 1 {
        return "`\(moment.displays[1].name)` was displayed at the same request as another message."
      }
      return moment.lost { _, missed in
        missed.track.happenings.contains(.otherDisplayedOnRequest)
          ? "the host had been given another message only" : nil
      }
    },
    Monitor(.manualDisplayNextSameConditions, .onScreen) { moment in
      if moment.action == .displayNext,
        let because = moment.display({ display in
          if let over = display.over { return "at the host's request while `\(over)` was visible" }
          if display.isInBackground(in: moment) { return "at the host's request in the background" }
          return display.isUnderKeyboard(in: moment)
            ? "at the host's request under the keyboard" : nil
        })
      {
        return because
      }
      return moment.lost { _, missed in
        missed.track.happenings.contains(.requestInVain)
          ? "an earlier request by the host had not displayed it" : nil
      }
    },
    Monitor(.manualDisplayNextNoneWaits, .withoutCause) { moment in
      guard moment.action == .displayNext,
        let orphan = moment.orphans.first(where: { $0.seen == .displayed && $0.nothingWaited })
      else { return nil }
      return "`\(orphan.name)` was displayed at the host's request, although no message waited."
    },
  ]
}
