import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `stack.in-memory`.
  static let stackInMemory = [
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
    }
  ]
}
