import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `local.display`.
  static let localDisplay = [
    Monitor(.localDisplayDisplayed, .missing) { moment in
      moment.absent { missed in
        missed.how == .local && missed.report == nil
          ? "the app asked for it, and nothing was in its way" : nil
      }
    },
    Monitor(.localDisplayOnRequest, .withoutCause) { moment in
      guard
        let orphan = moment.orphans.first(where: {
          $0.track.message.isLocal && $0.track.departure == nil
        })
      else { return nil }
      return "`\(orphan.name)` \(orphan.seen.rawValue), although the app had not asked for it."
    },
    Monitor(.localDisplayOnTop, .inWrongOrder) { moment in
      moment.disorder { $0.above.message.isLocal }
    },
    Monitor(.localDisplaySameConditions, .onScreen) { moment in
      moment.display { display in
        guard display.message.isLocal else { return nil }
        if let over = display.over { return "on request while `\(over)` was visible" }
        if display.isInBackground(in: moment) { return "on request in the background" }
        return display.isUnderKeyboard(in: moment) ? "on request under the keyboard" : nil
      }
    },
  ]
}
