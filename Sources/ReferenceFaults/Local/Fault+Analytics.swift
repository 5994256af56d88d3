import ReferenceEngine
import SpecModel

/// Faults that concern what the engine logs about local and other messages
/// (`local.no-analytics`).
extension Fault {
  static let analytics: [Fault] = [
    Fault(
      "local-impression-logged", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged."
    ) {
      $0.analytics.logsImpression = { _, _ in true }
    },
    Fault(
      "local-click-logged", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged."
    ) {
      $0.analytics.logsClick = { _, _ in true }
    },
  ]

  static let analyticsOfSome: [Fault] = [
    Fault(
      "click-on-empty-screen-logged", breaks: "local.no-analytics/campaigns-are-counted",
      "A click on an empty screen is logged for the message that was displayed last."
    ) {
      $0.analytics.logsClickOnEmptyScreen = true
    },
    Fault(
      "impression-once-more-after-relaunch", breaks: "local.no-analytics/campaigns-are-counted",
      "After each relaunch, the display of a campaign is logged as one impression more."
    ) {
      $0.analytics.furtherImpressions = {
        if case .rotate = $0.action { 0 } else { $0.relaunches }
      }
    },
    Fault(
      "impression-at-each-turn", breaks: "local.no-analytics/campaigns-are-counted",
      "Each turn of the device logs another impression of the visible message."
    ) {
      $0.analytics.furtherImpressions = { if case .rotate = $0.action { 1 } else { 0 } }
    },
    Fault(
      "click-logged-for-the-waiting", breaks: "local.no-analytics/campaigns-are-counted",
      "A click is logged for the top message of the stack, if one waits."
    ) {
      $0.analytics.clicked = { visible, waiting in waiting ?? visible.stored }
    },
    Fault(
      "analytics-off-after-local", breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign is not logged after the display of a local message."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
    Fault(
      "analytics-off-after-local-from-the-stack",
      breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign that waited in the background is not logged after a local one."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = {
        original($0, $1) && !($0.returns == [.background] && $1?.message.isLocal ?? false)
      }
    },
    Fault(
      "clicks-off-after-local", breaks: "local.no-analytics/campaigns-are-counted",
      "A click on a campaign is not logged after the display of a local message."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
    Fault(
      "analytics-on-after-campaign", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged after the display of a campaign."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || !($1?.message.isLocal ?? true) }
    },
    Fault(
      "clicks-on-after-campaign", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged after the display of a campaign."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || !($1?.message.isLocal ?? true) }
    },
    Fault(
      "local-impression-logged-from-stack", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged if the message had to wait."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || !$0.returns.isEmpty }
    },
    Fault(
      "local-impression-logged-from-behind-another", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged if the message waited behind another."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || $0.returns.contains(.otherVisible) }
    },
    Fault(
      "local-click-logged-from-stack", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged if the message went back in the background."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $0.returns.contains(.background) }
    },
    Fault(
      "local-click-logged-from-behind-another", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged if the message waited behind another."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $0.returns.contains(.otherVisible) }
    },
    Fault(
      "second-local-impression-logged", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged after the display of another local message."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || $1?.message.isLocal ?? false }
    },
    Fault(
      "second-local-click-logged", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged after the display of another local message."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $1?.message.isLocal ?? false }
    },
    Fault(
      "campaign-impression-lost-from-stack", breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign is not logged if its message went back in the background."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !$0.returns.contains(.background) }
    },
    Fault(
      "campaign-impression-lost-from-behind-another",
      breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign is not logged if its message waited behind another."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !$0.returns.contains(.otherVisible) }
    },
    Fault(
      "campaign-impression-lost-while-another-waits",
      breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign is not logged while another message waits."
    ) {
      $0.analytics.logsWhileOthersWait = false
    },
    lost("impression", "when-put-off", "the host put its message off") {
      $0.returns.contains(.displayChoice)
    },
    lost("impression", "after-late-assets", "the assets of its message were late") {
      $0.wasLoading
    },
    lost("click", "from-stack", "its message has gone back on the stack") { !$0.returns.isEmpty },
    lost("click", "when-put-off", "the host put its message off") {
      $0.returns.contains(.displayChoice)
    },
    lost("click", "from-behind-another", "its message waited behind another") {
      $0.returns.contains(.otherVisible)
    },
    lost("click", "after-late-assets", "the assets of its message were late") { $0.wasLoading },
    Fault(
      "campaign-impression-lost-when-repeated",
      breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a message is not logged if the same message was displayed before it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && $1 !== $0.stored }
    },
    Fault(
      "campaign-click-lost-when-repeated", breaks: "local.no-analytics/campaigns-are-counted",
      "A click on a message is not logged if the same message was displayed before it."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) && $1 !== $0.stored }
    },
    Fault(
      "campaign-impression-lost", breaks: "local.no-analytics/campaigns-are-counted",
      "No impressions are logged."
    ) {
      $0.analytics.logsImpression = { _, _ in false }
    },
    Fault(
      "campaign-click-lost", breaks: "local.no-analytics/campaigns-are-counted",
      "No clicks are logged."
    ) {
      $0.analytics.logsClick = { _, _ in false }
    },
  ]

  private static func lost(
    _ sort: String, _ id: String, _ words: String, _ isLost: @escaping @Sendable (Entry) -> Bool
  ) -> Fault {
    let isClick = sort == "click"
    return Fault(
      "campaign-\(sort)-lost-\(id)", breaks: "local.no-analytics/campaigns-are-counted",
      "\(isClick ? "A click on" : "The impression of") a campaign is not logged if \(words)."
    ) {
      if isClick {
        let original = $0.analytics.logsClick
        $0.analytics.logsClick = { original($0, $1) && !isLost($0) }
      } else {
        let original = $0.analytics.logsImpression
        $0.analytics.logsImpression = { original($0, $1) && !isLost($0) }
      }
    }
  }
}
