import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `local.manual-logging`.
  static let localManualLogging = [
    Monitor(.localManualLoggingImpressions, .inReports) { moment in
      guard !moment.isLegacy, moment.reports(.impression),
        case .logImpression(let name) = moment.action, !moment.impressions.contains(name)
      else { return nil }
      if let other = moment.impressions.first {
        return "The impression of `\(name)` that the host logged was recorded for `\(other)`."
      }
      guard let track = moment.logs else { return nil }
      return "The impression of `\(track.name)` that the host logged was not recorded."
    },
    Monitor(.localManualLoggingClicks, .inReports) { moment in
      guard !moment.isLegacy, moment.reports(.click),
        case .logClick(let name) = moment.action, !moment.clicks.contains(name)
      else { return nil }
      if let other = moment.clicks.first {
        return "The click on `\(name)` that the host logged was recorded for `\(other)`."
      }
      guard let track = moment.logs else { return nil }
      return "The click on `\(track.name)` that the host logged was not recorded."
    },
    Monitor(.localManualLoggingNothingMore, .inReports) { moment in
      switch moment.action {
      case .logImpression(let name) where moment.impressions != [name] && moment.logsMore:
        "The host logged one impression of `\(name)`, and more was recorded."
      case .logClick(let name) where moment.clicks != [name] && moment.logsMore:
        "The host logged one click on `\(name)`, and more was recorded."
      default:
        moment.isHostLog
          ? moment.removed.map { "`\($0)` left the screen because of what the host logged." } : nil
      }
    },
  ]
}

extension Moment {
  /// Whether the host logs something.
  var isHostLog: Bool {
    switch action {
    case .logImpression, .logClick: true
    default: false
    }
  }

  /// Whether more was recorded than the host logged.
  fileprivate var logsMore: Bool { impressions.count + clicks.count > 1 }
}
