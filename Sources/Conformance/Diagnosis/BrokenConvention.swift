/// A convention of the protocol that an engine was seen not to keep.
///
/// The cases in which it decides say nothing about the rules until the engine keeps it.
package struct BrokenConvention: Hashable, Sendable {
  /// The convention.
  package var id: ConventionID
  /// What the engine does, and the sentence of the protocol that it does not keep.
  package var seen: String
  /// What to do about it.
  package var advice: String
  /// The command that shows a request with which it can be seen by hand.
  package var command: String

  /// Describes a broken convention.
  package init(id: ConventionID, seen: String, advice: String, command: String) {
    (self.id, self.seen, self.advice, self.command) = (id, seen, advice, command)
  }
}

/// The conventions of the protocol that can be checked, in the order of the protocol.
package enum ConventionID: String, Hashable, Sendable, CaseIterable {
  // Names, numbers, texts and dates
  case priorities
  case names
  case triggers
  case patterns
  case urls
  case patience = "fetches_take_their_time"
  case fetchesTogether = "fetches_together"

  // The app and the device
  case openedFromPush = "open_from_push"
  case relaunchedInForeground = "relaunch_in_foreground"
  case relaunchedScreen = "relaunch_empties_screen"
  case relaunchedStack = "relaunch_empties_stack"
  case relaunchedFetches = "relaunch_ends_fetches"
  case relaunchedKeyboard = "relaunch_hides_keyboard"
  case relaunchedOrientation = "relaunch_keeps_orientation"
  case relaunchedHost = "relaunch_keeps_host"
  case relaunchedPresenter = "relaunch_keeps_presenter"
  case relaunchedInterval = "relaunch_keeps_interval"
  case relaunchedNetwork = "relaunch_keeps_network"
  case memory = "background_keeps_memory"
  case servedForSome = "serve_for_some"
  case servedMeanwhile = "serve_meanwhile"
  case deliveredMeanwhile = "deliveries_keep_their_result"
  case deliveredInBackground = "deliveries_go_on_in_background"
  case relaunchedDeliveries = "relaunch_ends_deliveries"
  case deliveredLast = "deliveries_come_last"
  case nothingVisible = "nothing_visible"
  case keyboardInBackground = "background_keeps_keyboard"
  case orientationInBackground = "background_keeps_orientation"
  case intervalOfZero = "interval_of_0"
  case milliseconds
  case endOfAdvance = "end_of_advance"
  case orderOfTime = "order_of_time"

  // The host
  case choiceForEvery = "choice_for_all"
  case choiceForSome = "choice_for_some"
  case nobodyAsked = "nobody_asked"

  // What is reported
  case impressions = "impression_at_display"
  case dismissals = "dismissed_at_dismiss"
  case lastingDisplay = "display_lasts"
  case endedDisplay = "animations_end"
  case prefetchedAtStart = "prefetched_at_start"
  case prefetchedOnce = "prefetched_once"
  case prefetchedByDelivery = "prefetched_by_delivery"
  case purchaseNames = "purchase_names"
}

extension [BrokenConvention] {
  /// The conventions in the order of the protocol.
  package var sortedByProtocol: [BrokenConvention] {
    let order = Dictionary(
      zip(ConventionID.allCases, ConventionID.allCases.indices),
      uniquingKeysWith: { first, _ in first })
    return sorted { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
  }
}
