import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `trigger.no-match`.
  static let triggerNoMatch = [
    Monitor(.triggerNoMatchReported, .inReports) { moment in
      guard let event = moment.event, event.kind.isNamed, moment.hasSession,
        moment.match == .no, !moment.mayMatchByName, moment.reports(.noMatchingTrigger),
        moment.unmatched.isEmpty
      else { return nil }
      return "`\(event.name)` matches no trigger, and that was not reported."
    },
    Monitor(.triggerNoMatchAsItself, .inReports) { moment in
      guard let event = moment.event, event.kind.isNamed else { return nil }
      for (kind, name) in moment.unmatched {
        let isRightName = event.kind != .customEvent || name.map { $0 == event.name } == true
        if kind != event.kind || !isRightName {
          return "`\(event.name)` matches no trigger, and another event was reported instead."
        }
      }
      return nil
    },
    Monitor(.triggerNoMatchOnlyUnmatched, .inReports) { moment in
      guard let event = moment.event, event.kind.isNamed || moment.hasNoEarlyEvents,
        moment.match == .certain, !moment.intervalMayRun, !moment.unmatched.isEmpty
      else { return nil }
      let what = event.kind.isNamed ? "`\(event.name)`" : "the \(event.kind.words)"
      return "It was reported that \(what) matches no trigger, although it matches one."
    },
  ]
}

extension Moment {
  /// The events for which the engine reported that no trigger matches.
  fileprivate var unmatched: [(EventKind, String?)] {
    observations.compactMap {
      if case .noMatchingTrigger(let kind, let name) = $0 { (kind, name) } else { nil }
    }
  }
}

extension EventKind {
  fileprivate var words: String {
    switch self {
    case .customEvent: "custom event"
    case .purchase: "purchase"
    case .sessionStart: "session start"
    case .pushClick: "push click"
    }
  }
}
