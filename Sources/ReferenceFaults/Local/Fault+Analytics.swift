import ReferenceEngine
import SpecModel

/// Mistakes about what the engine logs of messages made in the app, and of others
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
      "A click where nothing is on the screen is logged for the message that was there last."
    ) {
      $0.analytics.logsClickOnEmptyScreen = true
    },
    Fault(
      "click-logged-for-the-waiting", breaks: "local.no-analytics/campaigns-are-counted",
      "A click is logged for the message on top of the stack, if one waits."
    ) {
      $0.analytics.clicked = { visible, waiting in waiting ?? visible.stored }
    },
    Fault(
      "analytics-off-after-local", breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign is not logged if a local message was displayed before it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
    Fault(
      "analytics-off-after-local-from-the-stack",
      breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign that waits is not logged if a local message passed it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = {
        original($0, $1) && !($0.returns == [.background] && $1?.message.isLocal ?? false)
      }
    },
    Fault(
      "clicks-off-after-local", breaks: "local.no-analytics/campaigns-are-counted",
      "A click on a campaign's message is not logged if a local one was displayed before it."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) && !($1?.message.isLocal ?? false) }
    },
    Fault(
      "analytics-on-after-campaign", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged if a campaign's was displayed before it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || !($1?.message.isLocal ?? true) }
    },
    Fault(
      "clicks-on-after-campaign", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged if a campaign's was displayed before it."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || !($1?.message.isLocal ?? true) }
    },
    Fault(
      "local-impression-logged-from-stack", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged if it had to wait."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || !$0.returns.isEmpty }
    },
    Fault(
      "local-impression-logged-from-behind-another", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged if it waited behind another."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || $0.returns.contains(.otherVisible) }
    },
    Fault(
      "local-click-logged-from-stack", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged if it had to wait."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $0.returns.contains(.background) }
    },
    Fault(
      "local-click-logged-from-behind-another", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged if it waited behind another."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $0.returns.contains(.otherVisible) }
    },
    Fault(
      "second-local-impression-logged", breaks: "local.no-analytics/no-impression",
      "The impression of a local message is logged if another one was displayed before it."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) || $1?.message.isLocal ?? false }
    },
    Fault(
      "second-local-click-logged", breaks: "local.no-analytics/no-clicks",
      "A click on a local message is logged if another one was displayed before it."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) || $1?.message.isLocal ?? false }
    },
    Fault(
      "campaign-impression-lost-from-stack", breaks: "local.no-analytics/campaigns-are-counted",
      "The impression of a campaign is not logged if its message had to wait."
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
      "campaign-impression-lost-when-repeated",
      breaks: "local.no-analytics/campaigns-are-counted",
      "A message that is displayed twice in a row has one impression."
    ) {
      let original = $0.analytics.logsImpression
      $0.analytics.logsImpression = { original($0, $1) && $1 !== $0.stored }
    },
    Fault(
      "campaign-click-lost-when-repeated", breaks: "local.no-analytics/campaigns-are-counted",
      "Of a message that is displayed twice in a row, only clicks on the first display are logged."
    ) {
      let original = $0.analytics.logsClick
      $0.analytics.logsClick = { original($0, $1) && $1 !== $0.stored }
    },
    Fault(
      "campaign-impression-lost", breaks: "local.no-analytics/campaigns-are-counted",
      "Impressions are not logged at all."
    ) {
      $0.analytics.logsImpression = { _, _ in false }
    },
    Fault(
      "campaign-click-lost", breaks: "local.no-analytics/campaigns-are-counted",
      "Clicks are not logged at all."
    ) {
      $0.analytics.logsClick = { _, _ in false }
    },
  ]
}
