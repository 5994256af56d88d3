import ClauseIDs
import SpecModel

extension Monitors {
  /// The monitors of `local.no-analytics`.
  static let localNoAnalytics = [
    Monitor(.localNoAnalyticsNoImpression, .onScreen) { moment in
      for name in moment.impressions where moment.isLocal(name) {
        if moment.action == .logImpression(message: name) { continue }
        return "An impression of `\(name)` was logged, although the app itself made that message."
      }
      return nil
    },
    Monitor(.localNoAnalyticsNoClicks, .onScreen) { moment in
      for name in moment.clicks where moment.isLocal(name) {
        if moment.action == .logClick(message: name) { continue }
        return "A click on `\(name)` was logged, although the app itself made that message."
      }
      return nil
    },
    Monitor(.localNoAnalyticsCampaignsAreCounted, .inReports) { moment in
      // What the legacy SDK counts is open (`open.legacy-analytics`).
      if moment.isLegacy { return nil }
      if moment.reports(.impression) {
        for display in moment.displays where !display.message.isLocal {
          if !moment.impressions.contains(display.name) {
            return "No impression of `\(display.name)` was logged when it was displayed."
          }
        }
        if let complaint = moment.surplusImpression { return complaint }
      }
      guard moment.reports(.click), moment.action == .click, let visible = moment.visible,
        !visible.message.isLocal, visible.message.type != .html, !visible.isTapped,
        !moment.clicks.contains(visible.name)
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

  /// Finds more impressions of a campaign than displays.
  ///
  /// The host may log another one, and a message that is on the screen as the app comes back may have another
  /// one (`open.impression-again`).
  fileprivate var surplusImpression: String? {
    if impressions.isEmpty || !reports(.displayed) { return nil }
    if case .logImpression = action { return nil }
    let returns = action == .enterForeground || action == .openFromPush
    for name in impressions where !isLocal(name) {
      let displays = observations.count {
        if case .displayed(name, _) = $0 { true } else { false }
      }
      if impressions.count(where: { $0 == name }) <= displays + (returns ? 1 : 0) { continue }
      return displays == 0
        ? "An impression of `\(name)` was logged, although it was not displayed then."
        : "`\(name)` was displayed, and more than one impression of that was logged."
    }
    return nil
  }

  fileprivate func isLocal(_ name: String) -> Bool { locals.contains(name) }
}
