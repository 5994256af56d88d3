import ClauseIDs
import ReferenceEngine
import SpecModel

/// Faults that concern what the engine logs about local and other messages
/// (`local.no-analytics`).
extension Fault {
  static let analyticsOfSome: [Fault] = [
    Fault(
      "click-on-empty-screen-logged", breaks: .localNoAnalyticsCampaignsAreCounted,
      "A click on an empty screen is logged for the message that was displayed last."
    ) {
      $0.analytics.logsClickOnEmptyScreen = true
    },
    Fault(
      "impression-once-more-after-relaunch", breaks: .localNoAnalyticsCampaignsAreCounted,
      "After each relaunch, the display of a campaign is logged as one impression more."
    ) {
      $0.analytics.furtherImpressions = {
        if case .rotate = $0.action { 0 } else { $0.relaunches }
      }
    },
    Fault(
      "impression-at-each-turn", breaks: .localNoAnalyticsCampaignsAreCounted,
      "Each turn of the device logs another impression of the visible message."
    ) {
      $0.analytics.furtherImpressions = { if case .rotate = $0.action { 1 } else { 0 } }
    },
    Fault(
      "click-logged-for-the-waiting", breaks: .localNoAnalyticsCampaignsAreCounted,
      "A click is logged for the top message of the stack, if one waits."
    ) {
      $0.analytics.clicked = { visible, waiting in waiting ?? visible.stored }
    },
  ]
}
