import SpecModel

extension Monitors {
  /// The monitors of `local.no-analytics`.
  static let noAnalytics = [
    Monitor("local.no-analytics/no-impression", .onScreen) { moment in
      for name in moment.impressions where moment.isLocal(name) {
        if moment.action == .logImpression(message: name) { continue }
        return "An impression of `\(name)` was logged, although the app itself made that message."
      }
      return nil
    },
    Monitor("local.no-analytics/no-clicks", .onScreen) { moment in
      for name in moment.clicks where moment.isLocal(name) {
        if moment.action == .logClick(message: name) { continue }
        return "A click on `\(name)` was logged, although the app itself made that message."
      }
      return nil
    },
    Monitor("local.no-analytics/campaigns-are-counted", .inReports) { moment in
      if moment.reports(.impression) {
        for display in moment.displays where !display.message.isLocal {
          if !moment.impressions.contains(display.name) {
            return "No impression of `\(display.name)` was logged when it was displayed."
          }
        }
      }
      guard moment.reports(.click), moment.action == .click, let visible = moment.visible,
        !visible.message.isLocal, !visible.isTapped, !moment.clicks.contains(visible.name)
      else { return nil }
      return "No click on `\(visible.name)` was logged."
    },
  ]
}

extension Moment {
  /// The messages whose impressions were logged.
  var impressions: [String] {
    observations.compactMap { if case .impression(let name) = $0 { name } else { nil } }
  }

  /// The messages on which clicks were logged.
  var clicks: [String] {
    observations.compactMap { if case .click(let name) = $0 { name } else { nil } }
  }

  fileprivate func isLocal(_ name: String) -> Bool { locals.contains(name) }
}
