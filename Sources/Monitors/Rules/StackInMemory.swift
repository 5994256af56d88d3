import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.in-memory`.
  static let stackInMemory = [
    Monitor(.stackInMemoryEmptyAfterLaunch, .withoutCause) { moment in
      moment.leftover { departure, _ in
        departure == .launch ? "the app had been relaunched since it was triggered" : nil
      }
    },
    Monitor(.stackInMemoryKeptUntilLaunch, .lost) { moment in
      if case .startSession = moment.action {
        return moment.lost { _, _ in "the app had not been relaunched" }
      }
      return moment.lost { _, missed in
        let noLaunches: Happenings = [
          .session, .background, .apiEvent, .hostLogged, .emptyScreenTouched,
        ]
        return missed.track.happenings.isDisjoint(with: noLaunches)
          ? nil : "the app had not been relaunched"
      }
    },
  ]
}
