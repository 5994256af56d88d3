import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `discard.timeout`.
  static let discardTimeout = [
    Monitor(.discardTimeoutPastIt, .onScreen) { moment in
      moment.display { display in
        guard let timeout = display.message.timeout, let since = display.track.clearSince,
          !display.message.isLocal, display.readyAt != .max,
          display.readyAt > since + timeout.milliseconds
        else { return nil }
        return "although its timeout of \(timeout) had passed before it was ready"
      }
    },
    Monitor(.discardTimeoutInTime, .inReports) { moment in
      moment.discard(.timeout) { track in
        guard let timeout = track.message.timeout?.milliseconds else { return nil }
        let first = min(track.since, track.deliveredAt ?? track.since)
        return moment.surroundings.now < first + timeout
          ? "its timeout cannot have passed" : nil
      }
        ?? moment.promises.first { $0.message.timeout != nil }.map {
          "`\($0.name)` was not displayed, although it was ready within its timeout."
        }
        ?? moment.lost { obstacle, missed in
          guard case .asset = obstacle, missed.track.message.timeout != nil else { return nil }
          return "it had been ready within its timeout"
        }
    },
  ]
}
